import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { expectSeen } from '../../support/seen.ts';
import { type DashboardWorld, openDashboardWorld } from '../dashboard-world.ts';

let world: DashboardWorld;
beforeAll(async () => {
  world = await openDashboardWorld({ hasDemo: false });
});
afterAll(() => world?.close());

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Two hours ago, and whole weeks after that by the business's clock: within an hour of it where the clocks change. */
const start = Math.floor(Date.now() / HOUR_MS) * HOUR_MS - 2 * HOUR_MS;
const weeksLater = (weeks: number) => new Date(start + weeks * 7 * DAY_MS).toISOString();

const openBooked = async () => {
  const owner = await world.owner('Salon Roy');
  const call = (path: string, body: object) => world.call(owner, 'POST', path, body);
  for (let dayOfWeek = 0; dayOfWeek < 7; dayOfWeek += 1)
    await call('/v1/availability', { dayOfWeek, startTime: '00:00', endTime: '23:45' });
  const { serviceId } = await call('/v1/services', { name: 'Coupe', durationMin: 180, price: 45 });
  const who = { name: 'Ana Lévy', email: 'ana@example.org' };
  const { bookingId } = await call('/v1/bookings', { serviceId, startAt: weeksLater(0), ...who });
  await call('/v1/bookings', { serviceId, startAt: weeksLater(5), name: 'Paul Côté' });
  return { owner, path: `/dashboard/bookings?booking=${bookingId}` };
};

describe('repeating an appointment', () => {
  test('books it some weeks later for the same client; a taken time is named, with the nearest free ones', async () => {
    const { owner, path } = await openBooked();
    const { page, flaws, close } = await world.open(owner, path);
    await page.getByRole('button', { name: /^Répéter/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Nouveau rendez-vous').waitFor();
    expect(await flaws()).toEqual([]);
    await page.getByLabel('Dans combien de semaines').selectOption('5');
    await page.getByRole('button', { name: 'Réserver', exact: true }).click();
    await page.getByText(/Déjà là\s: Paul Côté, Coupe/).waitFor();
    const free = page.getByRole('group', { name: 'Créneaux libres les plus proches' }).getByRole('button');
    await free.first().click();
    expect((await flaws()).filter((flaw) => !flaw.includes('409'))).toEqual([]);
    const made = page.waitForResponse((answer) => answer.request().method() === 'POST');
    await page.getByRole('button', { name: 'Réserver', exact: true }).click();
    expect((await (await made).json()).data).toMatchObject({ leadName: 'Ana Lévy', title: 'Coupe' });
    await page.getByRole('status').getByText('Rendez-vous répété').waitFor();
    await close();
  });

  test('keeps the length that the appointment was given, and says until when the new one lasts', async () => {
    const { owner, path } = await openBooked();
    const [, bookingId] = path.split('booking=');
    const { version } = await world.call(owner, 'GET', `/v1/bookings/${bookingId}`);
    await world.call(owner, 'PATCH', `/v1/bookings/${bookingId}`, { durationMin: 75, version });
    const { page, close } = await world.open(owner, path);
    await page.getByRole('button', { name: /^Répéter/ }).click();
    const hour = (at: number) => new Date(at).toISOString().slice(14, 16);
    const shown = page.getByRole('dialog').getByText(/ – /).last();
    expect(await shown.textContent()).toMatch(
      new RegExp(`h.${hour(start)} – .*h.${hour(start + 75 * 60_000)}$`),
    );
    const made = page.waitForResponse((answer) => answer.request().method() === 'POST');
    await page.getByRole('button', { name: 'Réserver', exact: true }).click();
    const { startAt, endAt } = (await (await made).json()).data;
    expect(Date.parse(endAt) - Date.parse(startAt)).toBe(75 * 60_000);
    await close();
  });

  test('books for nobody else where the client could not be read', async () => {
    const { owner, path } = await openBooked();
    const { page, close } = await world.open(owner, path);
    await page.getByRole('button', { name: /^Répéter/ }).click();
    await page.route(/\/v1\/leads\/[^/?]+$/, (route) => route.abort());
    let hasPosted = false;
    page.on('request', (request) => {
      hasPosted ||= request.method() === 'POST' && request.url().endsWith('/v1/bookings');
    });
    await page.getByRole('button', { name: 'Réserver', exact: true }).click();
    await expectSeen(page.getByRole('dialog').getByRole('alert'));
    expect(hasPosted).toBe(false);
    await page.unrouteAll();
    const made = page.waitForResponse((answer) => answer.request().method() === 'POST');
    await page.getByRole('button', { name: 'Réserver', exact: true }).click();
    expect((await (await made).json()).data).toMatchObject({ leadName: 'Ana Lévy' });
    await close();
  });

  test('keeps the client on a phone', async () => {
    const { owner, path } = await openBooked();
    const look = { language: 'en', theme: 'dark', width: 390 } as const;
    const { page, flaws, close } = await world.open(owner, path, look);
    await page.getByRole('button', { name: /^Repeat/ }).click();
    expect(await page.getByLabel('E-mail').inputValue()).toBe('ana@example.org');
    expect(await flaws()).toEqual([]);
    const made = page.waitForResponse((answer) => answer.request().method() === 'POST');
    await page.getByRole('button', { name: 'Book', exact: true }).click();
    const { startAt } = (await (await made).json()).data;
    expect(Math.abs(Date.parse(startAt) - Date.parse(weeksLater(4)))).toBeLessThanOrEqual(HOUR_MS);
    await close();
  });
});
