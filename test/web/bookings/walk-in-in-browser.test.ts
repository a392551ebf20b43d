import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { moveClock } from '../../support/local-cloud.ts';
import { expectSeen } from '../../support/seen.ts';
import { type DashboardWorld, openDashboardWorld } from '../dashboard-world.ts';

let world: DashboardWorld;
beforeAll(async () => {
  world = await openDashboardWorld({ hasDemo: false, movesClock: true });
});
afterAll(() => world?.close());

const STEP_MS = 5 * 60_000;

const openSalon = async () => {
  const owner = await world.owner('Salon Roy');
  await world.call(owner, 'POST', '/v1/services', { name: 'Coupe', durationMin: 45, price: 45 });
  return owner;
};

describe('a walk-in', () => {
  test('starts at the nearest five minutes, without a name, and is called so wherever it is shown', async () => {
    const owner = await openSalon();
    const { page, flaws, close } = await world.open(owner, '/dashboard/bookings?view=day');
    await page.getByRole('button', { name: 'Sans rendez-vous' }).click();
    await page.getByText(/^Commence maintenant, à \d/).waitFor();
    await page.getByText('Aucune confirmation ne part : la personne est sur place.').waitFor();
    expect(await flaws()).toEqual([]);
    const made = page.waitForResponse((answer) => answer.request().method() === 'POST');
    await page.getByRole('button', { name: 'Commencer' }).click();
    const { startAt, source } = (await (await made).json()).data;
    expect(source).toBe('walk_in');
    expect(Date.parse(startAt) % STEP_MS).toBe(0);
    expect(Math.abs(Date.parse(startAt) - Date.now())).toBeLessThanOrEqual(STEP_MS);
    await page.getByRole('status').getByText('Rendez-vous commencé').waitFor();
    await page.getByRole('button', { name: /Coupe Sans rendez-vous/ }).click();
    await expectSeen(page.getByRole('dialog').getByText('Sans rendez-vous').first());
    expect(await flaws()).toEqual([]);
    await close();
  });

  test('is cancelled again from the message that tells with whom it was started', async () => {
    const owner = await openSalon();
    for (const name of ['Ana Lévy', 'Bo Roy']) {
      const { personId } = await world.call(owner, 'POST', '/v1/people', { name });
      await world.call(owner, 'PATCH', `/v1/calendars/${personId}`, { active: true });
    }
    // Until requests that know no people have ended, nobody is booked.
    await moveClock(world.origin, 2);
    const { page, flaws, close } = await world.open(owner, '/dashboard/bookings?new=walk-in', {
      language: 'en',
    });
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('With').selectOption({ label: 'Ana Lévy' });
    await dialog.getByRole('button', { name: 'Start' }).click();
    const said = page.getByRole('status');
    await said.getByText('Appointment started with Ana Lévy').waitFor();
    expect(await flaws()).toEqual([]);
    await said.getByRole('button', { name: 'Cancel it' }).click();
    await said.getByText('Appointment cancelled').waitFor();
    const { bookings } = await world.call(owner, 'GET', '/v1/bookings?status=cancelled');
    expect(bookings).toMatchObject([{ personName: 'Ana Lévy', source: 'walk_in' }]);
    await close();
  });

  test('says so where it is not cancelled', async () => {
    const { page, close } = await world.open(await openSalon(), '/dashboard/bookings?new=walk-in');
    await page.getByRole('dialog').getByRole('button', { name: 'Commencer' }).click();
    await page.route('**/v1/bookings/*', (route) =>
      route.request().method() === 'DELETE' ? route.abort() : route.fallback(),
    );
    await page.getByRole('button', { name: 'Annuler ce rendez-vous' }).click();
    await expectSeen(page.getByRole('alert').getByText(/Impossible d’annuler/));
    await close();
  });

  test('names who is in the way, and an owner may start all the same, on a phone', async () => {
    const owner = await openSalon();
    const look = { language: 'en', theme: 'dark', width: 390 } as const;
    const { page, flaws, close } = await world.open(owner, '/dashboard/bookings?new=walk-in', look);
    const start = page.getByRole('dialog').getByRole('button', { name: 'Start' });
    await start.click();
    await page.getByRole('status').getByText('Appointment started').waitFor();
    await page.getByRole('button', { name: 'Walk-in' }).click();
    await start.click();
    await page.getByText(/In the way: Coupe/).waitFor();
    expect((await flaws()).filter((flaw) => !flaw.includes('409'))).toEqual([]);
    await page.getByLabel('Book it anyway').check();
    const made = page.waitForResponse((answer) => answer.request().method() === 'POST');
    await start.click();
    expect((await (await made).json()).data).toMatchObject({ overbooked: true, leadName: '' });
    await close();
  });
});
