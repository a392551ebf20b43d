import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { Automation } from '../../../shared/schemas/automation.ts';
import { expectDisabled, expectGone, expectSeen } from '../../support/seen.ts';
import { type Account, type DashboardWorld, openDashboardWorld } from '../dashboard-world.ts';

let world: DashboardWorld;
let owner: Account;
beforeAll(async () => {
  world = await openDashboardWorld({ hasDemo: false });
  owner = await world.owner('Salon Roy');
});
afterAll(() => world?.close());

const PATH = '/dashboard/automations';
const PHONE = { language: 'en', width: 390, theme: 'dark' } as const;

const drawer = (page: Page) => page.getByRole('dialog');
const rowOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
const variables = (page: Page, name: string) => drawer(page).getByRole('list', { name });
const saved = async (kind: string): Promise<Automation> => {
  const { automations } = await world.call(owner, 'GET', '/v1/automations');
  return automations.find((one: Automation) => one.kind === kind);
};

test('a message is put into the business’s own words, with a variable, and is seen as it will read', async () => {
  const { page, flaws, flawsInOtherTheme, close } = await world.open(owner, PATH);
  expect(await flaws()).toEqual([]);
  await page.getByRole('button', { name: 'Modifier\u00a0: Confirmation' }).click();
  await drawer(page).getByLabel('Texte, en français').fill('Sonnez au 2. ');
  await variables(page, 'Variables, en français')
    .getByRole('button', { name: /^Personne/ })
    .click();
  const preview = drawer(page).getByRole('figure', { name: 'Aperçu en français' });
  await expectSeen(preview.getByText('Sonnez au 2. Salon Roy'));
  await expectSeen(preview.getByText('Salon Roy via Comptoir'));
  await expectSeen(preview.getByText('Voir ou modifier le rendez-vous'));
  expect([...(await flaws()), ...(await flawsInOtherTheme())]).toEqual([]);
  await drawer(page).getByRole('button', { name: 'Enregistrer' }).click();
  await expectSeen(rowOf(page, 'Confirmation').getByText('Vos mots'));
  expect(await saved('booking_confirmed')).toMatchObject({
    fr: { body: 'Sonnez au 2. {person}', isOwn: true },
    en: { isOwn: false },
  });
  await close();
});

test('a member sends themselves a test of what is saved, and is told that it went out', async () => {
  const { page, flaws, close } = await world.open(owner, PATH, PHONE);
  await page.getByRole('button', { name: 'Edit: Move' }).click();
  const send = drawer(page).getByRole('button', { name: 'Send me a test in English' });
  await drawer(page).getByLabel('Subject, in English').fill('Moved: {service}');
  await expectDisabled(send);
  await expectSeen(drawer(page).getByText('Save first: the test goes out with the saved text.'));
  await drawer(page).getByRole('button', { name: 'Save' }).click();
  await expectSeen(rowOf(page, 'Move').getByText('Your words'));
  await page.getByRole('button', { name: 'Edit: Move' }).click();
  await send.click();
  await expectSeen(drawer(page).getByText(`Test sent to ${owner.email}.`));
  expect(await flaws()).toEqual([]);
  await close();
});

test('an SMS is seen as a telephone shows it, with its segments, and why it cannot be tested', async () => {
  const { page, flaws, close } = await world.open(owner, PATH, PHONE);
  await page.getByRole('button', { name: 'Edit: Reminder by SMS' }).click();
  const preview = drawer(page).getByRole('figure', { name: 'Preview in English' });
  await expectSeen(preview.getByText(/^Salon Roy: reminder,/));
  await expectSeen(preview.getByText(/^[12] SMS segments?$/));
  await expectGone(drawer(page).getByRole('button', { name: /^Send me a test/ }));
  await expectSeen(drawer(page).getByText('An SMS cannot be tested').first());
  expect(await flaws()).toEqual([]);
  await close();
});

