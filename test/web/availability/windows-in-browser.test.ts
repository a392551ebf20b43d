import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { moveClock } from '../../support/local-cloud.ts';
import { type DashboardWorld, openDashboardWorld } from '../dashboard-world.ts';

let world: DashboardWorld;
beforeAll(async () => {
  world = await openDashboardWorld({ hasDemo: false, movesClock: true });
});
afterAll(() => world?.close());

const DAY_MS = 86_400_000;

/** Ten or eleven in the morning there, on a Tuesday a few days ahead. */
const nextTuesday = (): string => {
  const days = ((2 - new Date().getUTCDay() + 7) % 7) + 7;
  return `${new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)}T15:00:00.000Z`;
};

const PATH = '/dashboard/availability';

/** A business in which two people take bookings, the first with one window. */
const openTeam = async () => {
  const owner = await world.owner('Salon Roy');
  const member = await world.person();
  await world.call(owner, 'POST', '/v1/members/invite', { email: member.email, role: 'staff' });
  await world.call(member, 'GET', '/v1/me');
  const { members } = await world.call(owner, 'GET', '/v1/members');
  const idOf = (email: string) =>
    members.find((one: { email: string; memberId: string }) => one.email === email).memberId;
  const [alice, bruno] = [idOf(owner.email), idOf(member.email)];
  await world.call(owner, 'PATCH', `/v1/calendars/${alice}`, { active: true, name: 'Alice' });
  await world.call(owner, 'PATCH', `/v1/calendars/${bruno}`, { active: true, name: 'Bruno' });
  const window = { dayOfWeek: 2, startTime: '09:00', endTime: '17:00', calendarId: alice };
  await world.call(owner, 'POST', '/v1/availability', window);
  return { owner, alice, bruno };
};

test('a window is handed over to another person, and is saved without naming one who stays', async () => {
  const { owner, bruno } = await openTeam();
  const { page, flaws, close } = await world.open(owner, PATH);
  const edit = page.getByRole('button', { name: /^Modifier mardi/i });
  const save = async () => {
    const saved = page.waitForRequest((request) => request.method() === 'PATCH');
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    const body = (await saved).postDataJSON();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    return body;
  };
  await edit.first().click();
  expect(await flaws()).toEqual([]);
  await page.getByLabel('Capacité').fill('2');
  expect(await save()).not.toHaveProperty('calendarId');
  await edit.first().click();
  await page.getByLabel('Calendrier de').selectOption({ label: 'Bruno' });
  expect(await save()).toMatchObject({ calendarId: bruno });
  await page.getByText('Bruno').first().waitFor();
  await close();
});

test('a window with appointments in it is changed or deleted once these were shown and decided', async () => {
  const { owner, alice } = await openTeam();
  const { serviceId } = await world.call(owner, 'POST', '/v1/services', { name: 'Coupe', durationMin: 60 });
  // The calendars have been theirs for more than a minute.
  await moveClock(world.origin, 2);
  const zoe = { name: 'Zoé Roy', email: 'zoe-fenetre@example.org' };
  const { bookingId } = await world.call(owner, 'POST', '/v1/bookings', {
    ...{ serviceId, startAt: nextTuesday(), calendarId: alice, ...zoe },
  });
  const { page, flaws, close } = await world.open(owner, PATH);
  const found = page.getByRole('dialog', { name: 'Un rendez-vous tombe hors de ces heures' });
  await page.getByRole('button', { name: /^Modifier mardi/i }).click();
  await page.getByLabel('Fenêtre active').uncheck();
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await found.waitFor();
  expect(await flaws()).toEqual([]);
  await found.getByRole('button', { name: 'Revenir sans enregistrer' }).click();
  await found.waitFor({ state: 'detached' });
  expect((await world.call(owner, 'GET', '/v1/availability')).windows).toEqual([
    expect.objectContaining({ active: true }),
  ]);
  await page.getByRole('button', { name: 'Fermer', exact: true }).click();
  await page.getByRole('button', { name: 'Quitter sans enregistrer' }).click();
  await page.getByRole('button', { name: /^Supprimer mardi/i }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
  await found.waitFor();
  await found.getByRole('combobox').selectOption({ label: 'Demander une autre heure au client' });
  await found.getByRole('button', { name: 'Enregistrer et envoyer 1 demande' }).click();
  // The requests go out once it is deleted.
  await page.getByRole('status').getByText('Fenêtre supprimée').waitFor();
  expect(await world.call(owner, 'GET', `/v1/bookings/${bookingId}`)).toMatchObject({ askedToMove: true });
  await close();
});

test('hours of a calendar that takes no bookings are said to be without effect, and each window says whose it is', async () => {
  const { owner } = await openTeam();
  await world.call(owner, 'POST', '/v1/availability', { dayOfWeek: 2, startTime: '09:00', endTime: '17:00' });
  // The calendars have been theirs for more than a minute.
  await moveClock(world.origin, 2);
  const { page, flaws, close } = await world.open(owner, PATH, { width: 390 });
  const cards = page.getByRole('list', { name: 'Fenêtres hebdomadaires' }).getByRole('listitem');
  await cards.getByText('Aucun rendez-vous n’est pris dans cet agenda').waitFor();
  expect(await cards.getByText(/^(Active|Sans effet)$/).allInnerTexts()).toEqual(['Sans effet', 'Active']);
  expect(
    await cards
      .getByRole('button', { name: /^Supprimer/ })
      .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label'))),
  ).toEqual([expect.stringMatching(/, Salon Roy$/), expect.stringMatching(/, Alice$/)]);
  expect(await flaws()).toEqual([]);
  await close();
});
