import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type DashboardWorld, openDashboardWorld } from '../dashboard-world.ts';

let world: DashboardWorld;
beforeAll(async () => {
  world = await openDashboardWorld({ hasDemo: false });
});
afterAll(() => world?.close());

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
