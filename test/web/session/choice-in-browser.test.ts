import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { oneIn } from '../../support/seeded.ts';
import { type Account, type DashboardWorld, openDashboardWorld } from '../dashboard-world.ts';

let world: DashboardWorld;
let atelier: Account;
let salon: Account;
beforeAll(async () => {
  world = await openDashboardWorld({ hasDemo: false });
  [atelier, salon] = [await world.owner('Atelier Mésange', false), await world.owner('Salon Roy')];
});
afterAll(() => world?.close());

const invite = (by: Account, { email }: Account, role = 'staff') =>
  world.call(by, 'POST', '/v1/members/invite', { email, role });

const invitedTwice = async (): Promise<Account> => {
  const person = await world.person();
  await invite(atelier, person);
  await invite(salon, person, 'viewer');
  return person;
};

const me = (person: Account) => world.call(person, 'GET', '/v1/me');

describe('somebody whom several businesses invite', () => {
  test.each(
    oneIn(2, [
      { language: 'fr', width: 1440, title: 'On vous invite' },
      { language: 'en', width: 390, title: 'You are invited', theme: 'dark' },
    ] as const),
  )('is asked which to join, and no business is made ($language)', async ({ title, ...look }) => {
    const person = await invitedTwice();
    const { page, flaws, close } = await world.open(person, '/dashboard/leads', look);
    await page.getByRole('heading', { name: title }).waitFor();
    expect(await page.getByRole('listitem').count()).toBe(2);
    expect(await flaws()).toEqual([]);
    expect((await me(person)).tenant).toBeNull();
    await close();
  });

  test('joins the one they choose; where its owner has not finished, they are told so', async () => {
    const person = await invitedTwice();
    const { page, flaws, close } = await world.open(person, '/dashboard');
    await page.getByRole('button', { name: 'Rejoindre Atelier Mésange' }).click();
    await page.getByText('Le propriétaire n’a pas terminé la configuration').waitFor();
    expect(await flaws()).toEqual([]);
    await page.goto(`${world.origin}/onboarding/services`);
    await page.getByText('Le propriétaire n’a pas terminé la configuration').waitFor();
    expect(await page.getByRole('textbox').count()).toBe(0);
    await page.getByRole('button', { name: 'Actualiser' }).click();
    await page.getByText('Le propriétaire n’a pas terminé la configuration').waitFor();
    await page.getByRole('button', { name: 'Se déconnecter' }).click();
    await page.waitForURL('**/login');
    await close();
  });

  test('declines one by its name, and is not made a member of the other by that', async () => {
    const person = await invitedTwice();
    const { page, close } = await world.open(person, '/dashboard');
    await page.getByRole('button', { name: 'Refuser l’invitation de Atelier Mésange' }).click();
    const dialog = page.getByRole('dialog');
    expect(await dialog.textContent()).toContain('Atelier Mésange');
    await dialog.getByRole('button', { name: 'Refuser', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await page.getByRole('listitem').allTextContents()).toEqual([
      expect.stringContaining('Salon Roy'),
    ]);
    await page.getByRole('button', { name: 'Rejoindre Salon Roy' }).click();
    await page.waitForURL('**/dashboard/overview');
    expect(await me(person)).toMatchObject({ tenant: { name: 'Salon Roy' } });
    await close();
  });

  test('may have a business of their own, which declines them all', async () => {
    const person = await invitedTwice();
    const { page, close } = await world.open(person, '/dashboard');
    await page.getByRole('button', { name: 'Créer ma propre entreprise' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Créer ma propre entreprise' }).click();
    await page.waitForURL('**/onboarding/profile');
    expect(await me(person)).toMatchObject({ role: 'owner' });
    expect((await me(person)).invitations).toBeUndefined();
    await close();
  });

  test('and who set up a business meanwhile may go on with it, or give it up while it is empty', async () => {
    const person = await world.owner('Kiosque', false);
    await invite(atelier, person);
    await invite(salon, person);
    const { page, close } = await world.open(person, '/onboarding');
    await page.getByRole('button', { name: 'Continuer avec Kiosque' }).click();
    await page.getByRole('button', { name: 'Continuer', exact: true }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Rejoindre Salon Roy' }).click();
    await page.waitForURL('**/dashboard/overview');
    expect(await me(person)).toMatchObject({ tenant: { name: 'Salon Roy' } });
    await close();
  });
});

test('who has begun to work in a business of their own is told why they cannot join another', async () => {
  const person = await world.owner('Garage Nord', false);
  await world.call(person, 'POST', '/v1/leads', { name: 'Zoé Roy' });
  await invite(salon, person);
  const { page, flaws, close } = await world.open(person, '/onboarding');
  await page.getByRole('button', { name: 'Rejoindre Salon Roy' }).click();
  await page.getByText('Quittez-la avant d’en rejoindre une autre').waitFor();
  expect((await flaws()).filter((flaw) => !flaw.includes('409'))).toEqual([]);
  await page.getByRole('button', { name: 'Continuer avec Garage Nord' }).click();
  await page.getByRole('button', { name: 'Continuer', exact: true }).waitFor();
  await close();
});

describe('somebody who was removed', () => {
  const removed = async (): Promise<Account> => {
    const person = await world.person();
    await invite(salon, person);
    await me(person);
    const { members } = await world.call(salon, 'GET', '/v1/members');
    const { memberId } = members.find(({ email }: { email: string }) => email === person.email);
    await world.call(salon, 'DELETE', `/v1/members/${memberId}`);
    return person;
  };

  test('is offered a business, which is made only once it is asked for', async () => {
    const person = await removed();
    const { page, flaws, close } = await world.open(person, '/dashboard/leads');
    await page.getByRole('heading', { name: 'Vous ne faites plus partie de cette entreprise' }).waitFor();
    expect(await flaws()).toEqual([]);
    expect(await me(person)).toMatchObject({ tenant: null, removed: true });
    await page.getByRole('button', { name: 'Créer mon entreprise' }).click();
    await page.waitForURL('**/onboarding/profile');
    await close();
  });

  test('is asked about the invitations that came before they pressed', async () => {
    const person = await removed();
    const { page, close } = await world.open(person, '/dashboard');
    const create = page.getByRole('button', { name: 'Créer mon entreprise' });
    await create.waitFor();
    await invite(atelier, person);
    await invite(salon, person);
    await create.click();
    await page.getByRole('heading', { name: 'On vous invite' }).waitFor();
    expect((await me(person)).tenant).toBeNull();
    await close();
  });
});
