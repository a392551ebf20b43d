import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { expectGone, expectSeen } from '../../support/seen.ts';
import { type Account, type DashboardWorld, openDashboardWorld } from '../dashboard-world.ts';

const DAY_MS = 24 * 3_600_000;

let world: DashboardWorld;
let owner: Account;
let staff: Account;
let booking: string;
let lead: string;
beforeAll(async () => {
  world = await openDashboardWorld({ hasDemo: false });
  [owner, staff] = [await world.owner('Salon Roy'), await world.person()];
  await world.call(owner, 'POST', '/v1/members/invite', { email: staff.email, name: 'Alice', role: 'staff' });
  await world.call(staff, 'GET', '/v1/me');
  for (let dayOfWeek = 0; dayOfWeek < 7; dayOfWeek += 1)
    await world.call(owner, 'POST', '/v1/availability', {
      dayOfWeek,
      startTime: '00:00',
      endTime: '23:45',
    });
  const { serviceId } = await world.call(owner, 'POST', '/v1/services', { name: 'Coupe', durationMin: 60 });
  const startAt = new Date(Math.ceil(Date.now() / DAY_MS) * DAY_MS + DAY_MS / 2).toISOString();
  const who = { name: 'Ana Lévy', email: 'ana@example.org' };
  const made = await world.call(owner, 'POST', '/v1/bookings', { serviceId, startAt, ...who });
  [booking, lead] = [made.bookingId, made.leadId];
});
afterAll(() => world?.close());

const PATHS = {
  'les membres': '**/v1/members',
  'les calendriers': '**/v1/calendars',
  'les services': '**/v1/services',
  'les étiquettes': '**/v1/leads/tags',
};

interface Screen {
  readonly screen: string;
  readonly what: keyof typeof PATHS;
  readonly path: () => string;
  /** What is pressed to come there. */
  readonly presses?: readonly (RegExp | string)[];
  readonly by?: () => Account;
}

const at = (path: string) => () => `/dashboard/${path}`;
const ofBooking = () => `/dashboard/bookings?booking=${booking}`;
const ofLead = () => `/dashboard/leads?lead=${lead}`;

const SCREENS: readonly Screen[] = [
  { screen: 'the leads', what: 'les membres', path: at('leads') },
  { screen: 'the leads', what: 'les étiquettes', path: at('leads') },
  { screen: 'a lead', what: 'les membres', path: ofLead },
  { screen: 'a lead', what: 'les services', path: ofLead },
  { screen: 'the services', what: 'les calendriers', path: at('services') },
  { screen: 'the list of bookings', what: 'les calendriers', path: at('bookings?view=list') },
  { screen: 'a booking', what: 'les services', path: ofBooking },
  { screen: 'a new booking', what: 'les calendriers', path: at('bookings?new=1') },
  { screen: 'several bookings', what: 'les calendriers', path: at('bookings?new=1'), presses: [/Plusieurs/] },
  { screen: 'a walk-in', what: 'les calendriers', path: at('bookings?new=walk-in') },
  { screen: 'a repeated booking', what: 'les calendriers', path: ofBooking, presses: [/^Répéter/] },
  { screen: 'a booking that is moved', what: 'les calendriers', path: ofBooking, presses: [/^Déplacer/] },
  { screen: 'a booking that is edited', what: 'les calendriers', path: ofBooking, presses: [/^Modifier/] },
  { screen: 'a booking that is edited', what: 'les services', path: ofBooking, presses: [/^Modifier/] },
  { screen: 'the hours', what: 'les calendriers', path: at('availability') },
  {
    ...{ screen: 'leaving the business', what: 'les calendriers', path: at('members') },
    ...{ presses: ['Quitter'], by: () => staff },
  },
];

/** The innermost layer that is open: a dialog, or the page itself. */
const layer = async (page: Page) =>
  (await page.getByRole('dialog').count()) > 0 ? page.getByRole('dialog') : page.getByRole('main');

describe('what a screen names or offers, and could not be read', () => {
  test.each(SCREENS)('is said on it, and read again when asked to ($screen, $what)', async (screen) => {
    const { what, path, presses = [], by = () => owner } = screen;
    const { page, flaws, close } = await world.open(by(), '/mentions');
    await page.route(PATHS[what], (route) => route.abort());
    await page.goto(`${world.origin}${path()}`);
    for (const name of presses) await page.getByRole('button', { name }).last().click();
    await page.getByRole('alert').filter({ hasText: what }).first().waitFor();
    const notice = (await layer(page))
      .getByRole('alert')
      .filter({ hasText: `Impossible de charger ${what}` });
    await expectSeen(notice);
    expect((await flaws()).filter((flaw) => !flaw.includes('ERR_FAILED'))).toEqual([]);
    await page.unroute(PATHS[what]);
    await notice.getByRole('button', { name: 'Réessayer' }).click();
    await expectGone(notice);
    await close();
  });
});

test('a service whose possible performers could not be read is edited without them, and says so', async () => {
  const { page, close } = await world.open(owner, '/mentions');
  await page.route(PATHS['les calendriers'], (route) => route.abort());
  await page.goto(`${world.origin}/dashboard/services`);
  await page.getByRole('button', { name: 'Modifier Coupe' }).click();
  const form = page.getByRole('dialog');
  await expectSeen(form.getByRole('alert').filter({ hasText: 'qui fait ce service ne peut être ni vu' }));
  expect(await form.getByRole('group', { name: 'Qui fait ce service' }).count()).toBe(0);
  await close();
});

test('an owner whose name was not read is neither nobody nor somebody who left', async () => {
  const [self] = (await world.call(owner, 'GET', '/v1/members')).members;
  await world.call(owner, 'PATCH', `/v1/leads/${lead}`, { ownerId: self.memberId });
  const { page, close } = await world.open(owner, '/mentions');
  await page.route(PATHS['les membres'], (route) => route.abort());
  await page.goto(`${world.origin}${ofLead()}`);
  const chosen = page.getByLabel('Responsable').locator('option:checked');
  await chosen.waitFor({ state: 'attached' });
  expect(await chosen.textContent()).toBe('Nom non chargé');
  await close();
});

test('a client picked for a booking who could not be read is not told as one without a name', async () => {
  const { page, close } = await world.open(owner, `/dashboard/bookings?new=1`);
  await page.route(`**/v1/leads/${lead}`, (route) => route.abort());
  const form = page.getByRole('dialog');
  await form.getByLabel('Chercher un client connu').fill('Ana');
  await form.getByRole('button', { name: /Ana Lévy/ }).click();
  await expectSeen(form.getByRole('alert').filter({ hasText: 'Impossible de reprendre les coordonnées' }));
  await close();
});

describe('a count beside a page’s name', () => {
  test.each([
    ['**/v1/leads?*waiting=true*', 'Leads'],
    ['**/v1/questions?*', 'Questions et réponses'],
    ['**/v1/conversations?*limit=10*', 'Conversations'],
  ])('is not taken for none where it could not be read (%s)', async (path, name) => {
    const { page, close } = await world.open(owner, '/mentions');
    await page.route(path, (route) => route.abort());
    await page.goto(`${world.origin}/dashboard/services`);
    await expectSeen(page.getByRole('link', { name: new RegExp(`^${name}.*nombre inconnu`) }));
    await close();
  });
});
