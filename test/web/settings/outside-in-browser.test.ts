import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  calendarOf,
  type IcsServer,
  openIcsServer,
} from '../../functions/resources/calendars/outside/ics-server.ts';
import { expectGone, expectSeen } from '../../support/seen.ts';
import { type DashboardWorld, openDashboardWorld } from '../dashboard-world.ts';

let world: DashboardWorld;
let server: IcsServer;
beforeAll(async () => {
  server = await openIcsServer();
  world = await openDashboardWorld({ hasDemo: false });
});
afterAll(async () => {
  await world?.close();
  await server?.close();
});

/** An hour of tomorrow, in UTC. */
const tomorrow = (): readonly [string, string] => {
  const date = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  return [`${date}T15:00`, `${date}T16:00`];
};

const section = '/dashboard/settings/calendar';

describe('the calendar section', () => {
  test('follows an outside calendar, says what it read, why it could not, and forgets it', async () => {
    server.serve('/agenda.ics', calendarOf(tomorrow()));
    const owner = await world.owner('Salon Roy');
    const { page, flaws, close } = await world.open(owner, section);
    const address = page.getByLabel('Adresse iCal privée, Salon Roy');
    await address.fill(`${server.origin}/agenda.ics`);
    await page.getByRole('button', { name: 'Suivre', exact: true }).click();
    await expectSeen(page.getByText('1 événement à venir'));
    await expectSeen(page.getByText('À jour', { exact: true }));
    await address.fill(`${server.origin}/nothing.ics`);
    await page.getByRole('button', { name: 'Remplacer l’adresse' }).click();
    await expectSeen(
      page.getByRole('alert').filter({ hasText: /n’a pas encore été lue.*son serveur a répondu 404/ }),
    );
    expect(await page.getByRole('status').filter({ hasText: 'enregistrée' }).count()).toBe(0);
    expect(await flaws()).toEqual([]);
    await page.getByRole('button', { name: 'Ne plus suivre, Salon Roy' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Ne plus suivre' }).click();
    await expectGone(page.getByText('son serveur a répondu 404'));
    await close();
  });

  test('refuses an address that leads into a private network', async () => {
    const owner = await world.owner('Salon Roy');
    const { page, close } = await world.open(owner, section);
    await page.getByLabel('Adresse iCal privée, Salon Roy').fill('https://10.0.0.8/agenda.ics');
    await page.getByRole('button', { name: 'Suivre', exact: true }).click();
    await expectSeen(page.getByRole('alert'));
    await expectGone(page.getByText('À jour', { exact: true }));
    await close();
  });
});
