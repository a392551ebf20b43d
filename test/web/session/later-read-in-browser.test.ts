import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { expectSeen } from '../../support/seen.ts';
import { type Account, type DashboardWorld, openDashboardWorld } from '../dashboard-world.ts';

let world: DashboardWorld;
let salon: Account;
beforeAll(async () => {
  world = await openDashboardWorld({ hasDemo: false });
  salon = await world.owner('Salon Roy');
});
afterAll(() => world?.close());

/** From now on the user cannot be read, until told otherwise. */
const unreadable = async (page: Page) => {
  let fails = true;
  await page.route('**/v1/me', (route) => (fails ? route.abort() : route.continue()));
  return () => {
    fails = false;
  };
};

test('whoever left is not told that leaving failed where the user cannot be read again after it', async () => {
  const person = await world.person();
  await world.call(salon, 'POST', '/v1/members/invite', { email: person.email, role: 'staff' });
  await world.call(person, 'GET', '/v1/me');
  const { page, close } = await world.open(person, '/dashboard/members');
  await page.getByRole('button', { name: 'Quitter' }).click();
  const again = await unreadable(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Quitter' }).click();
  await expectSeen(page.getByRole('heading', { name: 'Impossible de charger la session' }));
  expect(await page.getByText('Impossible de quitter l’entreprise').count()).toBe(0);
  again();
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expectSeen(page.getByRole('button', { name: 'Créer mon entreprise' }));
  await close();
});

test('a profile that is saved goes on to the next step though the user cannot be read again, and is saved again over itself', async () => {
  const owner = await world.owner('Atelier Mésange', false);
  const { page, close } = await world.open(owner, '/onboarding/profile');
  const next = page.getByRole('button', { name: 'Continuer', exact: true });
  const name = page.getByLabel(/^Nom de l.entreprise/);
  await name.fill('Atelier Merle');
  const again = await unreadable(page);
  await next.click();
  await page.waitForURL('**/onboarding/schedule');
  expect((await world.call(owner, 'GET', '/v1/me')).tenant.name).toBe('Atelier Merle');
  await page.getByRole('button', { name: 'Retour', exact: true }).click();
  await name.fill('Atelier Grive');
  await next.click();
  await page.waitForURL('**/onboarding/schedule');
  expect((await world.call(owner, 'GET', '/v1/me')).tenant.name).toBe('Atelier Grive');
  again();
  await close();
});
