import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { addMember, openWorld, type World } from '../../../support/world.ts';
import { firstOnes, injectFaults, isTransaction, lostReply } from '../bookings/faults.ts';
import { allRows } from '../bookings/records.ts';
import { anotherProcess, tally, visit } from '../bookings/visitors.ts';
import { bookTime, openSalon, type Salon, timeAt, timesOf } from './salon.ts';

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

const book = (position: number, calendarId?: string) =>
  timeAt(world, salon, position, calendarId).then((time) => bookTime(world.call, salon, time));

const byHand = (body: object) =>
  salon.call('POST', '/v1/bookings', { serviceId: salon.serviceId, name: 'Ana', ...body });

const startsOf = async (calendarId?: string) =>
  (await timesOf(world, salon, calendarId)).map(({ startAt }) => startAt);

const claims = async () =>
  (await allRows(world))
    .filter(({ pk, sk }) => pk === `TENANT#${salon.tenantId}` && sk.startsWith('TAKEN#'))
    .map(({ sk }) => sk.split('#')[1]);

const NOON = '2026-11-24T17:00:00.000Z';

describe('a visitor who asks for a person', () => {
  test('gets that person’s time, and the other stays free', async () => {
    const time = await timeAt(world, salon, 0, bruno);
    expect((await bookTime(world.call, salon, time)).calendarId).toBe(bruno);
    expect([(await startsOf(alice))[0], (await startsOf(bruno))[0]]).toEqual([
      time.startAt,
      expect.not.stringMatching(time.startAt),
    ]);
    expect((await startsOf())[0]).toBe(time.startAt);
  });

  test('is refused a time that this person has not, and shown this person’s nearest', async () => {
    const time = await timeAt(world, salon, 0, bruno);
    await bookTime(world.call, salon, time);
    const { answer } = await bookTime(world.call, salon, time);
    expect([answer.status, answer.json.error.code]).toEqual([409, 'slot_taken']);
    const [nearest] = answer.json.error.alternatives;
    expect(nearest.startAt).toBe((await startsOf(bruno))[0]);
    expect((await bookTime(world.call, salon, nearest)).calendarId).toBe(bruno);
  });

  test('cannot use the handle once the person takes no more bookings', async () => {
    const time = await timeAt(world, salon, 0, bruno);
    await salon.call('PATCH', `/v1/calendars/${bruno}`, { active: false });
    const { answer } = await bookTime(world.call, salon, time);
    expect([answer.status, answer.json.error.code]).toEqual([400, 'slot_invalid']);
  });
});

describe('a visitor who asks for anyone', () => {
  test('sees each start once, as long as one person is free', async () => {
    const starts = await startsOf();
    expect(starts).toEqual([...new Set(starts)]);
    await book(0, alice);
    expect(await startsOf()).toEqual(starts);
    await book(0, bruno);
    expect(await startsOf()).not.toContain(starts[0]);
  });

  test('goes to the least booked of that day, and to the first by id when they are even', async () => {
    const [first, second] = [alice, bruno].toSorted();
    expect([(await book(0)).calendarId, (await book(1)).calendarId]).toEqual([first, second]);
    expect((await book(2)).calendarId).toBe(first);
    await byHand({ startAt: '2026-11-24T15:00:00Z', calendarId: first });
    const time = (await timesOf(world, salon)).find(({ startAt }) => startAt === NOON);
    expect((await bookTime(world.call, salon, time ?? { slotId: '', startAt: '' })).calendarId).toBe(second);
  });

  test('goes to whoever is free when the least booked is not', async () => {
    const time = await timeAt(world, salon, 0);
    const [first, second] = [alice, bruno].toSorted();
    await byHand({ startAt: time.startAt, calendarId: first });
    for (const hour of [18, 19, 20])
      await byHand({ startAt: `2026-11-23T${hour}:00:00Z`, calendarId: second });
    expect((await bookTime(world.call, salon, time)).calendarId).toBe(second);
  });

  test('is refused only when nobody is free, with times at which somebody is', async () => {
    const time = await timeAt(world, salon, 0);
    for (const calendarId of [alice, bruno]) await byHand({ startAt: time.startAt, calendarId });
    const { answer } = await bookTime(world.call, salon, time);
    expect(answer.status).toBe(409);
    expect(answer.json.error.alternatives.map(({ startAt }: { startAt: string }) => startAt)).toEqual(
      (await startsOf()).slice(0, 3),
    );
  });

  test('many at once fill each person once', async () => {
    const time = await timeAt(world, salon, 0);
    const processes = [world.call, anotherProcess(world), anotherProcess(world)];
    const outcomes = await Promise.all(processes.map((call) => bookTime(call, salon, time)));
    expect(tally(outcomes.map(({ answer }) => answer))).toEqual({ '201': 2, '409 slot_taken': 1 });
    expect(outcomes.flatMap(({ calendarId }) => calendarId ?? []).toSorted()).toEqual(
      [alice, bruno].toSorted(),
    );
  });

  test('twice, without a key, has one appointment, though another person would be free', async () => {
    const time = await timeAt(world, salon, 0);
    const answers = await Promise.all(
      [1, 2, 3].map(() => visit(world.call, salon, { who: 7, slotId: time.slotId })),
    );
    expect(tally(answers)).toEqual({ '201': 1, '409 slot_taken': 2 });
    expect(await claims()).toEqual(['any']);
  });

  test('whose answer is lost on the way is booked once', async () => {
    const time = await timeAt(world, salon, 0);
    const heal = injectFaults(
      world.kernel.table,
      firstOnes(1, isTransaction, () => ({ after: lostReply() })),
    );
    const { answer } = await bookTime(world.call, salon, time);
    heal();
    expect(answer.status).toBe(201);
    expect((await salon.call('GET', '/v1/bookings')).json.data.bookings).toHaveLength(1);
  });

  test('gets nobody who does not perform the service', async () => {
    await salon.call('PATCH', `/v1/services/${salon.serviceId}`, { calendarIds: [bruno] });
    const time = await timeAt(world, salon, 0);
    expect((await bookTime(world.call, salon, time)).calendarId).toBe(bruno);
    expect((await bookTime(world.call, salon, time)).answer.status).toBe(409);
  });
});

