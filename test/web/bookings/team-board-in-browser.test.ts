import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import type { Booking } from '../../../shared/schemas/booking.ts';
import { moveClock } from '../../support/local-cloud.ts';
import { expectGone, expectSeen } from '../../support/seen.ts';
import { type Account, type DashboardWorld, openDashboardWorld } from '../dashboard-world.ts';

let world: DashboardWorld;
let owner: Account;
let ana: string;
let bruno: string;
let brunoSignedIn: Account;
let cut: string;

const DAY_MS = 86_400_000;
const tomorrow = new Date(Date.now() + DAY_MS).toISOString().slice(0, 10);
/** That day in the business's zone, UTC. */
const at = (time: string): string => `${tomorrow}T${time}:00.000Z`;

const takes = (memberId: string, name: string) =>
  world.call(owner, 'PATCH', `/v1/calendars/${memberId}`, { active: true, name });

const colleague = async (name: string) => {
  const account = await world.person();
  const body = { email: account.email, name, role: 'staff' };
  const { memberId } = await world.call(owner, 'POST', '/v1/members/invite', body);
  await world.call(account, 'GET', '/v1/me');
  await takes(memberId, name);
  return { account, memberId: String(memberId) };
};

const book = (name: string, calendarId: string, time: string) =>
  world.call(owner, 'POST', '/v1/bookings', { serviceId: cut, startAt: at(time), name, calendarId });

/** A salon of two, open from 9 to 17 in UTC, whose calendars have been theirs for more than a minute. */
const openTeam = async () => {
  owner = await world.owner('Salon Roy');
  await world.call(owner, 'PATCH', '/v1/tenants/current', { timezone: 'UTC' });
  const { members } = await world.call(owner, 'GET', '/v1/members');
  ana = members[0].memberId;
  await takes(ana, 'Ana');
  ({ memberId: bruno, account: brunoSignedIn } = await colleague('Bruno'));
  for (const calendarId of [ana, bruno])
    for (const dayOfWeek of [0, 1, 2, 3, 4, 5, 6])
      await world.call(owner, 'POST', '/v1/availability', {
        ...{ dayOfWeek, startTime: '09:00', endTime: '17:00', timezone: 'UTC', calendarId },
      });
  ({ serviceId: cut } = await world.call(owner, 'POST', '/v1/services', { name: 'Coupe', durationMin: 60 }));
  await moveClock(world.origin, 2);
};

beforeAll(async () => {
  world = await openDashboardWorld({ hasDemo: false, movesClock: true });
  await openTeam();
});
afterAll(() => world?.close());

const BOARD = `/dashboard/bookings?date=${tomorrow}`;
const HOUR_PX = 72;

const columnOf = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

const boxOf = async (thing: Locator) => {
  await thing.scrollIntoViewIfNeeded();
  const box = await thing.boundingBox();
  if (!box) throw new Error('It is not on the page.');
  return box;
};

/** Drags an appointment into a column, so many hours later. */
const dragTo = async (page: Page, thing: Locator, column: Locator, hours: number): Promise<void> => {
  // Looking at the column first, as it scrolls the board.
  const to = await boxOf(column);
  const from = await boxOf(thing);
  const [x, y] = [from.x + 20, from.y + 8];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 8, y + 8, { steps: 2 });
  await page.mouse.move(to.x + 40, y + hours * HOUR_PX, { steps: 6 });
  await page.mouse.up();
};

/** Drags an appointment's lower edge so many hours down. */
const lengthen = async (page: Page, thing: Locator, hours: number): Promise<void> => {
  const { x, y, height } = await boxOf(thing);
  const [left, bottom] = [x + 30, y + height - 3];
  await page.mouse.move(left, bottom);
  await page.mouse.down();
  await page.mouse.move(left, bottom + 8, { steps: 2 });
  await page.mouse.move(left, bottom + hours * HOUR_PX, { steps: 6 });
  await page.mouse.up();
};

/** The hours that somebody's booking begins and ends at. */
const timesOf = async (name: string): Promise<readonly [string, string] | undefined> => {
  const all: readonly Booking[] = (await world.call(owner, 'GET', '/v1/bookings')).bookings;
  const found = all.find(({ leadName }) => leadName === name);
  return found && [found.startAt, found.endAt];
};

