import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { FreeColleague } from '../../../../shared/schemas/stranded.ts';
import { openWorld, type World } from '../../../support/world.ts';
import { bookTime, openSalon, type Salon, timesOf } from '../calendars/salon.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.stop());

/** A salon of two, with a booking on a Tuesday of each. */
const openBooked = async () => {
  const salon = await openSalon(world, 2);
  const book = async (calendarId = '') => {
    const times = await timesOf(world, salon, calendarId, 100);
    const time = times.find(({ startAt }) => startAt === '2026-11-24T19:00:00.000Z');
    if (!time) throw new Error('Tuesday at two is not offered.');
    const { bookingId } = await bookTime(world.call, salon, time);
    return bookingId ?? '';
  };
  const [alice = '', bruno = ''] = salon.people;
  return { salon, alice, bruno, first: await book(alice), second: await book(bruno) };
};

const stranded = async ({ call }: Salon, body: object) => {
  const { status, json } = await call('POST', '/v1/availability/stranded', body);
  expect(status).toBe(200);
  return json.data.bookings.map(({ bookingId }: { bookingId: string }) => bookingId);
};

const seenOf = async ({ call }: Salon, calendarId: string) =>
  (await call('GET', '/v1/availability')).json.data.windows
    .filter((one: { calendarId: string }) => one.calendarId === calendarId)
    .map(({ availabilityId, version }: Record<string, unknown>) => ({ availabilityId, version }));

describe('the bookings that a change would strand', () => {
  test('are listed for hours of the week and of a date, of the person concerned alone, and nothing is changed', async () => {
    const { salon, alice, first } = await openBooked();
    const morning = [{ dayOfWeek: 2, startTime: '09:00', endTime: '12:00' }];
    const seen = await seenOf(salon, alice);
    expect(await stranded(salon, { hours: [{ calendarId: alice, seen, windows: morning }] })).toEqual([
      first,
    ]);
    const dated = { calendarId: alice, date: '2026-11-24', seen: [], windows: morning };
    expect(await stranded(salon, { hours: [dated] })).toEqual([first]);
    const longer = [{ dayOfWeek: 2, startTime: '09:00', endTime: '18:00' }];
    expect(await stranded(salon, { hours: [{ ...dated, windows: longer }] })).toEqual([]);
    expect(await seenOf(salon, alice)).toEqual(seen);
  });

  test('are listed for a closure of part of a day, of one person or of all', async () => {
    const { salon, alice, first, second } = await openBooked();
    const dentist = { from: '2026-11-24', startTime: '14:00', endTime: '16:00' };
    expect(await stranded(salon, { closure: { ...dentist, calendarId: alice } })).toEqual([first]);
    expect((await stranded(salon, { closure: dentist })).toSorted()).toEqual([first, second].toSorted());
    expect(await stranded(salon, { closure: { ...dentist, startTime: '16:00', endTime: '17:00' } })).toEqual(
      [],
    );
    const turned = { ...dentist, startTime: '16:00', endTime: '14:00' };
    expect((await salon.call('POST', '/v1/availability/stranded', { closure: turned })).status).toBe(400);
  });

  test('are listed for a window that is shortened, closed, handed over or deleted', async () => {
    const { salon, alice, bruno, first } = await openBooked();
    const windows = (await salon.call('GET', '/v1/availability')).json.data.windows;
    const { availabilityId } = windows.find(
      (one: { calendarId: string; dayOfWeek: number }) => one.calendarId === alice && one.dayOfWeek === 2,
    );
    const change = (body: object) => stranded(salon, { window: { availabilityId, change: body } });
    expect(await stranded(salon, { window: { availabilityId } })).toEqual([first]);
    expect(await change({ endTime: '12:00' })).toEqual([first]);
    expect(await change({ active: false })).toEqual([first]);
    expect(await change({ calendarId: bruno })).toEqual([first]);
    expect(await change({ capacity: 2 })).toEqual([]);
    const ask = (window: object) => salon.call('POST', '/v1/availability/stranded', { window });
    expect((await ask({ availabilityId, change: { endTime: '08:00' } })).status).toBe(400);
    expect((await ask({ availabilityId: 'unknown' })).status).toBe(404);
  });

  test('are listed for the holidays of a year', async () => {
    const { salon, alice } = await openBooked();
    const { bookingId } = (
      await salon.call('POST', '/v1/bookings', {
        ...{ serviceId: salon.serviceId, startAt: '2026-12-25T19:00:00Z', name: 'Ana', calendarId: alice },
      })
    ).json.data;
    expect(await stranded(salon, { holidays: { year: 2026 } })).toEqual([bookingId]);
    expect(await stranded(salon, { holidays: { year: 2027 } })).toEqual([]);
  });

  test('are not those that lay outside of all hours before', async () => {
    const { salon, alice } = await openBooked();
    await salon.call('POST', '/v1/bookings', {
      ...{ serviceId: salon.serviceId, startAt: '2026-11-25T02:00:00Z', name: 'Ana', calendarId: alice },
    });
    const night = { from: '2026-11-24', startTime: '20:00', endTime: '23:00', calendarId: alice };
    expect(await stranded(salon, { closure: night })).toEqual([]);
  });

  test('stay booked when the change is saved, and their clients are asked once each', async () => {
    const { salon, alice, first } = await openBooked();
    const closure = { from: '2026-11-24', calendarId: alice };
    const { closureId } = (await salon.call('POST', '/v1/closures', closure)).json.data;
    expect((await salon.call('GET', `/v1/bookings/${first}`)).json.data).toMatchObject({
      status: 'confirmed',
    });
    const ask = async (body: object) =>
      (await salon.call('POST', '/v1/bookings/ask-to-move', body)).json.data;
    expect(await ask({ bookingIds: [first] })).toMatchObject({ asked: 1 });
    expect(await ask({ bookingIds: [first] })).toMatchObject({ asked: 0, askedBefore: 1 });
    expect(await ask({ closureId })).toMatchObject({ asked: 0, askedBefore: 1 });
  });
});

