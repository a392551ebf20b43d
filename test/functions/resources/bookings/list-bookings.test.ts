import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { dataOf, seen } from '../../../support/team.ts';
import { MONDAY_8H, openWorld, type World } from '../../../support/world.ts';
import { bookTime, longEnoughAgo, openSalon, type Salon, timeAt } from '../calendars/salon.ts';

let world: World;
let salon: Salon;
beforeAll(async () => {
  world = await openWorld();
});
beforeEach(async () => {
  world.setClock(MONDAY_8H);
  salon = await longEnoughAgo(world, () => openSalon(world, 2));
});
afterAll(() => world.stop());

const INVALID = [400, 'invalid_cursor'];

test('a list of bookings goes on by its own cursor, and by that of no other list', async () => {
  const [alice = '', bruno = ''] = salon.people;
  for (let n = 0; n < 2; n++)
    for (const person of [alice, bruno])
      await bookTime(world.call, salon, await timeAt(world, salon, 0, person));
  const list = (query: string) => salon.call('GET', `/v1/bookings?limit=1&${query}`);
  const { bookings, nextCursor } = await dataOf(list(`calendarId=${alice}`));
  const next = await dataOf(list(`calendarId=${alice}&cursor=${nextCursor}`));
  expect([bookings.length, next.bookings.length, next.nextCursor]).toEqual([1, 1, undefined]);
  for (const other of [
    '',
    `calendarId=${bruno}`,
    `calendarId=${alice}&status=cancelled`,
    `calendarId=${alice}&status=unplaced`,
    `calendarId=${alice}&to=2026-12-01T00:00Z`,
  ])
    expect([other, await seen(list(`${other}&cursor=${nextCursor}`))]).toEqual([other, INVALID]);
  expect((await list(`calendarId=${alice}&status=active&cursor=${nextCursor}`)).status).toBe(200);
});

test('free times go on by the cursor of the same service and person alone', async () => {
  const [alice = '', bruno = ''] = salon.people;
  const list = (query: string) => salon.call('GET', `/v1/slots?limit=1&${query}`);
  const { nextCursor } = await dataOf(list(`calendarId=${alice}`));
  expect((await list(`calendarId=${alice}&cursor=${nextCursor}`)).status).toBe(200);
  for (const other of ['', `calendarId=${bruno}`, `calendarId=${alice}&serviceId=${salon.serviceId}`])
    expect([other, await seen(list(`${other}&cursor=${nextCursor}`))]).toEqual([other, INVALID]);
});

test('appointments that are given away go on by the position of whose they were alone', async () => {
  const [alice = '', bruno = ''] = salon.people;
  for (let n = 0; n < 21; n++) {
    world.advance(1);
    const { answer } = await bookTime(world.call, salon, await timeAt(world, salon, 0, alice));
    expect(answer.status).toBe(201);
  }
  const give = (body: object) => salon.call('POST', '/v1/bookings/reassign', body);
  const { given, resume } = await dataOf(give({ from: alice, to: bruno }));
  expect(given).toBe(20);
  expect(await seen(give({ from: bruno, to: alice, resume }))).toEqual(INVALID);
  expect(await dataOf(give({ from: alice, to: 'any', resume }))).toMatchObject({ given: 1 });
});
