import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { axeFlawsWithoutScript } from '../../../support/axe.ts';
import { sharedBrowser } from '../../../support/run-host.ts';
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

/** A salon of two with two services, on its page in a browser without scripts; `addresses` are all that it asked for. */
const opened = async (language: 'fr' | 'en') => {
  const salon = await openSalon(world, 2);
  const added = (await salon.call('POST', '/v1/services', { name: 'Freins', durationMin: 30 })).json.data;
  const context = await browser.newContext({ javaScriptEnabled: false, locale: language, viewport: PHONE });
  const page = await context.newPage();
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await page.goto(`${site.origin}/site/${salon.slug}?utm_source=ami`);
  const shownId = await page.inputValue('#reservation select[name="service"]');
  // The service whose times the page does not show.
  const ids = [salon.serviceId, String(added.serviceId)];
  const otherId = ids.find((id) => id !== shownId) ?? '';
  const otherName = otherId === salon.serviceId ? 'Vidange' : 'Freins';
  return { salon, page, addresses, otherId, otherName, close: () => context.close() };
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

const shown = (page: Page, name: 'service' | 'with') =>
  page.inputValue(`#reservation select[name="${name}"]`);

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const daysShown = (page: Page) => page.locator('#reservation legend').allInnerTexts();

const BUTTONS = {
  fr: {
    show: 'Voir les créneaux',
    later: 'Voir les jours suivants',
    soonest: 'Revenir au plus tôt',
    other: 'English',
    submit: 'Réserver ce créneau',
  },
  en: {
    show: 'Show times',
    later: 'See later days',
    soonest: 'Back to the soonest',
    other: 'Français',
    submit: 'Book this time',
  },
};

describe('what was typed without JavaScript', () => {
  test.each(['fr', 'en'] as const)(
    'stays, in no address, while a visitor in %s looks at other services, people, days and languages, and books',
    async (language) => {
      const { show, later, soonest, other, submit } = BUTTONS[language];
      const { salon, page, addresses, otherId, close } = await opened(language);
      const [, bruno = ''] = salon.people;
      const first = await daysShown(page);
      await type(page);
      await page.selectOption('#reservation select[name="service"]', otherId);
      await page.selectOption('#reservation select[name="with"]', bruno);
      await button(page, show).click();
      expect([await shown(page, 'service'), await shown(page, 'with')]).toEqual([otherId, bruno]);
      expect(await typedIn(page)).toEqual(TYPED);
      for (const more of await page.locator('#reservation summary').all()) await more.click();
      await button(page, later).click();
      expect([await shown(page, 'service'), await shown(page, 'with')]).toEqual([otherId, bruno]);
      expect(await typedIn(page)).toEqual(TYPED);
      const from = await daysShown(page);
      expect(from).not.toEqual(first);
      await page.locator('#reservation input[name="slotId"]').first().check();
      await button(page, other).click();
      expect(await page.locator('html').getAttribute('lang')).toBe(language === 'fr' ? 'en' : 'fr');
      expect(await typedIn(page)).toEqual(TYPED);
      expect(await page.locator('#reservation input[name="slotId"]:checked').count()).toBe(1);
      await button(page, language === 'fr' ? 'Français' : 'English').click();
      expect(await daysShown(page)).toEqual(from);
      await button(page, soonest).click();
      expect(await typedIn(page)).toEqual(TYPED);
      await page.locator('#reservation input[name="slotId"]').first().check();
      await button(page, submit).click();
      await page.waitForURL(/\/rdv\/.+#rendez-vous$/);
      expect(await page.locator('html').evaluate((root) => root.scrollTop)).toBe(0);
      const { bookings } = (await salon.call('GET', '/v1/bookings')).json.data;
      expect(bookings).toMatchObject([{ leadName: 'Ana Lévy', serviceId: otherId, calendarId: bruno }]);
      const { leads } = (await salon.call('GET', '/v1/leads')).json.data;
      expect(leads).toMatchObject([{ utm: { source: 'ami' } }]);
      for (const address of addresses)
        expect(decodeURIComponent(address)).not.toMatch(/Ana|example\.org|555/);
      await close();
    },
  );

  test('stays where a service or a person is chosen by its card', async () => {
    const { salon, page, otherId, otherName, close } = await opened('fr');
    await type(page);
    await button(page, `Réserver : ${otherName}`).click();
    expect([await shown(page, 'service'), await typedIn(page)]).toEqual([otherId, TYPED]);
    await button(page, 'Réserver avec Bruno').click();
    expect([await shown(page, 'with'), await typedIn(page)]).toEqual([salon.people[1], TYPED]);
    const wide = await page.locator('html').evaluate((root) => root.scrollWidth > root.clientWidth);
    expect(wide).toBe(false);
    const address = `${site.origin}/site/${salon.slug}`;
    expect(await axeFlawsWithoutScript(browser, address, PHONE)).toEqual([]);
    await close();
  });

  test('is sent by the Enter key as by the button that books', async () => {
    const { salon, page, close } = await opened('fr');
    await page.locator('#reservation input[name="slotId"]').first().check();
    await type(page);
    await page.locator('#reservation [name="email"]').press('Enter');
    await page.waitForURL(/\/rdv\//);
    expect((await salon.call('GET', '/v1/bookings')).json.data.bookings).toHaveLength(1);
    await close();
  });

  test('books nothing where another service was chosen than the times are for, and shows its own times', async () => {
    const { salon, page, otherId, close } = await opened('fr');
    await type(page);
    await page.selectOption('#reservation select[name="service"]', otherId);
    await page.locator('#reservation input[name="slotId"]').first().check();
    await button(page, 'Réserver ce créneau').click();
    await page.locator('#slot-error').waitFor();
    expect([await shown(page, 'service'), await typedIn(page)]).toEqual([otherId, TYPED]);
    expect((await salon.call('GET', '/v1/bookings')).json.data.bookings).toEqual([]);
    await page.locator('#reservation input[name="slotId"]').first().check();
    await button(page, 'Réserver ce créneau').click();
    await page.waitForURL(/\/rdv\//);
    expect((await salon.call('GET', '/v1/bookings')).json.data.bookings).toMatchObject([
      { serviceId: otherId },
    ]);
    await close();
  });
});
