import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { axeFlawsWithoutScript } from '../../../support/axe.ts';
import { sharedBrowser } from '../../../support/run-host.ts';
import { dataOf } from '../../../support/team.ts';
import { type Answer, type Business, openBusiness, openWorld, type World } from '../../../support/world.ts';
import { openSalon } from '../calendars/salon.ts';
import { fieldsOf, nonceOf, pageGetter, plain, seen } from './read-page.ts';
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

const post = (slug: string, fields: Readonly<Record<string, string>>, search: Search = []): Promise<Answer> =>
  world.call('POST', `/site/${slug}/plusieurs`, {
    rawBody: new URLSearchParams([...Object.entries(fields), ...search.map(([...pair]) => pair)]).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

/** The address of the search further ahead. */
const laterOf = (page: Answer): string | undefined =>
  /<a href="([^"]*)"[^>]*>Chercher plus tard</.exec(page.text)?.[1]?.replaceAll('&amp;', '&');

const ANA = { name: 'Ana Lévy', email: 'ana@example.org' };

const closureOf = async (token: string): Promise<string> =>
  (await dataOf(world.call('GET', '/v1/closures', { token }))).closures[0].closureId;

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
      const form = { ...fieldsOf(page), offer };
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
    const refused = await post(business.slug, { ...fieldsOf(page), offer, name: 'Ana Lévy' });
    expect(refused.status).toBe(400);
    expect(seen(refused)).toContain('value="Ana Lévy"');
    const checked = [...seen(refused).matchAll(/<input[^>]*type="radio"[^>]*checked[^>]*>/g)].map(
      ([tag]) => tag,
    );
    expect(checked.filter((tag) => tag.includes('name="offer"'))).toHaveLength(1);
    expect(nonceOf(refused)).not.toBe(nonceOf(page));
    const none = await post(business.slug, { ...fieldsOf(refused), offer: '', ...ANA });
    expect([none.status, seen(none)]).toEqual([400, expect.stringContaining('Choisissez une proposition.')]);
  });

  test('are refused whole when one was taken meanwhile, with the present offers', async () => {
    const business = await openBusiness(world);
    const page = await get(address(business.slug, twice(business)));
    const [offer = ''] = offersOf(page);
    expect((await post(business.slug, { ...fieldsOf(page), offer, ...ANA })).status).toBe(303);
    const again = await get(address(business.slug, twice(business)));
    const taken = await post(business.slug, {
      ...fieldsOf(again),
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

describe('a contact that was typed', () => {
  const BO = { name: 'Bo Roy', email: 'bo@example.org', note: 'Porte arrière', phone: '514 555-0100' };

  test.each(['fr', 'en'])(
    'goes along with the next search where no offer is left, in no address (%s)',
    async (language) => {
      const business = await openBusiness(world);
      const day: Search = [...twice(business), ['from', '2026-11-24']];
      const page = await get(address(business.slug, day), language);
      const { token } = business.owner;
      const body = { from: '2026-11-24', to: '2026-12-07' };
      await dataOf(world.call('POST', '/v1/closures', { token, body }));
      const taken = await post(business.slug, { ...fieldsOf(page), offer: offersOf(page)[0] ?? '', ...BO });
      expect([taken.status, offersOf(taken)]).toEqual([409, []]);
      expect(alertOf(taken)).not.toBe('');
      await dataOf(world.call('DELETE', `/v1/closures/${await closureOf(token)}`, { token }));
      const again = await post(business.slug, fieldsOf(taken), twice(business));
      expect([again.status, alertOf(again), offersOf(again).length > 0]).toEqual([200, '', true]);
      const html = seen(again);
      for (const value of [BO.name, BO.email, BO.phone]) expect(html).toContain(`value="${value}"`);
      expect(html).toContain('>Porte arrière</textarea>');
      expect(html.match(/href="[^"]*(?:Bo|bo%40|514)[^"]*"/)).toBeNull();
      const booked = await post(business.slug, {
        ...fieldsOf(again),
        ...{ offer: offersOf(again)[0] ?? '', ...BO },
      });
      expect(booked.status).toBe(303);
    },
  );

  test('is not needed for a search, which then stands in the address', async () => {
    const business = await openBusiness(world);
    expect(fieldsOf(await get(address(business.slug, [['service', business.serviceId]])))).toEqual({});
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

describe('what is free alone, or not at all, is told with the dates and names that it is about', () => {
  test('a service without any free time, by its name and until when was looked', async () => {
    const business = await openBusiness(world);
    const { token } = business.owner;
    const other = { name: 'Pneus', durationMin: 450 };
    const { serviceId } = await dataOf(world.call('POST', '/v1/services', { token, body: other }));
    const { windows } = await dataOf(world.call('GET', '/v1/availability', { token }));
    for (const { availabilityId, version } of windows) {
      const path = `/v1/availability/${availabilityId}`;
      await dataOf(world.call('PATCH', path, { token, body: { endTime: '16:00', version } }));
    }
    world.advance(2);
    const page = await get(
      address(business.slug, [
        ['service', business.serviceId],
        ['service', serviceId],
      ]),
    );
    expect([page.status, alertOf(page)]).toEqual([
      200,
      "Plus aucune heure n'est libre d'ici le lundi 7 décembre pour : Pneus.",
    ]);
  });

  test('somebody who does not perform the service, by their name', async () => {
    const salon = await openSalon(world, 2);
    const [alice, bruno] = salon.people;
    const { version } = await dataOf(salon.call('GET', `/v1/services`)).then(({ services }) => services[0]);
    const body = { calendarIds: [alice], version };
    await dataOf(salon.call('PATCH', `/v1/services/${salon.serviceId}`, body));
    const page = await get(address(salon.slug, [...twice(salon), ['with', bruno ?? ''], ['with', '']]));
    expect([page.status, alertOf(page)]).toEqual([
      400,
      expect.stringContaining("Bruno n'offre pas « Vidange »"),
    ]);
  });

  test('a search that was stopped before it had tried everything', async () => {
    const salon = await openSalon(world, 4);
    // One evening with two places, so that no count of people tells that six do not fit.
    const evening = {
      dayOfWeek: 1,
      startTime: '20:00',
      endTime: '21:00',
      capacity: 2,
      calendarId: salon.people[0],
    };
    await dataOf(salon.call('POST', '/v1/availability', evening));
    await dataOf(salon.call('POST', '/v1/slots/generate', { durationMinutes: 15 }));
    const { version } = (await dataOf(salon.call('GET', '/v1/me'))).tenant;
    await dataOf(salon.call('PATCH', '/v1/tenants/current', { booking: { horizonDays: 60 }, version }));
    world.advance(2);
    const six: Search = Array.from({ length: 6 }, () => ['service', salon.serviceId] as const);
    const page = await get(address(salon.slug, [...six, ['arrangement', 'together']]));
    expect([page.status, alertOf(page)]).toEqual([
      200,
      expect.stringMatching(
        /s'est arrêtée avant la fin : rien n'a été trouvé avant le lun\. \d+ d\S+, \S+ h \d\d, et la suite n'a pas été essayée\./,
      ),
    ]);
    expect(alertOf(page)).toContain('nous écrire dans le chat');
    // Each search that is taken up where the former stopped comes further.
    const days = new Set<string>();
    for (let next = laterOf(page); next; next = laterOf(await get(next))) {
      const day = new URLSearchParams(next.split('#')[0]).get('from') ?? '';
      expect(days.has(day)).toBe(false);
      days.add(day);
    }
    expect(days.size).toBeGreaterThan(1);
    expect([...days]).toEqual([...days].toSorted());
  });

  test('more people at once than there is anybody to receive them, as such', async () => {
    const salon = await openSalon(world, 4);
    const five: Search = Array.from({ length: 5 }, () => ['service', salon.serviceId] as const);
    const page = await get(address(salon.slug, [...five, ['arrangement', 'together']]));
    expect([page.status, alertOf(page)]).toEqual([200, expect.stringContaining('pas en même temps')]);
  });

  test('dates of which one alone is free, each with its reason', async () => {
    const business = await openBusiness(world);
    const { token } = business.owner;
    const body = { from: '2026-11-30', to: '2026-12-07' };
    await dataOf(world.call('POST', '/v1/closures', { token, body }));
    world.advance(2);
    const search: Search = [
      ['service', business.serviceId],
      ['count', '3'],
      ['from', '2026-11-24'],
    ];
    const page = await get(address(business.slug, search));
    expect([page.status, alertOf(page)]).toEqual([200, expect.stringContaining('sur deux de ces dates')]);
    const text = seen(page)
      .replace(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .replaceAll('&#x27;', "'");
    expect(text).toContain(
      'Le plus proche : mar. 24 nov., 9 h 00, libre ce jour-là seulement. ' +
        'Pas le mardi 1er décembre : fermé Pas le mardi 8 décembre : pas encore ouvert à la réservation',
    );
  });

  test('more searches than one address makes in a minute, and when to search again', async () => {
    const business = await openBusiness(world);
    const search = () =>
      world.call('GET', address(business.slug, twice(business)), { viewer: '203.0.113.99' });
    for (let nth = 0; nth < 30; nth += 1) expect((await search()).status).toBe(200);
    const refused = await search();
    expect([refused.status, alertOf(refused), offersOf(refused)]).toEqual([
      403,
      expect.stringContaining('Trop de demandes'),
      [],
    ]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('several dates', () => {
  test.each([
    ['of one service', 1],
    ['of a row', 2],
  ])('%s are offered with those left out, and booked all at once', async (_what, services) => {
    const business = await openBusiness(world);
    const rows: Search = Array.from({ length: services }, () => ['service', business.serviceId] as const);
    const page = await get(
      address(business.slug, [...rows, ['count', '3'], ['everyWeeks', '1'], ['from', '2026-11-24']]),
    );
    const [offer = ''] = offersOf(page);
    expect(seen(page)).toContain('pas encore ouvert à la réservation');
    const booked = await post(business.slug, { ...fieldsOf(page), offer, ...ANA });
    expect(booked.status).toBe(303);
    const { token } = business.owner;
    const { bookings } = await dataOf(world.call('GET', '/v1/bookings', { token }));
    expect(bookings).toHaveLength(2 * services);
    const [first, ...others] = bookings;
    for (const { basketId } of others) expect(basketId).toBe(first.basketId);
  });
});

describe('the link to the other language', () => {
  const otherOf = (page: Answer): string =>
    (/<a href="([^"]*)" hrefLang="en"/.exec(page.text)?.[1] ?? '').replaceAll('&amp;', '&');

  test.each<readonly [string, string]>([
    ['count', 'x'],
    ['arrangement', 'sideways'],
    ['everyWeeks', '9'],
    ['from', '2026-02-30'],
  ])('keeps a %s that could not be read, so that it is refused there too', async (name, value) => {
    const business = await openBusiness(world);
    const page = await get(address(business.slug, [...twice(business), [name, value]]));
    expect(new URLSearchParams(otherOf(page).split('?')[1]).get(name)).toBe(value);
    const other = await get(otherOf(page));
    expect([other.status, alertOf(other)]).toEqual([400, expect.stringContaining('could not be read')]);
  });
});

describe('in a browser without scripts', () => {
  const open = async (language: string): Promise<Page> => {
    const viewport = { width: 390, height: 844 };
    const context = await browser.newContext({ javaScriptEnabled: false, locale: language, viewport });
    return context.newPage();
  };

  test.each([
    ['fr', /^Plusieurs services/, 'Voir les propositions', 'Tout réserver'],
    ['en', /^Several services/, 'Show offers', 'Book it all'],
  ])('a visitor in %s searches, reads the offers and books', async (language, several, search, submit) => {
    const salon = await openSalon(world, 2);
    const page = await open(language);
    await page.goto(`${site.origin}/site/${salon.slug}`);
    await page.getByRole('button', { name: several }).click();
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

  test('keeps a contact that is being typed while further offers and the other language are looked at', async () => {
    const salon = await openSalon(world, 2);
    const { version } = (await dataOf(salon.call('GET', '/v1/me'))).tenant;
    await dataOf(salon.call('PATCH', '/v1/tenants/current', { booking: { horizonDays: 60 }, version }));
    const page = await open('fr');
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    await page.goto(`${site.origin}${address(salon.slug, twice(salon))}`);
    await page.fill('input[name="name"]', 'Ana Lévy');
    await page.fill('input[name="email"]', 'ana@example.org');
    for (const more of await page.locator('#propositions summary').all()) await more.click();
    const firstOffer = page.locator('#propositions label').first();
    const first = await firstOffer.textContent();
    await page.getByRole('button', { name: 'Chercher plus tard', exact: true }).click();
    expect(await page.inputValue('input[name="name"]')).toBe('Ana Lévy');
    expect(await firstOffer.textContent()).not.toBe(first);
    await page.getByRole('button', { name: 'English', exact: true }).click();
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    expect(await page.inputValue('input[name="email"]')).toBe('ana@example.org');
    await page.locator('input[name="offer"]').first().check();
    await page.locator('#reservation input[name="email"]').press('Enter');
    await page.waitForURL(/\/rdv\//);
    const { bookings } = (await world.call('GET', '/v1/bookings', { token: salon.owner.token })).json.data;
    expect(bookings).toHaveLength(2);
    for (const asked of addresses) expect(decodeURIComponent(asked)).not.toMatch(/Ana|example\.org/);
    await page.context().close();
  });

  test.each([
    ['fr', 'Le plus proche', 'Pas le mardi 1er décembre : fermé'],
    ['en', 'The nearest', 'Not on Tuesday, December 1: closed'],
  ])(
    'reads in %s why no two dates are free, within the width of a phone',
    async (language, nearest, reason) => {
      const business = await openBusiness(world);
      const { token } = business.owner;
      const body = { from: '2026-11-30', to: '2026-12-07' };
      await dataOf(world.call('POST', '/v1/closures', { token, body }));
      world.advance(2);
      const page = await open(language);
      const search: Search = [
        ['service', business.serviceId],
        ['count', '3'],
        ['from', '2026-11-24'],
      ];
      await page.goto(`${site.origin}${address(business.slug, search)}&lang=${language}`);
      await page.locator('#propositions').getByText(nearest).waitFor();
      const reasons = (await page.locator('#propositions').getByRole('listitem').allInnerTexts()).map(plain);
      expect(reasons).toHaveLength(2);
      expect(reasons[0]).toBe(reason);
      const isWide = await page.locator('html').evaluate((root) => root.scrollWidth > root.clientWidth);
      expect(isWide).toBe(false);
      expect(await axeFlawsWithoutScript(browser, page.url(), { width: 390, height: 844 })).toEqual([]);
      await page.context().close();
    },
  );
});
