import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { expectDisabled } from '../../support/seen.ts';
import { type Account, type DashboardWorld, openDashboardWorld } from '../dashboard-world.ts';

let world: DashboardWorld;
beforeAll(async () => {
  world = await openDashboardWorld({ hasDemo: false });
});
afterAll(() => world?.close());

const PATH = '/dashboard/settings/notifications';

const team = async (role: string): Promise<{ readonly owner: Account; readonly member: Account }> => {
  const owner = await world.owner('Salon Roy');
  const member = await world.person();
  await world.call(owner, 'POST', '/v1/members/invite', { email: member.email, name: 'Luc Dubé', role });
  await world.call(member, 'GET', '/v1/me');
  return { owner, member };
};

const chosen = async (by: Account) => {
  const { members } = await world.call(by, 'GET', '/v1/members');
  return members.find(({ email }: { email: string }) => email === by.email).notifications;
};

const save = async (page: Page): Promise<void> => {
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'PATCH' && answer.status() === 200,
  );
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await saved;
};

const oneSwitch = (page: Page, name: string) => page.getByRole('switch', { name, exact: true });

test.each(['viewer', 'staff', 'owner'])('a member as %s chooses what they are told', async (role) => {
  const { owner, member } = await team(role === 'owner' ? 'viewer' : role);
  const by = role === 'owner' ? owner : member;
  const before = await chosen(by);
  const { page, flaws, close } = await world.open(by, PATH);
  await page.getByText(`Ces e-mails vont à ${by.email}`).waitFor();
  await expectDisabled(page.getByRole('button', { name: 'Enregistrer' }));
  expect(await oneSwitch(page, 'Nouvelle demande').isChecked()).toBe(before.kinds.includes('team_new_lead'));
  for (const name of ['Nouveau rendez-vous', 'Rendez-vous déplacé', 'Rendez-vous annulé'])
    await oneSwitch(page, name).uncheck();
  await oneSwitch(page, 'Nouvelle demande').check();
  await page.getByLabel('De quels rendez-vous').selectOption({ label: 'Ceux de votre agenda seulement' });
  await save(page);
  expect(await chosen(by)).toEqual({ kinds: ['team_new_lead'], bookings: 'own' });
  await page.getByRole('status').getByText('Modifications enregistrées').waitFor();
  expect(await flaws()).toEqual([]);
  await close();
});

test('what a colleague changed of the member meanwhile stays, and the choice is saved over it', async () => {
  const { owner, member } = await team('staff');
  const { page, close } = await world.open(member, PATH);
  await oneSwitch(page, 'Nouvelle demande').check();
  const { members } = await world.call(owner, 'GET', '/v1/members');
  const { memberId } = members.find(({ email }: { email: string }) => email === member.email);
  await world.call(owner, 'PATCH', `/v1/members/${memberId}`, { name: 'Lucie Dubé' });
  await save(page);
  expect((await chosen(member)).kinds).toContain('team_new_lead');
  const after = await world.call(owner, 'GET', '/v1/members');
  expect(after.members.map(({ name }: { name: string | null }) => name)).toContain('Lucie Dubé');
  await close();
});

test('a choice made in another tab meanwhile stays, but for what is chosen differently here', async () => {
  const { member } = await team('staff');
  const look = { language: 'en', width: 390, theme: 'dark' } as const;
  const { page, flaws, close } = await world.open(member, PATH, look);
  const told = page.getByLabel('Of which bookings');
  await told.selectOption({ label: 'All of the business’s' });
  await world.call(member, 'PATCH', '/v1/members/me', { notifications: { kinds: [], bookings: 'own' } });
  await oneSwitch(page, 'New booking').uncheck();
  await oneSwitch(page, 'New request').check();
  expect(await flaws()).toEqual([]);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('status').getByText('Changes saved').waitFor();
  expect(await chosen(member)).toEqual({ kinds: ['team_new_lead'], bookings: 'all' });
  await close();
});

test('says that nothing goes out where the installation has no sender', async () => {
  const owner = await world.owner('Salon Roy');
  const { page, close } = await world.open(owner, '/dashboard');
  await page.route('**/config.json', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), sendsEmail: false } });
  });
  await page.goto(`${world.origin}${PATH}`);
  await page.getByText('Cette installation n’envoie pas d’e-mails').waitFor();
  expect(await oneSwitch(page, 'Nouvelle demande').isChecked()).toBe(true);
  await close();
});
