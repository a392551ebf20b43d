import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { moveClock } from '../../support/local-cloud.ts';
import { type Account, type DashboardWorld, openDashboardWorld } from '../dashboard-world.ts';

let world: DashboardWorld;
let owner: Account;
let cut: string;
let bruno: string;

const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
const WINDOW = { startTime: '09:00', endTime: '17:00', timezone: 'UTC' };

/** A salon of two, open every day in UTC, whose people take bookings for more than a minute. */
beforeAll(async () => {
  world = await openDashboardWorld({ hasDemo: false, movesClock: true });
  owner = await world.owner('Salon Roy');
  await world.call(owner, 'PATCH', '/v1/tenants/current', { timezone: 'UTC' });
  for (const name of ['Ana', 'Bruno']) {
    const { personId } = await world.call(owner, 'POST', '/v1/people', { name });
    await world.call(owner, 'PATCH', `/v1/calendars/${personId}`, { active: true });
    for (const dayOfWeek of [0, 1, 2, 3, 4, 5, 6])
      await world.call(owner, 'POST', '/v1/availability', { ...WINDOW, dayOfWeek, calendarId: personId });
    bruno = personId;
  }
  ({ serviceId: cut } = await world.call(owner, 'POST', '/v1/services', { name: 'Coupe', durationMin: 60 }));
  await moveClock(world.origin, 2);
});
afterAll(() => world?.close());

let hour = 9;
const book = async (): Promise<string> => {
  const startAt = `${day}T${String(hour).padStart(2, '0')}:00:00.000Z`;
  hour += 1;
  const body = { serviceId: cut, calendarId: bruno, startAt, name: `Zoé ${hour}` };
  return (await world.call(owner, 'POST', '/v1/bookings', body)).bookingId;
};

/** Presses the message's button by the keyboard, from wherever the focus was. */
const undo = async (page: Page): Promise<void> => {
  const button = page.getByRole('status').getByRole('button', { name: /^Annuler/ });
  await button.focus();
  await page.keyboard.press('Enter');
};

const VIEWS = ['list', 'day', 'week', 'month', 'team'] as const;

/** What has the focus, once what the undo changed is on the screen. */
const focused = async (page: Page, said: RegExp): Promise<string> => {
  await page.getByRole('status').getByText(said).waitFor();
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => document.activeElement?.tagName ?? 'BODY');
};

describe('the focus after an undo is on the page, and not lost,', () => {
  test.each(VIEWS)('of a cancellation in %s', async (view) => {
    const bookingId = await book();
    const path = `/dashboard/bookings?view=${view}&date=${day}&booking=${bookingId}`;
    const { page, close } = await world.open(owner, path);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Annuler/ })
      .click();
    await page.getByRole('button', { name: 'Annuler la réservation' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await undo(page);
    expect(await focused(page, /rétablie/)).not.toBe('BODY');
    await close();
  });

  test.each(VIEWS)('of a walk-in that was started in %s', async (view) => {
    const { page, close } = await world.open(owner, `/dashboard/bookings?view=${view}`);
    await page.getByRole('button', { name: 'Sans rendez-vous' }).click();
    await page.getByRole('button', { name: 'Commencer' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    // What shows the walk-in has the focus, and goes with it.
    const shown = page
      .locator('main')
      .getByRole('button', { name: /Sans rendez-vous/ })
      .last();
    await shown.focus();
    await undo(page);
    expect(await focused(page, /annulé/i)).not.toBe('BODY');
    await close();
  });

  test('of a move on the team’s board, whose appointment had the focus', async () => {
    await book();
    const name = `Zoé ${hour}`;
    const { page, close } = await world.open(owner, `/dashboard/bookings?view=team&date=${day}`);
    const event = page.getByRole('button', { name: new RegExp(name) });
    const [from, to] = [
      await event.boundingBox(),
      await page.getByRole('region', { name: 'Ana' }).boundingBox(),
    ];
    if (!from || !to) throw new Error('It is not on the page.');
    await page.mouse.move(from.x + 20, from.y + 8);
    await page.mouse.down();
    await page.mouse.move(from.x + 28, from.y + 16, { steps: 2 });
    await page.mouse.move(to.x + 40, from.y + 8, { steps: 6 });
    await page.mouse.up();
    await page
      .getByRole('status')
      .getByText(/Déplacée/)
      .waitFor();
    await event.focus();
    await undo(page);
    expect(await focused(page, /revenue à sa place/)).not.toBe('BODY');
    await close();
  });
});