const bookings = async (): Promise<Readonly<Record<string, readonly string[]>>> => {
  const all: readonly Booking[] = (await world.call(owner, 'GET', '/v1/bookings')).bookings;
  return Object.fromEntries(
    all.map(({ leadName, personName, startAt }) => [leadName, [personName, startAt]]),
  );
};

describe('the team’s day', () => {
  test('opens where several people take bookings, and moves one to a colleague and back', async () => {
    await book('Zoé Roy', ana, '10:00');
    const { page, flaws, flawsInOtherTheme, close } = await world.open(owner, BOARD);
    const event = page.getByRole('button', { name: /Zoé Roy/ });
    await expectSeen(columnOf(page, 'Ana').getByRole('button', { name: /10\s*h\s*00.*Zoé Roy/ }));
    expect(await flaws()).toEqual([]);
    expect(await flawsInOtherTheme()).toEqual([]);
    await dragTo(page, event, columnOf(page, 'Bruno'), 2);
    await expectSeen(page.getByRole('status').getByText(/Déplacée.*avec Bruno\. Aucun message ne part/));
    await expectSeen(columnOf(page, 'Bruno').getByRole('button', { name: /12\s*h\s*00.*Zoé Roy/ }));
    expect(await bookings()).toMatchObject({ 'Zoé Roy': ['Bruno', at('12:00')] });
    expect(await flaws()).toEqual([]);
    await page.getByRole('button', { name: 'Annuler le déplacement' }).click();
    await expectSeen(page.getByText('La réservation est revenue à sa place.'));
    expect(await bookings()).toMatchObject({ 'Zoé Roy': ['Ana', at('10:00')] });
    await close();
  });

  test('puts a booking back and says why where the time is taken, with times that are free', async () => {
    await book('Luc Gagnon', ana, '13:00');
    await book('Tom Côté', bruno, '13:00');
    const { page, flaws, close } = await world.open(owner, BOARD, { language: 'en' });
    await dragTo(page, page.getByRole('button', { name: /Luc Gagnon/ }), columnOf(page, 'Bruno'), 0.5);
    await expectSeen(page.getByRole('alert').getByText(/“Luc Gagnon” was not moved/));
    await expectSeen(columnOf(page, 'Ana').getByRole('button', { name: /Luc Gagnon/ }));
    expect((await flaws()).filter((flaw) => !flaw.includes('409'))).toEqual([]);
    await page
      .getByRole('button', { name: /^Move it instead/ })
      .first()
      .click();
    // The board shows the move before the server has answered; the message comes after.
    await expectSeen(page.getByRole('status').getByText(/Moved.*with Bruno/));
    await expectSeen(columnOf(page, 'Bruno').getByRole('button', { name: /Luc Gagnon/ }));
    await expectGone(page.getByRole('alert'));
    expect((await bookings())['Luc Gagnon']?.[0]).toBe('Bruno');
    await close();
  });

  test('lets go of a booking at Escape: nothing is moved, and its release opens nothing', async () => {
    await book('Léa Morin', ana, '19:00');
    const { page, close } = await world.open(owner, BOARD);
    const event = page.getByRole('button', { name: /Léa Morin/ });
    const { x, y } = await boxOf(event);
    await page.mouse.move(x + 20, y + 8);
    await page.mouse.down();
    await page.mouse.move(x + 30, y + 30, { steps: 3 });
    await page.keyboard.press('Escape');
    await page.waitForTimeout(50);
    await page.mouse.up();
    await page.waitForTimeout(200);
    expect(new URL(page.url()).searchParams.has('booking')).toBe(false);
    expect(await bookings()).toMatchObject({ 'Léa Morin': ['Ana', at('19:00')] });
    await event.press('Enter');
    await page.getByRole('dialog').getByText('Léa Morin').first().waitFor();
    await close();
  });

  test('lengthens a booking by its lower edge, and gives it its length back', async () => {
    await book('Mia Dubé', ana, '15:00');
    const { page, flaws, close } = await world.open(owner, BOARD);
    await lengthen(page, page.getByRole('button', { name: /Mia Dubé/ }), 0.5);
    await expectSeen(page.getByRole('status').getByText(/Durée changée.*15\s*h\s*00 – 16\s*h\s*30/));
    expect(await timesOf('Mia Dubé')).toEqual([at('15:00'), at('16:30')]);
    expect(await flaws()).toEqual([]);
    await page.getByRole('button', { name: 'Rétablir la durée' }).click();
    await expectSeen(page.getByText('La réservation a retrouvé sa durée.'));
    expect(await timesOf('Mia Dubé')).toEqual([at('15:00'), at('16:00')]);
    await close();
  });

  test('leaves a booking its length and says why where the next one begins', async () => {
    await book('Paul Huot', ana, '11:00');
    await book('Rose Viau', ana, '12:00');
    const { page, close } = await world.open(owner, BOARD, { language: 'en', theme: 'dark' });
    const event = page.getByRole('button', { name: /Paul Huot/ });
    const { height } = await boxOf(event);
    await lengthen(page, event, 0.5);
    await expectSeen(page.getByRole('alert').getByText(/“Paul Huot” keeps its length/));
    expect((await boxOf(event)).height).toBeCloseTo(height);
    expect(await timesOf('Paul Huot')).toEqual([at('11:00'), at('12:00')]);
    await close();
  });

  test('opens a booking by the keyboard, from where it is moved without a mouse', async () => {
    await book('Inès Benali', bruno, '09:00');
    const { page, close } = await world.open(owner, BOARD);
    await page.getByRole('button', { name: /Inès Benali/ }).press('Enter');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Déplacer/ })
      .click();
    await page.getByRole('dialog').getByLabel('Avec').selectOption({ label: 'Ana' });
    await page.getByRole('dialog').getByRole('button', { name: 'Déplacer la réservation' }).click();
    await expectSeen(columnOf(page, 'Ana').getByRole('button', { name: /Inès Benali/ }));
    expect((await bookings())['Inès Benali']?.[0]).toBe('Ana');
    await close();
  });

  test('on a phone shows the member’s own day first, and the others’ by a button', async () => {
    const look = { language: 'en', theme: 'dark', width: 390 } as const;
    const { page, flaws, close } = await world.open(owner, BOARD, look);
    await expectSeen(page.getByText(/^Ana \(\d of 2\)$/));
    expect(await flaws()).toEqual([]);
    const board = page.getByRole('region', { name: 'The team’s day' });
    const { x: edge } = await boxOf(board);
    for (const hour of await board.getByText(/^1[0-2]:00\s[ap]\.m\.$/).all())
      expect((await boxOf(hour)).x).toBeGreaterThanOrEqual(edge);
    expect((await boxOf(board)).y).toBeLessThan(420);
    const other = page.getByRole('button', { name: /^(Next|Previous) person$/, disabled: false });
    await other.click();
    await expectSeen(page.getByText(/^Bruno \(\d of 2\)$/));
    await close();
  });

  test('books at the free time that was pressed, with the person whose column it is', async () => {
    const { page, settled, close } = await world.open(owner, BOARD);
    await settled();
    await columnOf(page, 'Bruno')
      .locator('[data-droppable]')
      .click({ position: { x: 30, y: 8 * HOUR_PX + 5 } });
    await page.getByRole('dialog').getByText('Heure choisie').waitFor();
    const address = new URL(page.url()).searchParams;
    expect([address.get('with'), address.get('at')]).toEqual([bruno, at('16:00')]);
    await close();
  });

  test('cuts no colleague where the member’s own column is in view', async () => {
    for (const name of ['Chloé', 'David']) await colleague(name);
    const { page, settled, close } = await world.open(brunoSignedIn, BOARD, { width: 768 });
    await settled();
    for (const name of ['Ana', 'Bruno', 'Chloé', 'David']) await expectSeen(columnOf(page, name));
    const board = page.getByRole('region', { name: 'Journée de l’équipe' });
    expect(await board.evaluate((e) => e.scrollWidth - e.clientWidth)).toBe(0);
    await close();
  });

  test('stays a list where one asks for the list', async () => {
    const { page, close } = await world.open(owner, '/dashboard/bookings?show=past');
    await expectSeen(page.getByRole('navigation', { name: 'Réservations à afficher' }));
    await page.getByRole('link', { name: 'À venir' }).click();
    await expectSeen(page.getByRole('table', { name: 'Liste des réservations' }));
    await close();
  });
});
