import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { unpackDay } from '../../../../functions/agenda/packed-day.ts';
import type { Booking } from '../../../../shared/schemas/booking.ts';
import { openWorld, type World } from '../../../support/world.ts';
import { allRows } from '../bookings/records.ts';
import { bookTime, openSalon, type Salon, timeAt, timesOf } from '../calendars/salon.ts';

let world: World;
let salon: Salon;
let alice: string;
let bruno: string;
beforeAll(async () => {
  world = await openWorld();
});
beforeEach(async () => {
  salon = await openSalon(world, 2);
  [alice = '', bruno = ''] = salon.people;
});
afterAll(() => world.stop());

const bookWith = async (calendarId: string, position = 0) => {
  const { bookingId } = await bookTime(world.call, salon, await timeAt(world, salon, position, calendarId));
  if (!bookingId) throw new Error('The time was not booked.');
  return bookingId;
};

/** Every booking stands in its own calendar's day and nowhere else, is claimed once, and shares its time with nobody. */
const expectAgreement = async () => {
  const rows = (await allRows(world)).filter(({ pk }) => pk === `TENANT#${salon.tenantId}`);
  const bookings = rows.filter(({ sk }) => sk.startsWith('BOOKING#'));
  const entries = rows
    .filter(({ sk }) => sk.startsWith('AGENDA#'))
    .flatMap((row) => {
      const [, calendarId, date = ''] = row.sk.split('#');
      return unpackDay(date, row).busy.map(({ id }) => `${calendarId} ${id}`);
    });
  expect(entries.toSorted()).toEqual(bookings.map((one) => `${one.calendarId} ${one.bookingId}`).toSorted());
  const claimed = rows.filter(({ sk }) => sk.startsWith('TAKEN#')).map(({ bookingId }) => bookingId);
  expect(claimed.toSorted()).toEqual(bookings.map(({ bookingId }) => bookingId).toSorted());
  const times = bookings.map(({ calendarId, startAt }) => `${calendarId} ${startAt}`);
  expect(new Set(times).size).toBe(times.length);
};

const listed = async (query = ''): Promise<readonly Booking[]> =>
  (await salon.call('GET', `/v1/bookings?limit=100${query}`)).json.data.bookings;
const unplaced = async () => (await listed('&status=unplaced')).map(({ bookingId }) => bookingId);
const remove = (memberId: string) => salon.call('DELETE', `/v1/members/${memberId}`);
const giveTo = async (bookingId: string, calendarId: string, startAt?: string) => {
  const path = `/v1/bookings/${bookingId}`;
  const { version } = (await salon.call('GET', path)).json.data;
  return salon.call('PATCH', path, { calendarId, version, ...(startAt ? { startAt } : {}) });
};
const reassign = async (from: string, to: string) => {
  const { status, json } = await salon.call('POST', '/v1/bookings/reassign', { from, to });
  return { status, ...json.data };
};

describe('when a member goes', () => {
  test('their bookings ahead are counted, keep their name, and wait to be given to somebody', async () => {
    const ids = [await bookWith(alice, 0), await bookWith(alice, 2)];
    await bookWith(bruno, 4);
    const ahead = (await salon.call('GET', `/v1/bookings/ahead?calendarId=${alice}`)).json.data;
    expect(ahead).toEqual({ count: 2, isMore: false });
    expect(await unplaced()).toEqual([]);
    await remove(alice);
    expect(await unplaced()).toEqual(ids);
    const named = (await listed()).filter(({ personName }) => personName === 'Alice');
    expect(named.map(({ bookingId, unplaced: waits }) => [bookingId, waits])).toEqual(
      ids.map((id) => [id, true]),
    );
    const { former } = (await salon.call('GET', '/v1/calendars')).json.data;
    expect(former).toEqual([{ calendarId: alice, name: 'Alice' }]);
  });

  test('their visitors are asked to choose another time once the business says so, and nobody else’s are', async () => {
    const ids = [await bookWith(alice, 0), await bookWith(alice, 2)];
    await bookWith(bruno, 4);
    await remove(alice);
    const marked = async () =>
      (await listed()).filter(({ askedToMove }) => askedToMove).map(({ bookingId }) => bookingId);
    expect(await marked()).toEqual([]);
    const { json } = await salon.call('POST', '/v1/bookings/ask-to-move', {});
    expect(json.data).toEqual({ asked: 2, askedBefore: 0, unreachable: 0 });
    expect(await marked()).toEqual(ids);
  });

  test('their hours and closures go with them, and nobody else’s', async () => {
    await salon.call('POST', '/v1/closures', { from: '2026-12-24', calendarId: alice });
    await salon.call('POST', '/v1/closures', { from: '2026-12-25' });
    const owners = async () => {
      const { windows } = (await salon.call('GET', '/v1/availability')).json.data;
      const { closures } = (await salon.call('GET', '/v1/closures')).json.data;
      return [...windows, ...closures].map(({ calendarId }: { calendarId: string | null }) => calendarId);
    };
    const before = await owners();
    expect(before.filter((id) => id === alice)).toHaveLength(6);
    await remove(alice);
    expect(await owners()).toEqual(before.filter((id) => id !== alice));
  });

  test('a booking made at that very moment is in nobody’s silence: it is with them, and waits with the others', async () => {
    const times = (await timesOf(world, salon, alice)).slice(0, 6);
    const [removed, ...made] = await Promise.all([
      remove(alice),
      ...times.map((time) => bookTime(world.call, salon, time)),
    ]);
    expect(removed?.status).toBe(204);
    const ids = made.flatMap((one) => ('bookingId' in one && one.bookingId ? [one.bookingId] : []));
    const waiting = await unplaced();
    expect(new Set(waiting)).toEqual(new Set(ids));
    await expectAgreement();
  });
});