describe('an appointment', () => {
  test('cancelled frees its own person, and the claim of who asked for anyone', async () => {
    const time = await timeAt(world, salon, 0);
    const { bookingId, calendarId } = await bookTime(world.call, salon, time, 900);
    await byHand({ startAt: time.startAt, calendarId: calendarId === alice ? bruno : alice });
    await salon.call('DELETE', `/v1/bookings/${bookingId}`);
    expect(await startsOf(calendarId)).toContain(time.startAt);
    expect(await claims()).not.toContain('any');
    expect((await bookTime(world.call, salon, time, 900)).calendarId).toBe(calendarId);
  });

  test('moved stays with its own person, and is refused where they have no room', async () => {
    await byHand({ startAt: NOON, calendarId: bruno });
    const { bookingId } = await book(0, bruno);
    const refused = await salon.call('PATCH', `/v1/bookings/${bookingId}`, { startAt: NOON });
    expect([refused.status, refused.json.error.code]).toEqual([409, 'slot_taken']);
    const moved = await salon.call('PATCH', `/v1/bookings/${bookingId}`, {
      startAt: '2026-11-24T18:00:00.000Z',
    });
    expect(moved.json.data).toMatchObject({ calendarId: bruno, startAt: '2026-11-24T18:00:00.000Z' });
    expect(await startsOf(alice)).toContain('2026-11-24T18:00:00.000Z');
  });

  test('whose person takes no more bookings stays with them: its visitor can only cancel it', async () => {
    const time = await timeAt(world, salon, 20, bruno);
    const { answer } = await bookTime(world.call, salon, time);
    const link = `/public/bookings/${answer.json.data.manageUrl.split('/').at(-1)}`;
    const { slotId } = await timeAt(world, salon, 3);
    await salon.call('PATCH', `/v1/calendars/${bruno}`, { active: false });
    const { status, json } = await world.call('PATCH', link, { body: { slotId } });
    expect([status, json.error.code, json.error.alternatives]).toEqual([409, 'slot_taken', []]);
    expect((await world.call('DELETE', link)).status).toBe(204);
  });

  test('is listed by the person it is with, page after page', async () => {
    for (const hour of [14, 15, 16, 17, 18, 19])
      await byHand({ startAt: `2026-11-24T${hour}:00:00Z`, calendarId: hour % 2 ? alice : bruno });
    const list = async (query: string) => (await salon.call('GET', `/v1/bookings?${query}`)).json.data;
    const hours = ({ bookings }: { bookings: readonly { startAt: string }[] }) =>
      bookings.map(({ startAt }) => Number(startAt.slice(11, 13)));
    expect(hours(await list(`calendarId=${alice}`))).toEqual([15, 17, 19]);
    const first = await list(`calendarId=${bruno}&limit=2`);
    expect(hours(first)).toEqual([14, 16]);
    const rest = await list(`calendarId=${bruno}&limit=2&cursor=${first.nextCursor}`);
    expect([hours(rest), rest.nextCursor]).toEqual([[18], undefined]);
    expect((await list('calendarId=nobody')).bookings).toEqual([]);
  });
});

