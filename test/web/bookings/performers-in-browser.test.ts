import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { axeFlaws } from '../../support/axe.ts';
import { expectGone, expectSeen } from '../../support/seen.ts';
import { type Account, type DashboardWorld, openDashboardWorld } from '../dashboard-world.ts';

let world: DashboardWorld;
beforeAll(async () => {
  world = await openDashboardWorld({ hasDemo: false });
});
afterAll(() => world?.close());

/** Tomorrow at noon, as the grid's address holds a time that was pressed. */
const tomorrowAtNoon = (): string => {
  const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  return `${day}T17:00:00.000Z`;
};

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

test('who does not perform the service is refused for a time pressed in their column, and booked once that is meant', async () => {
  const owner = await world.owner('Salon Noël');
  const elise = await person(owner, 'Élise');
  const marie = await person(owner, 'Marie');
  const massage = await world.call(owner, 'POST', '/v1/services', {
    ...{ name: 'Massage', durationMin: 60, calendarIds: [marie] },
  });
  const pressed = `with=${elise}&at=${encodeURIComponent(tomorrowAtNoon())}`;
  const { page, close } = await world.open(owner, `/dashboard/bookings?new=1&${pressed}`);
  const form = page.getByRole('dialog');
  await form.getByLabel('Service').selectOption(massage.serviceId);
  await form.getByLabel('Nom du client').fill('Ana Roy');
  const save = form.getByRole('button', { name: 'Créer la réservation' });
  await save.click();
  await expectSeen(form.getByText('Cette personne n’offre pas ce service. Choisissez quelqu’un d’autre.'));
  // The browser itself complains of the refusal.
  expect(await axeFlaws(page)).toEqual([]);
  await form.getByLabel('Confier quand même').check();
  const asked = page.waitForRequest(
    (request) => request.method() === 'POST' && /bookings$/.test(request.url()),
  );
  await save.click();
  expect((await asked).postDataJSON()).toMatchObject({ calendarId: elise, anyPerformer: true });
  await close();
});
