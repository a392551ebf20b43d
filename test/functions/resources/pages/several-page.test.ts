import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { axeFlawsWithoutScript } from '../../../support/axe.ts';
import { sharedBrowser } from '../../../support/run-host.ts';
import { type Answer, type Business, openBusiness, openWorld, type World } from '../../../support/world.ts';
import { openSalon } from '../calendars/salon.ts';
import { nonceOf, pageGetter, seen } from './read-page.ts';
import { servePages } from './serve-pages.ts';

let world: World;
let browser: Browser;
let site: Awaited<ReturnType<typeof servePages>>;
let get: ReturnType<typeof pageGetter>;
beforeAll(async () => {
  [world, browser] = await Promise.all([openWorld(), sharedBrowser()]);
  get = pageGetter(world);
  site = await servePages(world);
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
  await world?.stop();
});

type Search = ReadonlyArray<readonly [name: string, value: string]>;

const address = (slug: string, search: Search): string =>
  `/site/${slug}/plusieurs?${new URLSearchParams([['find', '1'], ...search.map(([...pair]) => pair)])}`;

const twice = ({ serviceId }: Pick<Business, 'serviceId'>): Search => [
  ['service', serviceId],
  ['service', serviceId],
];

const offersOf = (page: Answer): readonly string[] =>
  [...seen(page).matchAll(/<input[^>]*type="radio"[^>]*>/g)]
    .filter(([tag]) => tag.includes('name="offer"'))
    .map(([tag]) => /value="([^"]+)"/.exec(tag)?.[1] ?? '');

/** The values of the form that books. */
const hiddenOf = (page: Answer): Record<string, string> => {
  const form = seen(page).split('method="post"')[1] ?? '';
  const inputs = [
    ...(form.split('</form>')[0]?.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g) ?? []),
  ];
  return Object.fromEntries(inputs.map(([, name = '', value = '']) => [name, value]));
};

