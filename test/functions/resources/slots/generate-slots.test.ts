import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type Business, openBusiness, openWorld, type World } from '../../../support/world.ts';
import { CONTENTION_OF_ONE, firstOnes, injectFaults } from '../bookings/faults.ts';
import { allRows } from '../bookings/records.ts';
import { cleanRun, forgetDays, storedRun, tenantOf } from './agenda.ts';

let world: World;
let business: Business;
beforeEach(async () => {
  world = await openWorld();
  business = await openBusiness(world);
});
afterEach(() => world.stop());

const generate = (body: object = {}) =>
  world.call('POST', '/v1/slots/generate', { token: business.owner.token, body });

/** Eleven working days of eight hours, from Monday before they open to Monday in two weeks. */
const HOURS_AHEAD = 88;

describe('generating slots', () => {
  test('counts in slots what it made, took away and left', async () => {
    await forgetDays(world, business.tenantId);
    expect((await generate()).json.data).toEqual({ created: HOURS_AHEAD, removed: 0, kept: 0 });
    expect((await generate()).json.data).toEqual({ created: 0, removed: 0, kept: HOURS_AHEAD });
    expect((await generate({ durationMinutes: 30 })).json.data).toEqual({
      created: 2 * HOURS_AHEAD,
      removed: HOURS_AHEAD,
      kept: 0,
    });
  });

  test('stores the duration as the length of the business’s slots', async () => {
    await generate({ durationMinutes: 90 });
    expect((await tenantOf(world, business.tenantId)).slotMinutes).toBe(90);
    const { slots } = (await world.call('GET', '/v1/slots?limit=3', { token: business.owner.token })).json
      .data;
    const minutes = slots.map(({ startAt, endAt }: { startAt: string; endAt: string }) => [
      startAt.slice(11, 16),
      (Date.parse(endAt) - Date.parse(startAt)) / 60_000,
    ]);
    expect(minutes).toEqual([
      ['14:00', 90],
      ['15:30', 90],
      ['17:00', 90],
    ]);
    expect(await storedRun(world, business.tenantId)).toEqual(await cleanRun(world, business.tenantId));
  });

  test('does only the days asked for, by an instant between two minutes too', async () => {
    await forgetDays(world, business.tenantId);
    const body = { startAt: '2026-11-24T00:00:00.123Z', endAt: '2026-11-26T00:00:00Z' };
    expect((await generate(body)).json.data).toEqual({ created: 16, removed: 0, kept: 0 });
    const dates = (await storedRun(world, business.tenantId)).map(({ date }) => date);
    expect(dates).toEqual(['2026-11-24', '2026-11-25']);
  });

  test('an end that is not after its start is 400 end_before_start, however fine their difference', async () => {
    const rows = await allRows(world);
    for (const [startAt, endAt] of [
      ['2026-11-25T00:00:00Z', '2026-11-24T00:00:00Z'],
      ['2026-11-25T00:00:00Z', '2026-11-25T00:00:00Z'],
      ['2026-11-25T00:00:30.500Z', '2026-11-25T00:00:30.200Z'],
    ]) {
      const answer = await generate({ startAt, endAt });
      expect([answer.status, answer.json.error.code]).toEqual([400, 'end_before_start']);
    }
    expect(await allRows(world)).toEqual(rows);
  });

  test('asked for what lies outside the horizon makes nothing', async () => {
    const past = { startAt: '2026-10-01T00:00:00Z', endAt: '2026-10-08T00:00:00Z' };
    const far = { startAt: '2027-10-01T00:00:00Z', endAt: '2027-10-08T00:00:00Z' };
    for (const body of [past, far])
      expect((await generate(body)).json.data).toEqual({ created: 0, removed: 0, kept: 0 });
    const all = { startAt: '2020-01-01T00:00:00Z', endAt: '2030-01-01T00:00:00Z' };
    expect((await generate(all)).json.data.kept).toBe(HOURS_AHEAD);
  });

  test.each(Object.entries(CONTENTION_OF_ONE))('is not stopped by %s', async (_name, error) => {
    const isWrite = ({ command }: { command: string }) => /^(Put|Update)Item/.test(command);
    const heal = injectFaults(
      world.kernel.table,
      firstOnes(6, isWrite, () => ({ before: error() })),
    );
    const answer = await generate({ durationMinutes: 30 });
    heal();
    expect(answer.status).toBe(200);
    expect(await storedRun(world, business.tenantId)).toEqual(await cleanRun(world, business.tenantId));
  });
});
