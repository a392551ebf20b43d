import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { axeFlawsWithoutScript } from '../../../support/axe.ts';
import { sharedBrowser } from '../../../support/run-host.ts';
import { dataOf } from '../../../support/team.ts';
import { openWorld, type World } from '../../../support/world.ts';
import { openSalon } from '../calendars/salon.ts';
import { servePages } from './serve-pages.ts';

let world: World;
let browser: Browser;
let site: Awaited<ReturnType<typeof servePages>>;
beforeAll(async () => {
  [world, browser] = await Promise.all([openWorld(), sharedBrowser()]);
  site = await servePages(world);
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
  await world?.stop();
});

const PHONE = { width: 390, height: 844 };

/** A salon of two with two services and a waitlist, in a browser without scripts; `addresses` are all that it asked for. */
const opened = async (language: 'fr' | 'en') => {
  const salon = await openSalon(world, 2);
  const added = await dataOf(salon.call('POST', '/v1/services', { name: 'Freins', durationMin: 30 }));
  const context = await browser.newContext({ javaScriptEnabled: false, locale: language, viewport: PHONE });
  const page = await context.newPage();
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  const open = (path: string) => page.goto(`${site.origin}/site/${salon.slug}${path}`);
  return { salon, page, addresses, open, otherId: String(added.serviceId), close: () => context.close() };
};

const TYPED = { name: 'Ana Lévy', email: 'ana@example.org', phone: '514 555-0142', note: 'Deux\nlignes' };

const type = async (page: Page): Promise<void> => {
  for (const [name, value] of Object.entries(TYPED)) await page.fill(`#reservation [name="${name}"]`, value);
};

const typedIn = async (page: Page): Promise<Record<string, string>> => {
  const values = await Promise.all(
    Object.keys(TYPED).map(async (name) => [name, await page.inputValue(`#reservation [name="${name}"]`)]),
  );
  return Object.fromEntries(values);
};

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

const service = (page: Page, nth: number) => page.locator('select[name="service"]').nth(nth);

const expectNoContactIn = (addresses: readonly string[]) => {
  for (const address of addresses) expect(decodeURIComponent(address)).not.toMatch(/Ana|example\.org|555/);
};