const post = (slug: string, fields: Readonly<Record<string, string>>): Promise<Answer> =>
  world.call('POST', `/site/${slug}/plusieurs`, {
    rawBody: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

const ANA = { name: 'Ana Lévy', email: 'ana@example.org' };

const alertOf = (page: Answer): string =>
  (/<p role="alert"[^>]*>([^<]*)</.exec(seen(page))?.[1] ?? '').replace(/&#x27;/g, "'");

describe('several appointments at once, without JavaScript', () => {
  test('are led to from the public page, with its service and campaign', async () => {
    const { slug, serviceId } = await openBusiness(world);
    const html = seen(await get(`/site/${slug}?utm_source=ami`));
    expect(html.replaceAll('&amp;', '&')).toContain(
      `/site/${slug}/plusieurs?lang=fr&service=${serviceId}&utm_source=ami`,
    );
    const empty = await get(`/site/${slug}/plusieurs?service=${serviceId}`);
    expect([empty.status, offersOf(empty), alertOf(empty)]).toEqual([200, [], '']);
  });

  test.each(['in_a_row', 'together'] as const)(
    '%s, are booked all at once, with the page of all',
    async (how) => {
      const salon = await openSalon(world, 3);
      const page = await get(address(salon.slug, [...twice(salon), ['arrangement', how]]));
      const [offer = ''] = offersOf(page);
      expect([page.status, offersOf(page).length]).toEqual([200, 24]);
      const form = { ...hiddenOf(page), offer };
      const booked = await post(salon.slug, { ...form, ...ANA });
      expect(booked.status).toBe(303);
      const { bookings } = (await world.call('GET', '/v1/bookings', { token: salon.owner.token })).json.data;
      expect(bookings).toHaveLength(2);
      const [one, other] = bookings;
      expect(one.basketId).toBe(other.basketId);
      if (how === 'together') expect(one.startAt).toBe(other.startAt);
      // The same form sent twice books once.
      expect((await post(salon.slug, { ...form, ...ANA })).headers.location).toBe(booked.headers.location);
      expect(seen(await get(booked.headers.location ?? ''))).toContain('rendez-vous');
    },
  );

  test('keep what was typed and the picked offer when the form is refused', async () => {
    const business = await openBusiness(world);
    const page = await get(address(business.slug, twice(business)));
    const offer = offersOf(page)[1] ?? '';
    const refused = await post(business.slug, { ...hiddenOf(page), offer, name: 'Ana Lévy' });
    expect(refused.status).toBe(400);
    expect(seen(refused)).toContain('value="Ana Lévy"');
    const checked = [...seen(refused).matchAll(/<input[^>]*type="radio"[^>]*checked[^>]*>/g)].map(
      ([tag]) => tag,
    );
    expect(checked.filter((tag) => tag.includes('name="offer"'))).toHaveLength(1);
    expect(nonceOf(refused)).not.toBe(nonceOf(page));
    const none = await post(business.slug, { ...hiddenOf(refused), ...ANA });
    expect([none.status, seen(none)]).toEqual([400, expect.stringContaining('Choisissez une proposition.')]);
  });

  test('are refused whole when one was taken meanwhile, with the present offers', async () => {
    const business = await openBusiness(world);
    const page = await get(address(business.slug, twice(business)));
    const [offer = ''] = offersOf(page);
    expect((await post(business.slug, { ...hiddenOf(page), offer, ...ANA })).status).toBe(303);
    const again = await get(address(business.slug, twice(business)));
    const taken = await post(business.slug, {
      ...hiddenOf(again),
      offer,
      name: 'Luc Roy',
      email: 'luc@example.org',
    });
    expect([taken.status, offersOf(taken).length > 0]).toEqual([409, true]);
    expect(alertOf(taken)).not.toBe('');
    const { bookings } = (await world.call('GET', '/v1/bookings', { token: business.owner.token })).json.data;
    expect(bookings).toHaveLength(2);
  });
});

describe('what cannot be found is told with its reason', () => {
  const told = async (search: (business: Business) => Search, language = 'fr') => {
    const business = await openBusiness(world);
    const page = await get(address(business.slug, search(business)), language);
    return [page.status, alertOf(page), offersOf(page).length];
  };

  test.each<readonly [string, (business: Business) => Search, string]>([
    [
      'a service that is not offered',
      () => [
        ['service', 'x'],
        ['service', 'y'],
      ],
      "n'est plus offert",
    ],
    ['one appointment', ({ serviceId }) => [['service', serviceId]], 'au moins deux services'],
    ['nothing', () => [], 'au moins deux services'],
    [
      '13 services',
      (one) => Array.from({ length: 13 }, () => ['service', one.serviceId] as const),
      'au plus',
    ],
    ['more dates than may be booked', (one) => [...twice(one), ['count', '12']], 'au plus'],
    ['a day that is none', (one) => [...twice(one), ['from', '2026-02-30']], "n'a pas pu être lue"],
    ['a number that is none', (one) => [...twice(one), ['count', 'x']], "n'a pas pu être lue"],
    ['an order that is none', (one) => [...twice(one), ['arrangement', 'sideways']], "n'a pas pu être lue"],
    ['more weeks apart than there are', (one) => [...twice(one), ['everyWeeks', '9']], "n'a pas pu être lue"],
    ['a day too far ahead', (one) => [...twice(one), ['from', '2031-01-01']], "On réserve jusqu'au"],
  ])('%s', async (_what, search, words) => {
    expect(await told(search)).toEqual([400, expect.stringContaining(words), 0]);
  });

  test('in English too', async () => {
    expect(await told(() => [['service', 'x']], 'en')).toEqual([
      400,
      expect.stringContaining('no longer offered'),
      0,
    ]);
  });

  test('a person who is unknown is refused', async () => {
    const [status, words] = await told((one) => [...twice(one), ['with', 'x'], ['with', '']]);
    expect([status, words]).toEqual([400, expect.stringMatching(/./)]);
  });

  test('at the same time where one person works, though each is free alone', async () => {
    const business = await openBusiness(world);
    const page = await get(address(business.slug, [...twice(business), ['arrangement', 'together']]));
    expect([page.status, alertOf(page)]).toEqual([200, expect.stringContaining('pas en même temps')]);
  });
});

describe('in a browser without scripts', () => {
  const open = async (language: string): Promise<Page> => {
    const viewport = { width: 390, height: 844 };
    const context = await browser.newContext({ javaScriptEnabled: false, locale: language, viewport });
    return context.newPage();
  };

  test.each([
    ['fr', 'Voir les propositions', 'Tout réserver'],
    ['en', 'Show offers', 'Book it all'],
  ])('a visitor in %s searches, reads the offers and books', async (language, search, submit) => {
    const salon = await openSalon(world, 2);
    const page = await open(language);
    await page.goto(`${site.origin}/site/${salon.slug}`);
    await page.click(`a[href*="/plusieurs"]`);
    await page.locator('select[name="service"]').nth(1).selectOption(salon.serviceId);
    await page.click(`text=${search}`);
    await page.locator('input[name="offer"]').first().check();
    const isWide = await page.locator('html').evaluate((root) => root.scrollWidth > root.clientWidth);
    expect(isWide).toBe(false);
    expect(await axeFlawsWithoutScript(browser, page.url(), { width: 390, height: 844 })).toEqual([]);
    await page.fill('input[name="name"]', 'Ana Lévy');
    await page.fill('input[name="email"]', 'ana@example.org');
    await page.click(`text=${submit}`);
    await page.waitForURL(/\/rdv\//);
    const { bookings } = (await world.call('GET', '/v1/bookings', { token: salon.owner.token })).json.data;
    expect(bookings).toHaveLength(2);
    await page.context().close();
  });
});
