import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Account, type DashboardWorld, openDashboardWorld } from '../dashboard-world.ts';

let world: DashboardWorld;
let salon: Account;
beforeAll(async () => {
  world = await openDashboardWorld({ hasDemo: false });
  salon = await world.owner('Salon Roy');
});
afterAll(() => world?.close());

const nameOf = async (person: Account): Promise<string | null> =>
  (await world.call(person, 'GET', '/v1/members')).members.find(
    ({ email }: { email: string }) => email === person.email,
  ).name;

const invited = async (): Promise<Account> => {
  const person = await world.person();
  await world.call(salon, 'POST', '/v1/members/invite', { email: person.email, role: 'staff' });
  return person;
};

test('an owner says who they are at the first step, and is called so from then on', async () => {
  const owner = await world.owner('Atelier Mésange', false);
  const { page, flaws, close } = await world.open(owner, '/onboarding/profile');
  const next = page.getByRole('button', { name: 'Continuer', exact: true });
  await page.getByLabel('Votre nom').fill(' Odile Roy ');
  expect(await flaws()).toEqual([]);
  await next.click();
  await page.waitForURL('**/onboarding/schedule');
  await next.click();
  await page.waitForURL('**/onboarding/site');
  await next.click();
  await page.getByText('Vous : Odile Roy').waitFor();
  expect(await nameOf(owner)).toBeNull();
  await page.getByRole('button', { name: 'Terminer et aller au dashboard' }).click();
  await page.getByRole('heading', { name: 'Bonjour Odile' }).waitFor();
  expect(await nameOf(owner)).toBe('Odile Roy');
  expect(await page.getByText('Comment vous appelle-t-on').count()).toBe(0);
  await close();
});

test('whoever joins by an invitation is asked for their name on arriving, and answers there', async () => {
  const person = await invited();
  const { page, flaws, close } = await world.open(person, '/dashboard/overview');
  await page.getByRole('heading', { name: 'Comment vous appelle-t-on ?' }).waitFor();
  expect(await flaws()).toEqual([]);
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByText('Indiquez un nom.').waitFor();
  await page.getByLabel('Votre nom').fill('Zoé Gagnon');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByRole('heading', { name: 'Bonjour Zoé' }).waitFor();
  await page.getByRole('heading', { name: 'Comment vous appelle-t-on ?' }).waitFor({ state: 'detached' });
  expect(await nameOf(person)).toBe('Zoé Gagnon');
  await close();
});

test('who puts it off is not asked again in that tab', async () => {
  const look = { language: 'en', width: 390, theme: 'dark' } as const;
  const { page, flaws, settled, close } = await world.open(await invited(), '/dashboard/overview', look);
  const question = page.getByRole('heading', { name: 'What do people call you?' });
  await question.waitFor();
  expect(await flaws()).toEqual([]);
  await page.getByRole('button', { name: 'Later' }).click();
  await question.waitFor({ state: 'detached' });
  await page.reload();
  await settled();
  expect(await question.count()).toBe(0);
  await close();
});
