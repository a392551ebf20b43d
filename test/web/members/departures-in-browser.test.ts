import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { Booking } from '../../../shared/schemas/booking.ts';
import { moveClock } from '../../support/local-cloud.ts';
import { type Account, type DashboardWorld, openDashboardWorld } from '../dashboard-world.ts';

interface Person {
  readonly account: Account;
  readonly memberId: string;
}

let world: DashboardWorld;
let owner: Account;
let alice: Person;
let bruno: Person;
let haircut: string;
beforeAll(async () => {
  world = await openDashboardWorld({ hasDemo: false, movesClock: true });
});
afterAll(() => world?.close());

const DAY_MS = 86_400_000;
/** Noon in three days, and so many hours later. */
const at = (hours: number): string =>
  new Date(
    Math.floor(Date.now() / DAY_MS) * DAY_MS + 3 * DAY_MS + DAY_MS / 2 + hours * 3_600_000,
  ).toISOString();

const colleague = async (name: string, role: string): Promise<Person> => {
  const account = await world.person();
  const { memberId } = await world.call(owner, 'POST', '/v1/members/invite', {
    ...{ email: account.email, name, role },
  });
  await world.call(account, 'GET', '/v1/me');
  await world.call(owner, 'PATCH', `/v1/calendars/${memberId}`, { active: true });
  return { account, memberId };
};

const addService = async (name: string, calendarIds: readonly string[] = []): Promise<string> =>
  (await world.call(owner, 'POST', '/v1/services', { name, durationMin: 60, calendarIds })).serviceId;

const book = (client: string, { memberId }: Person, startAt: string, serviceId = haircut) =>
  world.call(owner, 'POST', '/v1/bookings', { serviceId, startAt, name: client, calendarId: memberId });

/** Who performs each client's appointment, as the API tells it. */
const performers = async (query = ''): Promise<Readonly<Record<string, string>>> => {
  const { bookings } = await world.call(owner, 'GET', `/v1/bookings${query}`);
  return Object.fromEntries(
    bookings.map(({ leadName, personName }: Booking) => [leadName ?? '', personName ?? '']),
  );
};

const ALWAYS = [0, 1, 2, 3, 4, 5, 6].map((dayOfWeek) => ({
  dayOfWeek,
  startTime: '00:00',
  endTime: '24:00',
}));

/**
 * A business whose calendars are its members', Alice's and Bruno's, and have been for more than a minute. Both are at
 * work at all hours.
 */
const openTeam = async (role = 'staff') => {
  owner = await world.owner('Salon Roy');
  alice = await colleague('Alice', role);
  bruno = await colleague('Bruno', 'staff');
  const hours = [alice, bruno].map(({ memberId }) => ({ calendarId: memberId, seen: [], windows: ALWAYS }));
  await world.call(owner, 'PUT', '/v1/availability/hours', { hours });
  haircut = await addService('Coupe');
  await moveClock(world.origin, 2);
};

const toast = (page: Page, text: string) => page.getByRole('status').getByText(text).waitFor();
const askToRemove = (page: Page) => page.getByRole('button', { name: 'Supprimer Alice' }).click();
const confirm = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