test('a text that could not be sent is refused in its place, and an SMS that is too long with its reason', async () => {
  const { page, flaws, close } = await world.open(owner, PATH, PHONE);
  await page.getByRole('button', { name: 'Edit: Follow-up' }).click();
  await drawer(page).getByLabel('Subject, in English').fill('Hello {service}');
  await drawer(page).getByRole('button', { name: 'Save' }).click();
  await expectSeen(drawer(page).getByText('Unknown variable here: {service}.', { exact: true }));
  expect(await flaws()).toEqual([]);
  await drawer(page).getByLabel('Subject, in English').fill('Hello from {business}');
  await drawer(page).getByRole('button', { name: 'Save' }).click();
  await expectSeen(rowOf(page, 'Follow-up').getByText('Your words'));
  await page.getByRole('button', { name: 'Edit: Reminder by SMS' }).click();
  await drawer(page).getByLabel('Text, in English').fill('x'.repeat(200));
  await drawer(page).getByRole('button', { name: 'Save' }).click();
  await expectSeen(drawer(page).getByText('Too long for an SMS of two segments.', { exact: true }));
  expect((await saved('reminder_soon')).en.isOwn).toBe(false);
  await close();
});

test('a follow-up goes out when the business says, which its row tells', async () => {
  const { page, flaws, close } = await world.open(owner, PATH);
  await expectSeen(rowOf(page, 'Relance').getByText('24\u00a0h après la demande'));
  await page.getByRole('button', { name: 'Modifier\u00a0: Relance' }).click();
  await drawer(page).getByLabel('Quand').selectOption({ label: '48\u00a0h après la demande' });
  expect(await flaws()).toEqual([]);
  await drawer(page).getByRole('button', { name: 'Enregistrer' }).click();
  await expectSeen(rowOf(page, 'Relance').getByText('48\u00a0h après la demande'));
  expect((await saved('follow_up')).hours).toBe(48);
  await close();
});

test('a message that is off says so, and is put back as it was', async () => {
  const { version } = await saved('reminder_day');
  await world.call(owner, 'PATCH', '/v1/automations/reminder_day', { version, isOn: false });
  const { page, flaws, close } = await world.open(owner, PATH, PHONE);
  await expectSeen(rowOf(page, 'Reminder by e-mail').getByText('Off', { exact: true }));
  await page.getByRole('button', { name: 'Reset: Reminder by e-mail' }).click();
  expect(await flaws()).toEqual([]);
  await drawer(page).getByRole('button', { name: 'Reset', exact: true }).click();
  await expectGone(drawer(page));
  expect((await saved('reminder_day')).isOn).toBe(true);
  await close();
});

test('when the messages cannot be loaded, that is said, and they are asked for again', async () => {
  const { page, close } = await world.open(owner, '/dashboard/overview');
  await page.route('**/v1/automations', (route) => route.fulfill({ status: 400, body: '{}' }));
  await page.getByRole('link', { name: 'Messages envoyés' }).click();
  const retry = page.getByRole('button', { name: 'Réessayer' });
  await expectSeen(retry);
  await page.unroute('**/v1/automations');
  await retry.click();
  await expectSeen(rowOf(page, 'Relance'));
  await close();
});

test('on Basic the messages are shown with what they do, Pro’s locked, and none can be changed', async () => {
  const { page, flaws, close } = await world.open(owner, '/dashboard/overview', PHONE);
  await page.route('**/v1/automations', async (route) => {
    const answer = await route.fetch();
    const { data } = await answer.json();
    await route.fulfill({ response: answer, json: { data: { ...data, canEdit: false } } });
  });
  await page.goto(`${world.origin}${PATH}`);
  await expectSeen(rowOf(page, 'Reminder by e-mail').getByText('With Pro'));
  await expectSeen(rowOf(page, 'Booking confirmed').getByText('Sent', { exact: true }));
  await expectSeen(page.getByRole('link', { name: 'See the plans' }));
  await expectGone(page.getByRole('button', { name: /^Edit: / }));
  expect(await flaws()).toEqual([]);
  await close();
});
