import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { moveClock } from '../../support/local-cloud.ts';
import { expectGone } from '../../support/seen.ts';
import { type Account, type DashboardWorld, openDashboardWorld } from '../dashboard-world.ts';

let world: DashboardWorld;
beforeAll(async () => {
  world = await openDashboardWorld({ hasDemo: false, movesClock: true });
});
afterAll(() => world?.close());

const PATH = '/dashboard/members';

const toast = (page: Page, text: string) => page.getByRole('status').getByText(text).waitFor();
const inDialog = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name });
const peopleOf = async (owner: Account) => (await world.call(owner, 'GET', '/v1/people')).people;
const addRoom = (owner: Account): Promise<{ personId: string }> =>
  world.call(owner, 'POST', '/v1/people', { name: 'Salle 1', title: 'Massage' });

describe('an owner', () => {
  test('adds a person without access, lets them take bookings, and gives them another colour', async () => {
    const owner = await world.owner('Salon Roy');
    const { page, flaws, close } = await world.open(owner, PATH);
    await page.getByRole('button', { name: 'Ajouter une personne sans accès' }).click();
    await inDialog(page, 'Ajouter').click();
    await page.getByText('Indiquez un nom.').waitFor();
    await page.getByRole('dialog').getByLabel('Nom').fill(' Léa ');
    await page
      .getByRole('dialog')
      .getByLabel(/^Titre \(/)
      .fill('Coloriste');
    await page.getByRole('dialog').getByLabel('Titre en anglais').fill(' Colourist ');
    expect(await flaws()).toEqual([]);
    await inDialog(page, 'Ajouter').click();
    await toast(page, 'Personne ajoutée à l’équipe');
    await page.getByRole('switch', { name: 'Léa prend des rendez-vous' }).click();
    await toast(page, 'Léa prend maintenant des rendez-vous');
    await page.getByRole('button', { name: 'Modifier Léa' }).click();
    await page.getByRole('radio', { name: 'Rouge' }).check({ force: true });
    await inDialog(page, 'Enregistrer').click();
    await toast(page, 'Modifications enregistrées');
    const [lea] = await peopleOf(owner);
    const told = { title: 'Coloriste', translations: { en: { title: 'Colourist' } } };
    expect(lea).toMatchObject({ name: 'Léa', ...told, colour: 'red' });
    const { calendars } = await world.call(owner, 'GET', '/v1/calendars');
    expect(calendars).toContainEqual({
      ...{ calendarId: lea.personId, name: 'Léa', ...told },
      ...{ colour: 'red', active: true },
    });
    expect(await flaws()).toEqual([]);
    await close();
  });

  test('gives access, and whoever accepts is on the team’s list with the same calendar', async () => {
    const owner = await world.owner('Salon Roy');
    const newcomer = await world.person();
    const { personId } = await addRoom(owner);
    const { page, flaws, close } = await world.open(owner, PATH, {
      theme: 'dark',
      width: 390,
      language: 'en',
    });
    await page.getByRole('button', { name: 'Give Salle 1 access' }).click();
    await page.getByRole('dialog').getByLabel('E-mail').fill(newcomer.email);
    expect(await flaws()).toEqual([]);
    await inDialog(page, 'Invite').click();
    await toast(page, 'Invitation waiting');
    await page.getByRole('list', { name: 'People without access' }).getByText('Invitation waiting').waitFor();
    await world.call(newcomer, 'GET', '/v1/me');
    await page.reload();
    await page.getByRole('button', { name: 'Edit the profile of Salle 1' }).waitFor();
    await expectGone(page.getByRole('button', { name: 'Give Salle 1 access' }));
    const { members } = await world.call(owner, 'GET', '/v1/members');
    expect(members.map(({ memberId }: { memberId: string }) => memberId)).toContain(personId);
    await close();
  });

  test('removes a person once their name was read', async () => {
    const owner = await world.owner('Salon Roy');
    await addRoom(owner);
    const { page, flaws, close } = await world.open(owner, PATH);
    await page.getByRole('button', { name: 'Supprimer Salle 1' }).click();
    await page.getByText('Aucun rendez-vous à venir.').waitFor();
    expect(await page.getByRole('dialog').textContent()).toContain('Salle 1');
    expect(await flaws()).toEqual([]);
    await inDialog(page, 'Supprimer').click();
    await toast(page, 'Personne supprimée');
    expect(await peopleOf(owner)).toEqual([]);
    await close();
  });
});

test.each([
  ['fr', 1440, 'Modifier Léa', 'Titre en anglais'],
  ['fr', 390, 'Modifier Léa', 'Titre en anglais'],
  ['en', 1440, 'Edit Léa', 'Title in English'],
  ['en', 390, 'Edit Léa', 'Title in English'],
] as const)(
  'a title is shown in the reader’s language, and asked for in the other too (%s, %i px)',
  async (language, width, edit, label) => {
    const owner = await world.owner('Salon Roy');
    const translations = { en: { title: 'Colourist' } };
    await world.call(owner, 'POST', '/v1/people', { name: 'Léa', title: 'Coloriste', translations });
    const theme = width === 390 ? 'dark' : 'light';
    const { page, flaws, close } = await world.open(owner, PATH, { language, width, theme });
    const row = page.getByRole('listitem').filter({ hasText: 'Léa' });
    await row.getByText(language === 'en' ? 'Colourist' : 'Coloriste', { exact: true }).waitFor();
    await page.getByRole('button', { name: edit }).click();
    const dialog = page.getByRole('dialog');
    expect(await dialog.getByLabel(label).inputValue()).toBe('Colourist');
    expect(await flaws()).toEqual([]);
    await close();
  },
);

test('bookings stand in the colour of their person: in the list, the day and the week', async () => {
  const owner = await world.owner('Salon Roy');
  const { personId } = await addRoom(owner);
  await world.call(owner, 'PATCH', `/v1/people/${personId}`, { colour: 'red', version: 1 });
  await world.call(owner, 'PATCH', `/v1/calendars/${personId}`, { active: true });
  const { serviceId } = await world.call(owner, 'POST', '/v1/services', { name: 'Coupe', durationMin: 60 });
  await moveClock(world.origin, 2);
  const date = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  const booking = { serviceId, calendarId: personId, startAt: `${date}T15:00:00.000Z`, name: 'Ana Roy' };
  await world.call(owner, 'POST', '/v1/bookings', booking);
  const { page, flaws, close } = await world.open(owner, '/dashboard/bookings?view=list');
  await page.locator('.bg-person-red').first().waitFor();
  expect(await page.getByText('Avec Salle 1').count()).toBeGreaterThan(0);
  for (const view of ['day', 'week']) {
    await page.goto(`${world.origin}/dashboard/bookings?view=${view}&date=${date}`);
    const edge = page.locator('.border-l-person-red').first();
    await edge.waitFor();
    const colourOf = (side: string): Promise<string> =>
      edge.evaluate(
        (element, name) => getComputedStyle(element).getPropertyValue(name),
        `border-${side}-color`,
      );
    expect(await colourOf('left')).not.toBe(await colourOf('top'));
    expect(await flaws()).toEqual([]);
  }
  await close();
});

describe('a member who is no admin', () => {
  test('sees who takes bookings without access, and gives their own title', async () => {
    const owner = await world.owner('Salon Roy');
    await addRoom(owner);
    const member = await world.person();
    await world.call(owner, 'POST', '/v1/members/invite', {
      ...{ email: member.email, name: 'Luc Dubé', role: 'staff' },
    });
    await world.call(member, 'GET', '/v1/me');
    const { page, flaws, close } = await world.open(member, PATH);
    await page.getByRole('list', { name: 'Personnes sans accès' }).getByText('Salle 1').waitFor();
    expect(await page.getByRole('button', { name: /Salle 1|Ajouter une personne/ }).count()).toBe(0);
    await page.getByRole('button', { name: 'Modifier le profil de Luc Dubé' }).click();
    await page
      .getByRole('dialog')
      .getByLabel(/^Titre \(/)
      .fill('Barbier');
    await inDialog(page, 'Enregistrer').click();
    await toast(page, 'Modifications enregistrées');
    await page.getByRole('row').filter({ hasText: 'Luc Dubé' }).getByText('Barbier').waitFor();
    expect(await flaws()).toEqual([]);
    await close();
  });
});
