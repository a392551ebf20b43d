import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type Business, openBusiness, openWorld, type World } from '../../../support/world.ts';
import { businessRows } from './records.ts';

const AHEAD = '2026-12-07T15:00:00.000Z';

let world: World;
let business: Business;
let path: string;
beforeAll(async () => {
  world = await openWorld();
});
beforeEach(async () => {
  business = await openBusiness(world);
  const { serviceId } = business;
  const { json } = await call('POST', '/v1/bookings', { serviceId, startAt: AHEAD, name: 'Ana' });
  path = `/v1/bookings/${json.data.bookingId}`;
});
afterAll(() => world.stop());

const call = (method: string, to: string, body?: object) =>
  world.call(method, to, { token: business.owner.token, body });

const at = async <T>(ms: number, work: () => Promise<T>): Promise<T> => {
  const now = world.kernel.clock();
  world.setClock(ms);
  return work().finally(() => world.setClock(now));
};

describe.each(['attended', 'no_show'])('an appointment is marked %s', (status) => {
  test('from its start on, to the millisecond', async () => {
    const before = await businessRows(world);
    const early = await at(Date.parse(AHEAD) - 1, () => call('PATCH', path, { status }));
    expect([early.status, early.json.error.code]).toEqual([409, 'booking_not_started']);
    expect(early.json.error.message).toContain('pas encore commencé');
    expect(await businessRows(world)).toEqual(before);
    const inTime = await at(Date.parse(AHEAD), () => call('PATCH', path, { status }));
    expect([inTime.status, inTime.json.data.status]).toEqual([200, status]);
  });

  test('with a move only where the new start has come: else neither is done', async () => {
    const before = await businessRows(world);
    const ahead = await call('PATCH', path, { startAt: '2026-12-08T15:00:00.000Z', status });
    expect([ahead.status, ahead.json.error.code]).toEqual([409, 'booking_not_started']);
    expect(await businessRows(world)).toEqual(before);
    const back = await call('PATCH', path, { startAt: '2026-11-20T15:00:00.000Z', status });
    expect([back.status, back.json.data.status]).toEqual([200, status]);
  });
});

test('a mark that was set is taken back whenever', async () => {
  await at(Date.parse(AHEAD), () => call('PATCH', path, { status: 'attended' }));
  expect((await call('PATCH', path, { status: 'confirmed' })).json.data.status).toBe('confirmed');
});
