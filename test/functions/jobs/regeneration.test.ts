import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { dueRegenerations, refreshShards } from '../../../functions/resources/slots/regeneration.ts';
import { REFRESH_SHARDS } from '../../../functions/resources/tenants/create-tenant.ts';
import { crashAt } from '../../support/crashing-process.ts';
import { openRun } from '../../support/regeneration-run.ts';
import { regenerateTenant } from '../../support/under-role.ts';
import { type Business, openBusiness, openWorld, type World } from '../../support/world.ts';
import { crash, injectFaults, lostReply } from '../resources/bookings/faults.ts';
import { allRows, expectAgreement, recordsOf } from '../resources/bookings/records.ts';
import { patient, slotAt, visit } from '../resources/bookings/visitors.ts';
import { cleanRun, idOf, storedRun, tenantOf } from '../resources/slots/agenda.ts';

const DAY_MIN = 1440;

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.stop());

/** The scheduler's hour: plans what is due and lets two workers do it. Answers whose regeneration failed. */
const hour = async (): Promise<readonly unknown[]> => {
  const { table, clock } = world.kernel;
  const nextProcess = () => crashAt(Number.POSITIVE_INFINITY);
  const run = openRun({ table, now: clock(), workers: 2, random: () => 0, again: 0, nextProcess });
  await run.hour();
  return run.queue.dead();
};

const nextRefreshAt = async ({ tenantId }: Business) => (await tenantOf(world, tenantId)).nextRefreshAt;

const run = async ({ tenantId }: Business): Promise<boolean> =>
  regenerateTenant(world.kernel.table, await tenantOf(world, tenantId), world.kernel.clock());

const dueTenants = async (): Promise<readonly string[]> => {
  const due: string[] = [];
  for (const shard of refreshShards)
    for await (const page of dueRegenerations(world.kernel.table, shard, world.kernel.clock()))
      due.push(...page.map(({ tenantId }) => tenantId));
  return due;
};

const expectClean = async ({ tenantId }: Business) => {
  const ahead = await cleanRun(world, tenantId);
  const dates = new Set(ahead.map(({ date }) => date));
  expect((await storedRun(world, tenantId)).filter(({ date }) => dates.has(date))).toEqual(ahead);
};

/** A window that no agenda can be made of, as a bug or a hand in the database might leave it. */
const spoil = ({ tenantId }: Business) => {
  const { client, name } = world.kernel.table;
  const Item = {
    pk: `TENANT#${tenantId}`,
    sk: 'WINDOW#spoilt',
    availabilityId: 'spoilt',
    dayOfWeek: 1,
    startTime: '09:00',
    endTime: '17:00',
    timezone: 'Mars/Olympus_Mons',
    capacity: 1,
    active: true,
    updatedAt: '2026-11-23T13:00:00.000Z',
  };
  return client.send(new PutCommand({ TableName: name, Item }));
};

