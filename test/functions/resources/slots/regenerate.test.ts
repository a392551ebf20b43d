import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { listWindows } from '../../../../functions/records/calendars/window-store.ts';
import { updateWindow } from '../../../../functions/resources/availability/save-window.ts';
import { horizonOf, regenerate } from '../../../../functions/resources/slots/regenerate.ts';
import { type Business, openBusiness, openWorld, type World } from '../../../support/world.ts';
import {
  CONTENTION_OF_ONE,
  crash,
  firstOnes,
  injectFaults,
  lostReply,
  type Sent,
} from '../bookings/faults.ts';
import { allRows, expectAgreement, recordsOf } from '../bookings/records.ts';
import { offered, slotAt, visit } from '../bookings/visitors.ts';
import { cleanRun, forgetDays, idOf, makeStale, storedRun, tenantOf } from './agenda.ts';

let world: World;
let business: Business;
beforeEach(async () => {
  world = await openWorld();
  business = await openBusiness(world);
});
afterEach(() => world.stop());

const run = async () => {
  const tenant = await tenantOf(world, business.tenantId);
  return regenerate(world.kernel.table, tenant, horizonOf(tenant, world.kernel.clock()));
};

const isDayWrite = ({ command, input }: Sent): boolean =>
  command === 'PutItemCommand' && JSON.stringify(input).includes('AGENDA#');

const expectClean = async () =>
  expect(await storedRun(world, business.tenantId)).toEqual(await cleanRun(world, business.tenantId));

const starts = async () => (await offered(world, business, 100)).map(({ startAt }) => startAt);

describe('a regeneration', () => {
  test('run twice leaves what one leaves, and writes nothing the second time', async () => {
    await forgetDays(world, business.tenantId);
    const first = await run();
    expect(first.created).toBeGreaterThan(0);
    const rows = await allRows(world);
    expect(await run()).toEqual({ created: 0, removed: 0, kept: first.created });
    expect(await allRows(world)).toEqual(rows);
    await expectClean();
  });

  test('killed at any write, before it or after it, and run again is a clean run', async () => {
    const { length: days } = await cleanRun(world, business.tenantId);
    for (let k = 1; k <= days; k++) {
      for (const fault of [{ before: crash() }, { after: crash() }]) {
        await makeStale(world, business.tenantId, { slotMinutes: k % 2 ? 30 : 60 });
        let writes = 0;
        const heal = injectFaults(world.kernel.table, (sent) => {
          if (!isDayWrite(sent)) return undefined;
          writes += 1;
          return writes === k ? fault : undefined;
        });
        await expect(run()).rejects.toThrow('the process died');
        heal();
        await run();
        await expectClean();
      }
    }
  });

  test.each(Object.entries(CONTENTION_OF_ONE))('goes on after %s', async (_name, error) => {
    await makeStale(world, business.tenantId);
    const heal = injectFaults(
      world.kernel.table,
      firstOnes(5, isDayWrite, () => ({ before: error() })),
    );
    await run();
    heal();
    await expectClean();
  });

  test('whose replies are lost has written each day once', async () => {
    await makeStale(world, business.tenantId);
    const before = (await recordsOf(world, business.tenantId)).days;
    const heal = injectFaults(
      world.kernel.table,
      firstOnes(8, isDayWrite, () => ({ after: lostReply() })),
    );
    await run();
    heal();
    await expectClean();
    const after = (await recordsOf(world, business.tenantId)).days;
    expect(after.map(({ version }) => version)).toEqual(before.map(({ version }) => version + 1));
  });

  test('never touches a booking, whatever becomes of the windows', async () => {
    const { token } = business.owner;
    const slots = await offered(world, business);
    for (const [who, { slotId }] of slots.slice(0, 5).entries())
      await visit(world.call, business, { who, slotId });
    const { bookings } = await recordsOf(world, business.tenantId);
    const { windows } = (await world.call('GET', '/v1/availability', { token })).json.data;
    for (const { availabilityId } of windows)
      await world.call('DELETE', `/v1/availability/${availabilityId}`, { token });
    await run();
    const after = await recordsOf(world, business.tenantId);
    expect(after.bookings).toEqual(bookings);
    expectAgreement(after);
    expect(await starts()).toEqual([]);
  });

  test('by a worker with older rules cannot write them over newer ones', async () => {
    const { token } = business.owner;
    const stale = await tenantOf(world, business.tenantId);
    const [window] = (await world.call('GET', '/v1/availability', { token })).json.data.windows;
    await world.call('PATCH', `/v1/availability/${window.availabilityId}`, {
      token,
      body: { startTime: '12:00' },
    });
    const rows = await allRows(world);
    await regenerate(world.kernel.table, stale, horizonOf(stale, world.kernel.clock()));
    expect(await allRows(world)).toEqual(rows);
  });

  test('by a worker that slept between reading and writing cannot either', async () => {
    const { table, clock } = world.kernel;
    const { token } = business.owner;
    await makeStale(world, business.tenantId);
    const sleeper = await tenantOf(world, business.tenantId);
    const [window] = await listWindows(table, idOf(business.tenantId));
    let isAwake = false;
    const heal = injectFaults(table, async (sent) => {
      if (isAwake || !isDayWrite(sent)) return undefined;
      isAwake = true;
      const path = `/v1/availability/${window?.availabilityId}`;
      await world.call('PATCH', path, { token, body: { startTime: '12:00' } });
      return undefined;
    });
    await regenerate(table, sleeper, horizonOf(sleeper, clock()));
    heal();
    expect(isAwake).toBe(true);
    await expectClean();
  });
});

describe('without a regeneration', () => {
  test('a day nobody wrote offers the same times, and a booking writes it', async () => {
    const warmed = await starts();
    await forgetDays(world, business.tenantId);
    expect(await starts()).toEqual(warmed);
    const { slotId, startAt } = await slotAt(world, business);
    expect((await visit(world.call, business, { who: 1, slotId })).status).toBe(201);
    const after = await recordsOf(world, business.tenantId);
    expect(after.days.map(({ date }) => date)).toEqual([startAt.slice(0, 10)]);
    expectAgreement(after);
    expect(await starts()).toEqual(warmed.filter((start) => start !== startAt));
  });

  test('a day of older rules offers the newer ones’ times, and a booking brings it up to date', async () => {
    const { table } = world.kernel;
    const warmed = await starts();
    const [window] = await listWindows(table, idOf(business.tenantId));
    await updateWindow(
      table,
      idOf(business.tenantId),
      window?.availabilityId ?? '',
      { startTime: '12:00', version: window?.version ?? 0 },
      { savedUnder: 'a save', updatedAt: '' },
    );
    const now = await starts();
    expect(now).not.toEqual(warmed);
    expect(warmed).toEqual(expect.arrayContaining(now));

    const { slotId, startAt } = await slotAt(world, business);
    expect((await visit(world.call, business, { who: 1, slotId })).status).toBe(201);
    const { days } = await recordsOf(world, business.tenantId);
    const { rulesVersion } = await tenantOf(world, business.tenantId);
    expect(days.find(({ date }) => startAt.startsWith(date))?.rulesVersion).toBe(rulesVersion);
  });
});