/** Whether the window shows the page of an appointment from its top. */
const isAtItsTop = async (page: Page): Promise<boolean> => {
  await page.waitForURL(/\/rdv\/.+#rendez-vous$/);
  const isTop = await page.locator('html').evaluate((root) => root.scrollTop === 0);
  return isTop && (await page.locator('#rendez-vous h1').isVisible());
};

const twice = (id: string) => `/plusieurs?find=1&service=${id}&service=${id}`;

describe('what was typed beside offers of several, without JavaScript', () => {
  test.each([
    ['fr', 'Voir les propositions', 'Tout réserver'],
    ['en', 'Show offers', 'Book it all'],
  ] as const)(
    'stays, in no address, while others are searched for, and is booked with them (%s)',
    async (language, search, submit) => {
      const { salon, page, addresses, open, otherId, close } = await opened(language);
      await open(`${twice(salon.serviceId)}&utm_source=ami`);
      await type(page);
      await service(page, 1).selectOption(otherId);
      await button(page, search).click();
      expect(await typedIn(page)).toEqual(TYPED);
      expect([await service(page, 0).inputValue(), await service(page, 1).inputValue()]).toEqual([
        salon.serviceId,
        otherId,
      ]);
      const wide = await page.locator('html').evaluate((root) => root.scrollWidth > root.clientWidth);
      expect(wide).toBe(false);
      await page.locator('input[name="offer"]').first().check();
      await button(page, submit).click();
      expect(await isAtItsTop(page)).toBe(true);
      const { bookings } = await dataOf(salon.call('GET', '/v1/bookings'));
      expect(bookings.map((one: { serviceId: string }) => one.serviceId).toSorted()).toEqual(
        [salon.serviceId, otherId].toSorted(),
      );
      expect((await dataOf(salon.call('GET', '/v1/leads'))).leads).toMatchObject([
        { name: TYPED.name, utm: { source: 'ami' } },
      ]);
      expectNoContactIn(addresses);
      await close();
    },
  );

  test('stays where a search finds nothing, and in the next one', async () => {
    const { salon, page, addresses, open, close } = await opened('fr');
    await open(twice(salon.serviceId));
    await type(page);
    await page.fill('input[name="from"]', '2031-01-01');
    await button(page, 'Voir les propositions').click();
    expect(await page.locator('input[name="offer"]').count()).toBe(0);
    await page.fill('input[name="from"]', '');
    await button(page, 'Voir les propositions').click();
    expect(await typedIn(page)).toEqual(TYPED);
    expectNoContactIn(addresses);
    await close();
  });

  test('is not booked for what is no longer chosen: what is chosen is offered', async () => {
    const { salon, page, open, otherId, close } = await opened('fr');
    await open(twice(salon.serviceId));
    await type(page);
    await page.locator('input[name="offer"]').first().check();
    await service(page, 1).selectOption(otherId);
    await button(page, 'Tout réserver').click();
    await page.locator('#offer-error').waitFor();
    expect((await dataOf(salon.call('GET', '/v1/bookings'))).bookings).toEqual([]);
    expect(await typedIn(page)).toEqual(TYPED);
    await page.locator('input[name="offer"]').first().check();
    await button(page, 'Tout réserver').click();
    await page.waitForURL(/\/rdv\//);
    expect((await dataOf(salon.call('GET', '/v1/bookings'))).bookings).toHaveLength(2);
    await close();
  });
});

describe('what was typed for one appointment or for several, without JavaScript', () => {
  test.each([
    ['fr', /^Plusieurs services/, /^Retour à la page/],
    ['en', /^Several services/, /^Back to the business/],
  ] as const)('goes along to the other form and back (%s)', async (language, several, back) => {
    const { salon, page, addresses, open, otherId, close } = await opened(language);
    await open(`?service=${salon.serviceId}&utm_source=ami`);
    await type(page);
    await page.selectOption('#reservation select[name="service"]', otherId);
    await button(page, several).click();
    expect(await service(page, 0).inputValue()).toBe(otherId);
    await service(page, 1).selectOption(salon.serviceId);
    await button(page, language === 'fr' ? 'Voir les propositions' : 'Show offers').click();
    expect(await typedIn(page)).toEqual(TYPED);
    await button(page, back).click();
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    expect(await typedIn(page)).toEqual(TYPED);
    expect(await page.inputValue('#reservation select[name="service"]')).toBe(otherId);
    await button(page, several).click();
    await button(page, back).click();
    expect(await typedIn(page)).toEqual(TYPED);
    expect(await page.locator('#reservation input[name="utm_source"]').inputValue()).toBe('ami');
    expectNoContactIn(addresses);
    await close();
  });
});

describe('the form for the waitlist', () => {
  test.each([
    ['fr', /^Aucun moment/, /^Retour/],
    ['en', /^No time/, /^Back/],
  ] as const)(
    'begins with what was typed for an appointment, and gives it back (%s)',
    async (language, wait, back) => {
      const { page, addresses, open, otherId, close } = await opened(language);
      await open('?utm_source=ami');
      await type(page);
      await page.selectOption('#reservation select[name="service"]', otherId);
      await button(page, wait).click();
      expect(await page.locator('html').getAttribute('lang')).toBe(language);
      expect(await page.inputValue('select[name="serviceId"]')).toBe(otherId);
      expect([
        await page.inputValue('#reservation [name="name"]'),
        await page.inputValue('#reservation [name="email"]'),
      ]).toEqual([TYPED.name, TYPED.email]);
      expect(await page.locator('[name="consent"]').isChecked()).toBe(false);
      expect(await page.locator('[role="alert"]').count()).toBe(0);
      await page.fill('#reservation [name="email"]', 'ana@example.com');
      await button(page, back).click();
      expect(await page.inputValue('#reservation select[name="service"]')).toBe(otherId);
      expect(await typedIn(page)).toEqual({ ...TYPED, email: 'ana@example.com' });
      expect(await page.locator('#reservation input[name="utm_source"]').inputValue()).toBe('ami');
      expectNoContactIn(addresses);
      await close();
    },
  );
});

describe('the page of several with a contact on it', () => {
  test('has no flaw for a screen reader, and its Enter key books', async () => {
    const { salon, page, open, close } = await opened('fr');
    await open(twice(salon.serviceId));
    expect(await axeFlawsWithoutScript(browser, page.url(), PHONE)).toEqual([]);
    await type(page);
    await page.locator('input[name="offer"]').first().check();
    await page.locator('#reservation [name="email"]').press('Enter');
    await page.waitForURL(/\/rdv\//);
    expect((await dataOf(salon.call('GET', '/v1/bookings'))).bookings).toHaveLength(2);
    await close();
  });
});