describe('giving a booking to somebody', () => {
  test('takes their time and frees the other’s in one step, under the same id', async () => {
    const time = await timeAt(world, salon, 0, alice);
    const { bookingId = '' } = await bookTime(world.call, salon, time);
    const { status, json } = await giveTo(bookingId, bruno);
    expect([status, json.data]).toMatchObject([
      200,
      { bookingId, calendarId: bruno, personName: 'Bruno', startAt: time.startAt },
    ]);
    const startsOf = async (id: string) => (await timesOf(world, salon, id)).map(({ startAt }) => startAt);
    expect(await startsOf(alice)).toContain(time.startAt);
    expect(await startsOf(bruno)).not.toContain(time.startAt);
    await expectAgreement();
  });

  test('is refused where they are busy, and for a calendar that is nobody’s', async () => {
    const [one, other] = [await bookWith(alice), await bookWith(bruno)];
    expect((await giveTo(one, bruno)).json.error.code).toBe('slot_taken');
    expect((await giveTo(one, 'nobody')).status).toBe(400);
    const kept = await listed();
    expect(kept.map(({ bookingId, calendarId }) => [bookingId, calendarId])).toEqual(
      expect.arrayContaining([
        [one, alice],
        [other, bruno],
      ]),
    );
  });

  test('and to another time as well is one change', async () => {
    const bookingId = await bookWith(alice);
    const { startAt } = await timeAt(world, salon, 5, bruno);
    const answer = await giveTo(bookingId, bruno, startAt);
    expect(answer.json.data).toMatchObject({ bookingId, startAt, calendarId: bruno });
    await expectAgreement();
  });
});

describe('giving away all that lies ahead', () => {
  test('goes to whoever performs it and is free; the rest stays, and is told by why', async () => {
    const [free, taken] = [await bookWith(alice, 0), await bookWith(alice, 0)];
    const { startAt } = (await salon.call('GET', `/v1/bookings/${taken}`)).json.data;
    await salon.call('POST', '/v1/bookings', {
      ...{ serviceId: salon.serviceId, startAt, name: 'Luc', calendarId: bruno },
    });
    const special = (
      await salon.call('POST', '/v1/services', { name: 'Coloration', durationMin: 60, calendarIds: [alice] })
    ).json.data.serviceId;
    const { startAt: later } = await timeAt(world, salon, 6, alice);
    const own = await salon.call('POST', '/v1/bookings', {
      ...{ serviceId: special, startAt: later, name: 'Zoé', calendarId: alice },
    });
    await remove(alice);
    expect(await reassign(alice, bruno)).toEqual({ status: 200, given: 1, notFree: 1, notPerformed: 1 });
    expect(new Set(await unplaced())).toEqual(new Set([taken, own.json.data.bookingId]));
    expect((await salon.call('GET', `/v1/bookings/${free}`)).json.data.calendarId).toBe(bruno);
    expect(await reassign(alice, bruno)).toMatchObject({ given: 0, notFree: 1, notPerformed: 1 });
  });

  test('to anyone leaves out who is off then, whom the business may still choose by name', async () => {
    const id = await bookWith(alice);
    const { startAt } = (await salon.call('GET', `/v1/bookings/${id}`)).json.data;
    await salon.call('POST', '/v1/closures', { from: startAt.slice(0, 10), calendarId: bruno });
    await remove(alice);
    expect(await reassign(alice, 'any')).toMatchObject({ given: 0, notFree: 1 });
    expect(await unplaced()).toEqual([id]);
    expect(await reassign(alice, bruno)).toMatchObject({ given: 1 });
  });

  test('goes on where it stopped, and never gives one time twice, whoever else does it at once', async () => {
    for (let n = 0; n < 23; n++) {
      await bookWith(alice);
      // More at once than people make would be asked to wait.
      if (n === 12) world.advance(11);
    }
    await remove(alice);
    const first = await reassign(alice, bruno);
    expect(first).toMatchObject({ given: 20, resume: expect.any(String) });
    const rest = await Promise.all([reassign(alice, 'any'), reassign(alice, bruno)]);
    expect(rest.map(({ status }) => status)).toEqual([200, 200]);
    expect(await unplaced()).toEqual([]);
    await expectAgreement();
  });

  test('goes on though what it stopped at has begun meanwhile', async () => {
    for (let n = 0; n < 23; n++) {
      await bookWith(alice);
      if (n === 12) world.advance(11);
    }
    const { resume } = await reassign(alice, bruno);
    const given = (await listed()).filter(({ calendarId }) => calendarId === bruno);
    world.setClock(Date.parse(given.at(-1)?.startAt ?? '') + 60_000);
    const rest = await salon.call('POST', '/v1/bookings/reassign', { from: alice, to: bruno, resume });
    expect([rest.status, rest.json]).toMatchObject([200, { data: { given: 3, notFree: 0 } }]);
  });
});