describe('when a member is removed', () => {
  beforeEach(() => openTeam());

  test('their bookings are counted, wait to be placed, and are given to a colleague one by one', async () => {
    await addService('Coloration', [alice.memberId]);
    await book('Ana Roy', alice, at(0));
    await book('Zoé Roy', alice, at(1));
    const { page, flaws, close } = await world.open(owner, '/dashboard/members');
    await askToRemove(page);
    const dialog = page.getByRole('dialog');
    await dialog.getByText('2 rendez-vous à venir.').waitFor();
    await dialog.getByText('Plus personne ne fera : Coloration.').waitFor();
    const taker = dialog.getByLabel('À qui vont ces rendez-vous ?');
    expect(await taker.locator('option:checked').textContent()).toBe('À placer, un par un');
    expect(await flaws()).toEqual([]);
    await confirm(page, 'Supprimer');
    await toast(page, 'Membre supprimé');

    await page.goto(`${world.origin}/dashboard/services`);
    await page.getByText('Plus personne ne fait ce service').waitFor();
    expect(await flaws()).toEqual([]);
    await page.goto(`${world.origin}/dashboard/overview`);
    await page.getByRole('link', { name: 'Placez des réservations' }).waitFor();
    const next = page.getByRole('row').filter({ hasText: 'Ana Roy' });
    await next.getByText('À placer').waitFor();
    await next.getByText('Avec Alice').waitFor();
    expect(await flaws()).toEqual([]);

    await page.goto(`${world.origin}/dashboard/bookings`);
    await page.getByRole('link', { name: /^À placer\s*2$/ }).click();
    const row = page.getByRole('row').filter({ hasText: 'Zoé Roy' });
    await row.getByText('Avec Alice').waitFor();
    expect(await flaws()).toEqual([]);
    await row.getByRole('button', { name: /^Confier/ }).click();
    await confirm(page, 'Confier');
    await toast(page, 'Réservation confiée');
    await row.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: /^À placer\s*1$/ }).waitFor();
    expect(await performers()).toEqual({ 'Ana Roy': 'Alice', 'Zoé Roy': 'Bruno' });
    expect(await performers('?status=unplaced')).toEqual({ 'Ana Roy': 'Alice' });
    await close();
  });

  test('what a colleague takes is told apart from what stays to be placed, each a link', async () => {
    await book('Ana Roy', alice, at(0));
    await book('Zoé Roy', alice, at(1));
    await book('Luc Roy', bruno, at(1));
    const { page, flaws, close } = await world.open(owner, '/dashboard/members', {
      ...{ width: 390, theme: 'dark' },
    });
    await askToRemove(page);
    const dialog = page.getByRole('dialog');
    await dialog
      .getByLabel('À qui vont ces rendez-vous ?')
      .selectOption({ label: 'Bruno, aux heures libres' });
    await confirm(page, 'Supprimer');
    await dialog.getByText('1 rendez-vous confié.').waitFor();
    await dialog.getByText(/^1 reste à placer\s: l’heure est déjà prise/).waitFor();
    expect(await flaws()).toEqual([]);
    expect(await performers()).toEqual({ 'Ana Roy': 'Bruno', 'Zoé Roy': 'Alice', 'Luc Roy': 'Bruno' });
    await dialog.getByRole('link', { name: /^Zoé Roy, / }).click();
    await page.getByRole('dialog').getByText('Coupe').first().waitFor();
    expect(new URL(page.url()).searchParams.get('show')).toBe('unplaced');
    await close();
  });

  test('that they are gone is never told as a failure where only their bookings could not be given', async () => {
    await book('Ana Roy', alice, at(0));
    const { page, close } = await world.open(owner, '/dashboard/members');
    await page.route('**/v1/bookings/reassign', (route) => route.abort());
    await askToRemove(page);
    const dialog = page.getByRole('dialog');
    await dialog
      .getByLabel('À qui vont ces rendez-vous ?')
      .selectOption({ label: 'Qui fait le service et est libre' });
    await confirm(page, 'Supprimer');
    await dialog.getByText('Impossible de confier les rendez-vous.').waitFor();
    await dialog.getByText('À placer, un par un.').waitFor();
    expect(await page.getByText('Impossible de supprimer le membre').count()).toBe(0);
    await page.unroute('**/v1/bookings/reassign');
    await confirm(page, 'Réessayer');
    await dialog.getByText('1 rendez-vous confié.').waitFor();
    await confirm(page, 'Fermer');
    expect(await performers()).toEqual({ 'Ana Roy': 'Bruno' });
    await close();
  });

  test('what was given before the giving broke off is told beside the failure', async () => {
    await book('Ana Roy', alice, at(0));
    const { page, close } = await world.open(owner, '/dashboard/members');
    let calls = 0;
    const first = { given: 2, notFree: 0, notPerformed: 0, resume: 'more' };
    await page.route('**/v1/bookings/reassign', (route) => {
      calls += 1;
      return calls === 1 ? route.fulfill({ json: { data: first } }) : route.abort();
    });
    await askToRemove(page);
    const dialog = page.getByRole('dialog');
    await dialog
      .getByLabel('À qui vont ces rendez-vous ?')
      .selectOption({ label: 'Qui fait le service et est libre' });
    await confirm(page, 'Supprimer');
    await dialog.getByText('2 rendez-vous confiés.').waitFor();
    await dialog.getByText('Impossible de confier les rendez-vous.').waitFor();
    expect(calls).toBe(2);
    await close();
  });
});