describe('staff', () => {
  test('book by hand with the person they name, else with whoever is free', async () => {
    const first = await byHand({ startAt: NOON, calendarId: bruno });
    expect(first.json.data.calendarId).toBe(bruno);
    expect((await byHand({ startAt: NOON })).json.data.calendarId).toBe(alice);
    expect((await byHand({ startAt: NOON })).status).toBe(409);
  });

  test('who name nobody get somebody at work, as long as one is free; else whoever is off', async () => {
    await byHand({ startAt: '2026-11-24T15:00:00.000Z', calendarId: alice });
    await salon.call('POST', '/v1/closures', { from: '2026-11-24', calendarId: bruno });
    for (const whose of [alice, bruno])
      expect((await byHand({ startAt: NOON })).json.data).toMatchObject({ calendarId: whose });
  });

  test('are refused somebody who does not usually perform the service, unless they say that it is meant', async () => {
    await salon.call('PATCH', `/v1/services/${salon.serviceId}`, { calendarIds: [bruno] });
    const refused = await byHand({ startAt: NOON, calendarId: alice });
    expect([refused.status, refused.json.error.code]).toEqual([409, 'not_performed']);
    const meant = await byHand({ startAt: NOON, calendarId: alice, anyPerformer: true });
    expect(meant.json.data.calendarId).toBe(alice);
  });
});

describe('an admin’s word', () => {
  test('books past capacity, and the appointment says so', async () => {
    await byHand({ startAt: NOON, calendarId: bruno });
    const { status, json } = await byHand({ startAt: NOON, calendarId: bruno, overbook: true });
    expect([status, json.data.overbooked, json.data.calendarId]).toEqual([201, true, bruno]);
    expect((await byHand({ startAt: NOON, calendarId: bruno })).status).toBe(409);
    expect((await salon.call('GET', `/v1/bookings/${json.data.bookingId}`)).json.data.overbooked).toBe(true);
  });

  test('marks nothing where there was resource, and finds it before it overbooks anybody', async () => {
    await byHand({ startAt: NOON, calendarId: bruno });
    const { data } = (await byHand({ startAt: NOON, overbook: true })).json;
    expect([data.calendarId, 'overbooked' in data]).toEqual([alice, false]);
  });

  test('is an admin’s: staff are refused, and a word not given changes nothing', async () => {
    const { token } = await addMember(world, salon.tenantId, 'staff');
    const body = { serviceId: salon.serviceId, startAt: NOON, name: 'Ana' };
    const refused = await world.call('POST', '/v1/bookings', { token, body: { ...body, overbook: true } });
    expect([refused.status, refused.json.error.code]).toEqual([403, 'forbidden']);
    expect(
      (await world.call('POST', '/v1/bookings', { token, body: { ...body, overbook: false } })).status,
    ).toBe(201);
  });

  test('ends with a move: the appointment then fits like any other', async () => {
    await byHand({ startAt: NOON, calendarId: bruno });
    const { bookingId } = (await byHand({ startAt: NOON, calendarId: bruno, overbook: true })).json.data;
    const moved = await salon.call('PATCH', `/v1/bookings/${bookingId}`, {
      startAt: '2026-11-24T18:00:00.000Z',
    });
    expect(moved.json.data).not.toHaveProperty('overbooked');
    expect((await salon.call('GET', `/v1/bookings/${bookingId}`)).json.data).not.toHaveProperty('overbooked');
  });
});

describe('while calendars change over', () => {
  /** A business of one, whose owner starts to take bookings at this moment. */
  const openOnesOwn = async (): Promise<Salon> => {
    const own = await openSalon(world, 0);
    const { memberId } = await addMember(world, own.tenantId, 'staff');
    await own.call('PATCH', `/v1/calendars/${memberId}`, { active: true, name: 'Élise' });
    return { ...own, people: [memberId] };
  };

  test('a business of one goes on showing its free times, and books them a minute later', async () => {
    const own = await openOnesOwn();
    const [first = { slotId: '', startAt: '' }] = await timesOf(world, own);
    expect(await timesOf(world, own)).not.toEqual([]);
    const early = await bookTime(world.call, own, first);
    expect([early.answer.status, early.answer.json.error.code]).toEqual([503, 'busy']);
    expect(Number(early.answer.headers['retry-after'])).toBe(60);
    world.advance(1);
    expect((await bookTime(world.call, own, first)).calendarId).toBe(own.people[0]);
  });

  test('several at once are found too', async () => {
    const own = await openOnesOwn();
    const parts = [{ serviceId: own.serviceId }, { serviceId: own.serviceId }];
    const body = { parts, arrangement: 'in_a_row' };
    const answer = await world.call('POST', `/public/sites/${own.slug}/offers`, { body });
    expect(answer.json.data.offers).not.toEqual([]);
  });
});