describe('the hourly regeneration', () => {
  test('leaves alone whom it is not due for', async () => {
    const business = await openBusiness(world);
    const before = await allRows(world);
    expect(await hour()).toEqual([]);
    expect(await allRows(world)).toEqual(before);
    expect(await nextRefreshAt(business)).toBe('2026-11-24T13:00:00.000Z');
  });

  test('extends the horizon of each due business, and plans the next day’s', async () => {
    const businesses = [await openBusiness(world), await openBusiness(world)];
    world.advance(DAY_MIN + 20);
    expect(await hour()).toEqual([]);
    for (const business of businesses) {
      await expectClean(business);
      expect(await nextRefreshAt(business)).toBe('2026-11-25T13:20:00.000Z');
    }
    expect(await dueTenants()).toEqual([]);
  });

  test('gives one that fails up, leaves it due and goes on with the others', async () => {
    const businesses = [await openBusiness(world), await openBusiness(world), await openBusiness(world)];
    const [bad] = businesses;
    if (!bad) throw new Error('There is no business.');
    await spoil(bad);
    const before = await nextRefreshAt(bad);
    world.advance(DAY_MIN);
    expect(await hour()).toEqual([{ tenantId: bad.tenantId, nextRefreshAt: before }]);
    expect(await nextRefreshAt(bad)).toBe(before);
    for (const good of businesses.slice(1)) await expectClean(good);
    expect(await dueTenants()).toEqual([bad.tenantId]);
  });

  test('finds each business that is due once, in every partition and past every page', async () => {
    const { client, name } = world.kernel.table;
    const expected: string[] = [];
    for (let n = 0; n < 250; n++) {
      const tenantId = `tenant-${n}`;
      const shard = n < 130 ? 3 : n % REFRESH_SHARDS;
      expected.push(tenantId);
      const Item = {
        pk: `TENANT#${tenantId}`,
        sk: 'TENANT',
        tenantId,
        gsi2pk: `REFRESH#${shard}`,
        // Many share one moment: the position within a page is more than its time.
        gsi2sk: `2026-11-2${n % 3}T00:00:00.000Z`,
      };
      await client.send(new PutCommand({ TableName: name, Item }));
    }
    expect((await dueTenants()).toSorted()).toEqual(expected.toSorted());
  });
});

describe('one business’s regeneration', () => {
  test('plans its next one last: killed before, it is still due and simply runs again', async () => {
    const business = await openBusiness(world);
    const before = await nextRefreshAt(business);
    world.advance(DAY_MIN);
    const writes: string[] = [];
    const stop = injectFaults(world.kernel.table, ({ command }) => {
      if (/^(Put|Update)/.test(command)) writes.push(command);
      return command === 'UpdateItemCommand' ? { before: crash() } : undefined;
    });
    await expect(run(business)).rejects.toThrow('the process died');
    stop();
    expect(writes.indexOf('UpdateItemCommand')).toBe(writes.length - 1);
    expect(writes.length).toBeGreaterThan(1);
    expect(await nextRefreshAt(business)).toBe(before);
    await expectClean(business);
    await run(business);
    expect(await nextRefreshAt(business)).toBe('2026-11-25T13:00:00.000Z');
  });

  test('run by two workers at once is run once in effect', async () => {
    const business = await openBusiness(world);
    world.advance(3 * DAY_MIN);
    await Promise.all([run(business), run(business), run(business)]);
    await expectClean(business);
    const [first] = (await recordsOf(world, business.tenantId)).days.slice(-1);
    expect(first?.version).toBe(1);
  });

  test('that was regenerated already, or that is gone, is left alone', async () => {
    const business = await openBusiness(world);
    world.advance(DAY_MIN);
    const due = await tenantOf(world, business.tenantId);
    expect(await run(business)).toBe(true);
    const before = await allRows(world);
    expect(await regenerateTenant(world.kernel.table, due, world.kernel.clock())).toBe(false);
    const tenantId = idOf('nobody');
    expect(await regenerateTenant(world.kernel.table, { ...due, tenantId }, world.kernel.clock())).toBe(
      false,
    );
    expect(await allRows(world)).toEqual(before);
  });

  test('that cannot write a day within the deadline stays due', async () => {
    const business = await openBusiness(world);
    const before = await nextRefreshAt(business);
    world.advance(DAY_MIN);
    const stop = injectFaults(world.kernel.table, ({ command }) =>
      command === 'PutItemCommand' ? { before: lostReply() } : undefined,
    );
    await expect(run(business)).rejects.toThrow('busy');
    stop();
    expect(await nextRefreshAt(business)).toBe(before);
  });

  test('among bookings touches none of them', async () => {
    const business = await openBusiness(world, { capacity: 5 });
    const { slotId } = await slotAt(world, business, 20);
    world.advance(30);
    const [answers] = await Promise.all([
      Promise.all(
        Array.from({ length: 8 }, (_, who) => visit(patient(world.call), business, { who, slotId })),
      ),
      run(business),
      run(business),
    ]);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    expectAgreement(await recordsOf(world, business.tenantId));
    await expectClean(business);
  });
});
