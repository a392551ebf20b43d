import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import type { ManagedBooking } from '../../../../shared/schemas/managed-booking.ts';
import { axeFlawsWithoutScript } from '../../../support/axe.ts';
import { sharedBrowser } from '../../../support/run-host.ts';
import { dataOf } from '../../../support/team.ts';
import { MONDAY_8H } from '../../../support/world.ts';
import { type Basket, openBasket } from '../../messages/basket-world.ts';
import { type MailWorld, openMailWorld } from '../../messages/mail-world.ts';
import { servePages } from './serve-pages.ts';

let world: MailWorld;
let browser: Browser;
let site: Awaited<ReturnType<typeof servePages>>;
beforeAll(async () => {
  [world, browser] = await Promise.all([openMailWorld(), sharedBrowser()]);
  site = await servePages(world);
});
beforeEach(() => world.setClock(MONDAY_8H));
afterAll(async () => {
  await browser?.close();
  await site?.close();
  await world?.stop();
});

const DAY_MS = 86_400_000;
const THURSDAY = new Date(MONDAY_8H + 3 * DAY_MS).toISOString();
const ROW = { arrangement: 'in_a_row', parts: 2, from: THURSDAY } as const;

const pathOf = ({ bookings }: Basket): string => new URL(bookings[0]?.manageUrl ?? '').pathname;

const shown = (basket: Basket): Promise<ManagedBooking> => dataOf(basket.byLink('GET', 0));
const startsOf = async (basket: Basket) => (await shown(basket)).basket.map(({ startAt }) => startAt);

const posted = (basket: Basket, fields: Readonly<Record<string, string>>, nonce = 'nonce-1') =>
  world.call('POST', `${pathOf(basket)}/move-all`, {
    rawBody: new URLSearchParams({ nonce, language: 'fr', ...fields }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

const offered = async (basket: Basket) =>
  (await dataOf(basket.byLink('GET', 0, undefined, `/offers?from=${ROW.from}`))).offers;

describe('moving all that were booked at once, without JavaScript', () => {
  test.each([
    ['fr', 'Tout déplacer', 'À partir du', 'Chercher', 'Tous vos rendez-vous sont déplacés.'],
    ['en', 'Move all', 'From', 'Search', 'All your appointments have been moved.'],
  ] as const)(
    'searches from a day on, moves them and says so (%s)',
    async (locale, move, from, find, done) => {
      const basket = await openBasket(world, ROW);
      const context = await browser.newContext({ javaScriptEnabled: false, locale });
      const page = await context.newPage();
      await page.goto(`${site.origin}${pathOf(basket)}?lang=${locale}`);
      await page.getByRole('link', { name: move, exact: true }).click();
      expect(await page.getByRole('radio').count()).toBeGreaterThan(3);
      expect(await axeFlawsWithoutScript(browser, page.url())).toEqual([]);
      await page.getByLabel(from, { exact: true }).fill('2026-12-01');
      await page.getByRole('button', { name: find, exact: true }).click();
      await page.waitForURL(/from=2026-12-01/);
      const first = page.getByRole('radio').first();
      await first.check();
      await page.getByRole('button', { name: move, exact: true }).click();
      await page.waitForURL(/done=all_moved/);
      expect(await page.getByText(done).isVisible()).toBe(true);
      const starts = await startsOf(basket);
      expect(starts[0]?.slice(0, 10) ?? '').toMatch(/^2026-12-0[1-7]$/);
      expect(Date.parse(starts[1] ?? '') - Date.parse(starts[0] ?? '')).toBe(3_600_000);
      await context.close();
    },
  );

  test('says that none was moved where a time has gone, with what is free now', async () => {
    const basket = await openBasket(world, ROW);
    const [was, offers] = [await startsOf(basket), await offered(basket)];
    const { offer, parts } = offers.at(-1);
    const { serviceId, owner } = basket.business;
    const body = { serviceId, startAt: parts[1].startAt, name: 'Zoé Roy' };
    await dataOf(world.call('POST', '/v1/bookings', { token: owner.token, body }));
    const { status, text } = await posted(basket, { offer });
    expect(status).toBe(409);
    expect(text).toContain('Aucun de vos rendez-vous n’a été déplacé.');
    expect(text).toContain('type="radio"');
    expect(await startsOf(basket)).toEqual(was);
  });

  test('is done once, however often the same form is sent', async () => {
    const basket = await openBasket(world, ROW);
    const [{ offer, parts }] = await offered(basket);
    for (let n = 0; n < 2; n += 1) {
      const { status, headers } = await posted(basket, { offer }, 'nonce-twice');
      expect([status, headers.location]).toEqual([303, `${pathOf(basket)}?lang=fr&done=all_moved`]);
    }
    expect(await startsOf(basket)).toEqual(parts.map(({ startAt }: { startAt: string }) => startAt));
  });

  test('asks for a choice where none was made', async () => {
    const basket = await openBasket(world, ROW);
    const { status, text } = await posted(basket, { from: '2026-12-01' });
    expect(status).toBe(400);
    expect(text).toContain('value="2026-12-01"');
  });

  test('is offered by no page of which one can no longer be moved, and says why at its address', async () => {
    const basket = await openBasket(world, ROW);
    await basket.byLink('DELETE', 1);
    const manage = await world.call('GET', `${pathOf(basket)}?lang=fr`);
    expect(manage.text).not.toContain('Tout déplacer');
    const { status, text } = await world.call('GET', `${pathOf(basket)}/move-all?lang=fr`);
    expect(status).toBe(409);
    expect(text).not.toContain('type="radio"');
    expect(text).toMatch(/role="alert"[^>]*>Cette réservation ne peut plus[^<]*Déplacez chacun des autres/);
  });

  test('says why there is nothing to choose where one was moved away from the others', async () => {
    const basket = await openBasket(world, { ...ROW, parts: 3 });
    const startAt = new Date(MONDAY_8H + 8 * DAY_MS + 2 * 3_600_000).toISOString();
    await dataOf(basket.byStaff('PATCH', 2, { startAt, version: 1 }));
    const { status, text } = await world.call('GET', `${pathOf(basket)}/move-all?lang=fr`);
    expect(status).toBe(200);
    expect(text).toContain('L’un de ces rendez-vous a été déplacé à part');
    expect(text).not.toContain('type="date"');
  });

  test('leads back to the page of an appointment that was booked alone, and finds none behind a forged link', async () => {
    const { slug, serviceId } = (await openBasket(world, ROW)).business;
    const { slots } = await dataOf(world.call('GET', `/public/sites/${slug}/slots?serviceId=${serviceId}`));
    const body = { slotId: slots[0].slotId, serviceId, name: 'Luc Roy', email: 'luc@example.org' };
    const { manageUrl } = await dataOf(world.call('POST', `/public/sites/${slug}/bookings`, { body }));
    const { pathname } = new URL(manageUrl);
    const { status, headers } = await world.call('GET', `${pathname}/move-all?lang=fr`);
    expect([status, headers.location]).toEqual([303, `${pathname}?lang=fr`]);
    expect((await world.call('GET', '/rdv/forged.forged/move-all')).status).toBe(404);
  });
});
