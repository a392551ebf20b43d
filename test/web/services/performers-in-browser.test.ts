import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { Service } from '../../../shared/schemas/service.ts';
import { expectSeen } from '../../support/seen.ts';
import { type Account, type DashboardWorld, openDashboardWorld } from '../dashboard-world.ts';

let world: DashboardWorld;
let owner: Account;
let alice: string;
let bruno: string;
beforeAll(async () => {
  world = await openDashboardWorld({ hasDemo: false });
  owner = await world.owner('Salon Roy');
  [alice, bruno] = [await colleague('Alice'), await colleague('Bruno')];
});
afterAll(() => world?.close());

const PATH = '/dashboard/services';

/** Somebody who takes bookings. */
const colleague = async (name: string): Promise<string> => {
  const { email, ...account } = await world.person();
  const invitation = { email, name, role: 'staff' };
  const { memberId } = await world.call(owner, 'POST', '/v1/members/invite', invitation);
  await world.call({ email, ...account }, 'GET', '/v1/me');
  await world.call(owner, 'PATCH', `/v1/calendars/${memberId}`, { active: true });
  return memberId;
};

const saved = async (name: string): Promise<Service | undefined> =>
  (await world.call(owner, 'GET', '/v1/services')).services.find((one: Service) => one.name === name);
const drawer = (page: Page) => page.getByRole('dialog');
const tick = (page: Page, name: string) => drawer(page).getByRole('checkbox', { name, exact: true });
const press = (page: Page, name: string) => drawer(page).getByRole('button', { name, exact: true }).click();
const cardOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

test('a new service is everybody’s, or of the people who are ticked, of whom there is one at least', async () => {
  const { page, flaws, close } = await world.open(owner, PATH);
  await page.getByRole('button', { name: 'Nouveau service' }).first().click();
  await drawer(page).getByLabel('Nom', { exact: true }).fill('Coloration');
  await drawer(page).getByRole('group', { name: 'Qui fait ce service' }).waitFor();
  expect(await tick(page, 'Toute l’équipe').isChecked()).toBe(true);
  expect(await tick(page, 'Alice').count()).toBe(0);
  await tick(page, 'Toute l’équipe').uncheck();
  await tick(page, 'Alice').uncheck();
  await tick(page, 'Bruno').uncheck();
  await press(page, 'Créer le service');
  await drawer(page).getByText('Choisissez au moins une personne.').waitFor();
  expect(await flaws()).toEqual([]);
  expect(await saved('Coloration')).toBeUndefined();
  await tick(page, 'Bruno').check();
  await press(page, 'Créer le service');
  await cardOf(page, 'Coloration').getByText('Fait par Bruno').waitFor();
  expect(await saved('Coloration')).toMatchObject({ calendarIds: [bruno] });
  expect(await flaws()).toEqual([]);
  await close();
});

test('who performs one is changed, and given back to the whole team', async () => {
  await world.call(owner, 'POST', '/v1/services', { name: 'Coupe', durationMin: 30, calendarIds: [bruno] });
  const look = { language: 'en', width: 390, theme: 'dark' } as const;
  const { page, flaws, close } = await world.open(owner, PATH, look);
  const edit = page.getByRole('button', { name: 'Edit Coupe' });
  await edit.click();
  expect(await tick(page, 'The whole team').isChecked()).toBe(false);
  expect(await tick(page, 'Bruno').isChecked()).toBe(true);
  await tick(page, 'Bruno').uncheck();
  await tick(page, 'Alice').check();
  expect(await flaws()).toEqual([]);
  await press(page, 'Save');
  await cardOf(page, 'Coupe').getByText('Performed by Alice').waitFor();
  expect(await saved('Coupe')).toMatchObject({ calendarIds: [alice] });
  await edit.click();
  await tick(page, 'The whole team').check();
  await press(page, 'Save');
  await drawer(page).waitFor({ state: 'detached' });
  expect(await saved('Coupe')).toMatchObject({ calendarIds: [] });
  await close();
});

test('a service whose people have left stays theirs until others are chosen, whatever else is changed', async () => {
  const chloe = await colleague('Chloé');
  await world.call(owner, 'POST', '/v1/services', { name: 'Mèches', durationMin: 30, calendarIds: [chloe] });
  await world.call(owner, 'DELETE', `/v1/members/${chloe}`);
  const { page, close } = await world.open(owner, PATH);
  await expectSeen(cardOf(page, 'Mèches').getByText('Plus personne ne fait ce service'));
  const edit = page.getByRole('button', { name: 'Modifier Mèches' });
  await edit.click();
  await drawer(page).getByLabel('Description', { exact: false }).first().fill('Au soleil.');
  await press(page, 'Enregistrer');
  await drawer(page).waitFor({ state: 'detached' });
  expect(await saved('Mèches')).toMatchObject({ calendarIds: [chloe], description: 'Au soleil.' });
  await edit.click();
  await tick(page, 'Alice').check();
  await press(page, 'Enregistrer');
  await cardOf(page, 'Mèches').getByText('Fait par Alice').waitFor();
  expect(await saved('Mèches')).toMatchObject({ calendarIds: [alice] });
  await close();
});

test('nothing is asked where the business has one calendar', async () => {
  const alone = await world.owner('Garage Nord');
  const { page, settled, close } = await world.open(alone, PATH);
  await settled();
  await page.getByRole('button', { name: 'Nouveau service' }).first().click();
  await drawer(page).getByLabel('Service actif').waitFor();
  // Whether its price is a least one, and whether it is offered.
  expect(await drawer(page).getByRole('checkbox').count()).toBe(2);
  await close();
});