test('who takes no more bookings keeps those that nobody can take, and it is said', async () => {
  await openTeam();
  await book('Zoé Roy', alice, at(1));
  await book('Luc Roy', bruno, at(1));
  const { page, flaws, close } = await world.open(owner, '/dashboard/members', { language: 'en' });
  await page.getByRole('switch', { name: 'Alice takes bookings' }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByLabel('Who takes these bookings?')
    .selectOption({ label: 'Whoever performs the service and is free' });
  await confirm(page, 'Stop');
  await dialog.getByText('No bookings given.').waitFor();
  await dialog.getByText(/^1 stays with Alice: the time is taken/).waitFor();
  expect(await flaws()).toEqual([]);
  await close();
});

describe('who leaves by themselves', () => {
  const leave = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

  test('is told what lies ahead, gives it to a colleague, and what nobody takes waits for the team', async () => {
    await openTeam();
    await book('Ana Roy', alice, at(0));
    await book('Zoé Roy', alice, at(1));
    await book('Luc Roy', bruno, at(1));
    const { page, flaws, close } = await world.open(alice.account, '/dashboard/members');
    await leave(page, 'Quitter');
    const dialog = page.getByRole('dialog');
    await dialog.getByText('2 rendez-vous à venir.').waitFor();
    await dialog.getByText('Vos heures d’ouverture disparaissent.').waitFor();
    expect(await dialog.textContent()).not.toContain('flux de calendrier');
    expect(await flaws()).toEqual([]);
    await dialog
      .getByLabel('À qui vont ces rendez-vous ?')
      .selectOption({ label: 'Bruno, aux heures libres' });
    await confirm(page, 'Quitter');
    await toast(page, 'Vous avez quitté l’entreprise. 1 rendez-vous confié. 1 reste à placer par l’équipe.');
    await page.getByRole('heading', { name: 'Vous ne faites plus partie de cette entreprise' }).waitFor();
    expect(await performers('?status=unplaced')).toEqual({ 'Zoé Roy': 'Alice' });
    expect(await performers()).toMatchObject({ 'Ana Roy': 'Bruno' });
    await close();
  });

  test('and may only read chooses nothing, and knows that the team will', async () => {
    await openTeam('viewer');
    await book('Ana Roy', alice, at(0));
    const look = { language: 'en', width: 390 } as const;
    const { page, flaws, close } = await world.open(alice.account, '/dashboard/members', look);
    await leave(page, 'Leave');
    const dialog = page.getByRole('dialog');
    await dialog.getByText('1 booking ahead.').waitFor();
    await dialog.getByText('To be placed by the team. They wait under Bookings').waitFor();
    expect(await dialog.getByRole('combobox').count()).toBe(0);
    expect(await flaws()).toEqual([]);
    await confirm(page, 'Leave');
    await toast(page, 'You have left the business.');
    expect(await performers('?status=unplaced')).toEqual({ 'Ana Roy': 'Alice' });
    await close();
  });

  test('and was an admin reads what else ends with it', async () => {
    await openTeam('admin');
    const { page, flaws, close } = await world.open(alice.account, '/dashboard/members');
    await leave(page, 'Quitter');
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Aucun rendez-vous à venir.').waitFor();
    expect(await dialog.textContent()).toMatch(
      /flux de calendrier change.*webhooks que vous avez réglés.*liens d’export.*ne s’ouvrent plus/,
    );
    expect(await flaws()).toEqual([]);
    await close();
  });
});