describe('who else could take a booking that a change would strand', () => {
  const FREE = { services: 0, befores: 0, afters: 0 };
  const TUESDAY_TWO = '2026-11-24T19:00:00.000Z';

  /** Alice has a booking on Tuesday, at two unless told, and her colleagues have none. */
  const openAlone = async (startAt = TUESDAY_TWO, count = 3) => {
    const salon = await openSalon(world, count);
    const [alice = '', bruno = '', chloe = ''] = salon.people;
    const { call, serviceId } = salon;
    const book = async (calendarId: string, at = startAt) => {
      const made = await call('POST', '/v1/bookings', {
        ...{ serviceId, startAt: at, calendarId, name: 'Ana', email: 'ana@example.org' },
      });
      expect(made.status).toBe(201);
      return String(made.json.data.bookingId);
    };
    const bookingId = await book(alice);
    const colleagues = async (body: object = { closure: { from: '2026-11-24', calendarId: alice } }) =>
      (await call('POST', '/v1/availability/stranded', body)).json.data.colleagues;
    const rowOf = (calendarId: string, personName: string) => ({
      ...{ bookingId, calendarId, personName, beforeMin: 0, afterMin: 0 },
      loads: [{ minutes: 60, ...FREE, capacity: 1 }],
    });
    return { ...salon, alice, bruno, chloe, book, bookingId, colleagues, rowOf };
  };

  test('are those who are at work and free at its time, at an odd minute too, and it can be given to them', async () => {
    const { bruno, chloe, bookingId, colleagues, rowOf, call } = await openAlone('2026-11-24T19:07:00.000Z');
    expect(await colleagues()).toEqual([rowOf(bruno, 'Bruno'), rowOf(chloe, 'Chloé')]);
    const path = `/v1/bookings/${bookingId}`;
    const { version } = (await call('GET', path)).json.data;
    const given = await call('PATCH', path, { calendarId: bruno, version });
    expect([given.status, given.json.data.personName]).toEqual([200, 'Bruno']);
  });

  test('are not those who have a booking then, are off, or do not perform its service', async () => {
    const { bruno, chloe, book, colleagues, rowOf, call } = await openAlone();
    await book(bruno, '2026-11-24T19:30:00.000Z');
    expect(await colleagues()).toEqual([rowOf(chloe, 'Chloé')]);
    await call('POST', '/v1/closures', { from: '2026-11-24', startTime: '14:00', calendarId: chloe });
    expect(await colleagues()).toEqual([]);
    const other = await openAlone();
    await other.call('PATCH', `/v1/services/${other.serviceId}`, { calendarIds: [other.alice, other.chloe] });
    expect(await other.colleagues()).toEqual([other.rowOf(other.chloe, 'Chloé')]);
  });

  test('are told with what they have at its time, what it keeps free included', async () => {
    const { alice, bruno, chloe, call, serviceId, colleagues } = await openAlone();
    const buffers = { bufferBeforeMin: 10, bufferAfterMin: 15 };
    expect((await call('PATCH', `/v1/services/${serviceId}`, buffers)).status).toBe(200);
    const classes = { dayOfWeek: 2, startTime: '18:00', endTime: '20:00', capacity: 3 };
    for (const calendarId of [alice, bruno])
      await call('POST', '/v1/availability', { ...classes, calendarId });
    await call('POST', '/v1/availability', { ...classes, capacity: 1, calendarId: chloe });
    for (const [name, calendarId] of [
      ['Un', alice],
      ['Deux', alice],
      ['Trois', bruno],
    ]) {
      const at = { serviceId, startAt: '2026-11-24T23:00:00.000Z', calendarId, name };
      expect((await call('POST', '/v1/bookings', at)).status).toBe(201);
    }
    const evening = {
      closure: { from: '2026-11-24', startTime: '18:00', endTime: '20:00', calendarId: alice },
    };
    const rows: readonly FreeColleague[] = await colleagues(evening);
    const brunos = [
      { minutes: 10, ...FREE, befores: 1, capacity: 1 },
      { minutes: 60, ...FREE, services: 1, capacity: 3 },
      { minutes: 15, ...FREE, afters: 1, capacity: 3 },
    ];
    const chloes = [{ minutes: 85, ...FREE, capacity: 1 }];
    expect(rows.map(({ calendarId, loads }) => [calendarId, loads])).toEqual([
      [bruno, brunos],
      [chloe, chloes],
      [bruno, brunos],
      [chloe, chloes],
    ]);
    expect(rows[0]).toMatchObject({ beforeMin: 10, afterMin: 15 });
  });

  test('are not those whom the same change takes off too', async () => {
    const { colleagues } = await openAlone();
    expect(await colleagues({ closure: { from: '2026-11-24' } })).toEqual([]);
  });

  test('is nobody where one person works alone', async () => {
    const { colleagues } = await openAlone(TUESDAY_TWO, 1);
    expect(await colleagues()).toEqual([]);
  });
});
