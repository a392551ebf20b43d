import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { expectGone, expectSeen } from '../../support/seen.ts';
import { type Account, type DashboardWorld, openDashboardWorld } from '../dashboard-world.ts';

let world: DashboardWorld;
beforeAll(async () => {
  world = await openDashboardWorld({ hasDemo: false });
});
afterAll(() => world?.close());

const person = async (owner: Account, name: string): Promise<string> => {
  const { personId } = await world.call(owner, 'POST', '/v1/people', { name });
  await world.call(owner, 'PATCH', `/v1/calendars/${personId}`, { active: true });
  return personId;
};

test('a booking by hand offers whoever performs the service, and no choice where one alone does', async () => {
  const owner = await world.owner('Salon Roy');
  const [lea] = [await person(owner, 'Léa'), await person(owner, 'Marie')];
  const service = (name: string, calendarIds: readonly string[]) =>
    world.call(owner, 'POST', '/v1/services', { name, durationMin: 60, calendarIds });
  const cut = await service('Coupe', []);
  const colour = await service('Couleur', [lea]);
  const { page, flaws, close } = await world.open(owner, '/dashboard/bookings?new=1');
  const form = page.getByRole('dialog');
  const choose = (id: string) => form.getByLabel('Service').selectOption(id);
  const who = form.getByRole('combobox', { name: 'Avec' });
  await choose(cut.serviceId);
  await expectSeen(who);
  expect(await who.getByRole('option').allTextContents()).toEqual([
    'La première personne libre',
    'Léa',
    'Marie',
  ]);
  await choose(colour.serviceId);
  await expectGone(who);
  expect(await flaws()).toEqual([]);
  await choose(cut.serviceId);
  await expectSeen(who);
  await close();
});
