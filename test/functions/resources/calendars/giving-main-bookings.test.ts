import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { openWorld, type World } from '../../../support/world.ts';
import { minutesLater, openTeam, type Stored, standing } from './changing-team.ts';
import { bookTime, type Salon, timesOf } from './salon.ts';

let world: World;
let salon: Salon;
let alice: string;
let bruno: string;
beforeAll(async () => {
  world = await openWorld();
});
beforeEach(async () => {
  salon = await openTeam(world, 3);
  [alice = '', bruno = ''] = salon.people;
});
afterAll(() => world.stop());

const takesBookings = async (memberId: string, active: boolean) => {
  const body = { active, name: `Personne ${salon.people.indexOf(memberId)}` };
  expect((await salon.call('PATCH', `/v1/calendars/${memberId}`, body)).status).toBe(200);
};

/** So many visitors book the first time that is offered. */
const bookAtOneTime = async (count: number, calendarId?: string): Promise<void> => {
  const [time] = await timesOf(world, salon, calendarId);
  if (!time) throw new Error('Nothing is offered.');
  for (let n = 0; n < count; n++) expect((await bookTime(world.call, salon, time)).answer.status).toBe(201);
};

const reassign = async (from: string, to: string) =>
  (await salon.call('POST', '/v1/bookings/reassign', { from, to })).json.data;

const calendarsOf = (bookings: readonly Stored[]) => bookings.map(({ calendarId }) => calendarId).toSorted();

describe('bookings of one time that the calendars in use took over', () => {
  test('go to one person each, and none to somebody who has one of them', async () => {
    await bookAtOneTime(3);
    await takesBookings(alice, true);
    await takesBookings(bruno, true);
    minutesLater(world, 1);
    expect(await reassign('main', alice)).toEqual({ given: 1, notFree: 2, notPerformed: 0 });
    expect(await reassign('main', bruno)).toEqual({ given: 1, notFree: 1, notPerformed: 0 });
    expect(await reassign('main', 'any')).toEqual({ given: 0, notFree: 1, notPerformed: 0 });
    expect(calendarsOf(await standing(world, salon))).toEqual([alice, bruno, 'main'].toSorted());
  });

  test('go to whoever is free, also when two give them at once', async () => {
    await bookAtOneTime(3);
    for (const memberId of salon.people) await takesBookings(memberId, true);
    minutesLater(world, 1);
    const both = await Promise.all([reassign('main', 'any'), reassign('main', 'any')]);
    expect(both.map(({ notFree }) => notFree)).toEqual([0, 0]);
    expect(calendarsOf(await standing(world, salon))).toEqual([...salon.people].toSorted());
  });

  test('go back to the business’s own calendar, as many as it has places', async () => {
    await takesBookings(alice, true);
    await takesBookings(bruno, true);
    minutesLater(world, 1);
    const [time] = await timesOf(world, salon, alice);
    if (!time) throw new Error('Nothing is offered.');
    const book = (calendarId: string) =>
      salon.call('POST', '/v1/bookings', {
        ...{ serviceId: salon.serviceId, startAt: time.startAt, name: 'Luc', calendarId },
      });
    for (const one of [alice, bruno]) expect((await book(one)).status).toBe(201);
    const { windows } = (await salon.call('GET', '/v1/availability')).json.data;
    for (const one of windows.filter(({ calendarId }: { calendarId: string }) => calendarId === 'main')) {
      const path = `/v1/availability/${one.availabilityId}`;
      expect((await salon.call('PATCH', path, { capacity: 1, version: one.version })).status).toBe(200);
    }
    await takesBookings(alice, false);
    await takesBookings(bruno, false);
    minutesLater(world, 1);
    expect(await reassign(alice, 'main')).toMatchObject({ given: 1, notFree: 0 });
    expect(await reassign(bruno, 'main')).toMatchObject({ given: 0, notFree: 1 });
    expect(calendarsOf(await standing(world, salon))).toEqual([bruno, 'main'].toSorted());
  });

  test('still keep colleagues from another booking of that time', async () => {
    await bookAtOneTime(1);
    await takesBookings(alice, true);
    await takesBookings(bruno, true);
    minutesLater(world, 1);
    const [{ bookingId = '', startAt = '' } = {}] = await standing(world, salon);
    const later = new Date(Date.parse(startAt) + 7_200_000).toISOString();
    const body = { serviceId: salon.serviceId, startAt: later, name: 'Luc', calendarId: bruno };
    const other = (await salon.call('POST', '/v1/bookings', body)).json.data;
    const move = (change: object) => salon.call('PATCH', `/v1/bookings/${other.bookingId}`, change);
    expect((await move({ startAt, version: other.version })).json.error.code).toBe('slot_taken');
    const give = await salon.call('PATCH', `/v1/bookings/${bookingId}`, { calendarId: alice, version: 1 });
    expect(give.status).toBe(200);
    expect((await move({ startAt, version: other.version })).status).toBe(200);
  });
});
