import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { moveClock } from '../../support/local-cloud.ts';
import { type Account, type DashboardWorld, openDashboardWorld } from '../dashboard-world.ts';

let world: DashboardWorld;
beforeAll(async () => {
  world = await openDashboardWorld({ hasDemo: false, movesClock: true });
});
afterAll(() => world?.close());

const PATH = '/dashboard/members';
const DAY_MS = 86_400_000;
const NOON = new Date(Math.floor(Date.now() / DAY_MS) * DAY_MS + 3 * DAY_MS + DAY_MS / 2).toISOString();

/** A business with bookings that two clients have at one time, made before Luc Dubé takes any. */
const bookedBusiness = async (clients = ['Ana Roy', 'Zoé Roy']): Promise<Account> => {
  const owner = await world.owner('Salon Roy');
  const member = await world.person();
  await world.call(owner, 'POST', '/v1/members/invite', {
    ...{ email: member.email, name: 'Luc Dubé', role: 'staff' },
  });
  await world.call(member, 'GET', '/v1/me');
  const { serviceId } = await world.call(owner, 'POST', '/v1/services', { name: 'Coupe', durationMin: 60 });
  for (const name of clients)
    await world.call(owner, 'POST', '/v1/bookings', { serviceId, startAt: NOON, name, overbook: true });
  return owner;
};

const switchOn = (page: Page, name: string) => page.getByRole('switch', { name }).click();
const calendarsOf = async (owner: Account): Promise<readonly string[]> =>
  (await world.call(owner, 'GET', '/v1/bookings')).bookings.map(
    ({ personName }: { personName?: string }) => personName ?? 'main',
  );

/** The minute that a change of calendars takes is over, for the product and for the page. */
const minuteLater = async (page: Page) => {
  await moveClock(world.origin, 1);
  await page.clock.fastForward(61_000);
};

describe('when the first member starts to take bookings', () => {
  test('those made before are given once calendars have changed, and those left are named', async () => {
    const owner = await bookedBusiness();
    const { page, flaws, close } = await world.open(owner, PATH);
    await page.clock.install();
    await switchOn(page, 'Luc Dubé prend des rendez-vous');
    const dialog = page.getByRole('dialog');
    await dialog.getByText('2 rendez-vous à venir.').waitFor();
    const taker = dialog.getByLabel('À qui vont ces rendez-vous ?');
    expect(await taker.locator('option:checked').textContent()).toBe('Tout le monde est occupé à ces heures');
    expect(await dialog.getByRole('button', { name: 'Confier' }).count()).toBe(0);
    expect(await flaws()).toEqual([]);
    await taker.selectOption({ label: 'Luc Dubé, aux heures libres' });
    await dialog.getByRole('button', { name: 'Confier' }).click();
    await dialog
      .getByRole('timer')
      .getByText(/confiés dans [1-6]?\d s/)
      .waitFor();
    expect(await calendarsOf(owner)).toEqual(['main', 'main']);
    expect((await flaws()).filter((flaw) => !flaw.includes('503'))).toEqual([]);
    await minuteLater(page);
    await dialog.getByText('1 rendez-vous confié.').waitFor();
    expect((await calendarsOf(owner)).toSorted()).toEqual(['Luc Dubé', 'main']);
    await dialog.getByRole('link', { name: /^(Ana|Zoé) Roy, / }).click();
    await page.getByRole('dialog').getByText('Coupe').first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/dashboard/bookings');
    await close();
  });

  test('they stay with everybody unless told, and can be given later', async () => {
    const owner = await bookedBusiness(['Ana Roy']);
    const look = { language: 'en', width: 390, theme: 'dark' } as const;
    const { page, flaws, close } = await world.open(owner, PATH, look);
    await switchOn(page, `${owner.email} takes bookings`);
    await page.getByRole('dialog').getByLabel('Name').fill('Odile Roy');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Leave as is' }).click();
    expect(await calendarsOf(owner)).toEqual(['main']);
    await page.clock.install();
    await minuteLater(page);
    await page.getByText('1 booking ahead is with nobody in particular').waitFor();
    expect(await flaws()).toEqual([]);
    await page.getByRole('button', { name: 'Give to somebody' }).click();
    const dialog = page.getByRole('dialog');
    await dialog
      .getByLabel('Who takes these bookings?')
      .selectOption({ label: 'Odile Roy, where they are free' });
    await dialog.getByRole('button', { name: 'Give' }).click();
    await dialog.getByText('1 booking given.').waitFor();
    expect(await calendarsOf(owner)).toEqual(['Odile Roy']);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.getByText('with nobody in particular').waitFor({ state: 'detached' });
    expect(await flaws()).toEqual([]);
    await close();
  });

  test('nothing is asked where nothing lies ahead', async () => {
    const owner = await bookedBusiness([]);
    const { page, settled, close } = await world.open(owner, PATH);
    const answered = page.waitForResponse('**/v1/bookings/ahead?**');
    await switchOn(page, 'Luc Dubé prend des rendez-vous');
    await answered;
    await page.getByRole('status').getByText('Luc Dubé prend maintenant des rendez-vous').waitFor();
    await settled();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await close();
  });
});
