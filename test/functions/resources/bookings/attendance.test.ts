import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type Business, openBusiness, openWorld, type World } from '../../../support/world.ts';
import { outboxOf } from '../../messages/world.ts';
import { crash, firstOnes, injectFaults, isTransaction, mentions } from './faults.ts';
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

describe('an edit with a mark', () => {
  const START = '2026-11-20T15:00:00.000Z';
  const patch = { startAt: START, note: 'En retard', status: 'attended' };

  test('is one change: where the mark cannot be written, nothing is edited', async () => {
    const before = await businessRows(world);
    const isMark = mentions('booking.attended');
    const heal = injectFaults(
      world.kernel.table,
      firstOnes(
        1,
        (sent) => isTransaction(sent) && isMark(sent),
        () => ({ before: crash() }),
      ),
    );
    expect((await call('PATCH', path, patch)).status).toBe(500);
    heal();
    expect(await businessRows(world)).toEqual(before);
    const { json } = await call('PATCH', path, patch);
    expect(json.data).toMatchObject({ startAt: START, note: 'En retard', status: 'attended' });
  });

  test('has one line in the history and an event of each', async () => {
    const { version } = (await call('GET', path)).json.data;
    const { json } = await call('PATCH', path, patch);
    expect(json.data.version).toBe(version + 1);
    const mine = (await outboxOf(world)).filter(({ tenantId }) => tenantId === business.tenantId);
    const events = mine.map(({ type }) => type);
    expect(events).toEqual(expect.arrayContaining(['booking.moved', 'booking.attended']));
    expect(events).not.toContain('booking.updated');
  });

  test('that changes nothing else is only a mark', async () => {
    await call('PATCH', path, { startAt: START });
    await call('PATCH', path, { startAt: START, status: 'no_show' });
    const mine = (await outboxOf(world)).filter(({ tenantId }) => tenantId === business.tenantId);
    const events = mine.map(({ type }) => type).filter((type) => /booking.(updated|no_show)/.test(type));
    expect(events).toEqual(['booking.no_show']);
  });
});
