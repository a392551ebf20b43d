import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { WALK_DAYS } from '../../../functions/jobs/plan-purge/plan-purge.ts';
import { isExpired } from '../../../functions/kernel/table/expiry.ts';
import { ranges } from '../../../functions/kernel/table/keys.ts';
import { eventOf } from '../../../local/jobs/work-batch.ts';
import { PURGE_UNITS } from '../../../scripts/costs/month.ts';
import { brandId, type TenantId } from '../../../shared/domain/ids.ts';
import { businesses, putBusinesses } from '../../support/due-businesses.ts';
import { openInProcessQueue } from '../../support/in-process-queue.ts';
import { planPurge, purgeTenant, purgeTenants } from '../../support/under-role.ts';
import { type Business, MONDAY_8H, openBusiness, openWorld, type World } from '../../support/world.ts';
import { allItems } from '../manifest/requests.ts';
import { recordCalls, unitsOf } from '../manifest/units.ts';
import { visitorOf } from '../resources/chat/visitor.ts';
import { live, rowsNaming, somebody } from '../resources/privacy/life.ts';
import { idOf } from '../resources/slots/agenda.ts';

const DAY_MIN = 1440;
const ZOE = somebody('zoecanari', '5145550142');

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.stop());

const openQueue = () => openInProcessQueue({ random: () => 0, again: 0 });

const planned = async (): Promise<readonly string[]> => {
  const queue = openQueue();
  const { isWhole } = await planPurge({ table: world.kernel.table, queue }, world.kernel.clock());
  expect(isWhole).toBe(true);
  const ids: string[] = [];
  await queue.drain(async ({ Records }) => {
    ids.push(...Records.map(({ body }) => JSON.parse(body).tenantId));
    return { batchItemFailures: [] };
  }, 1);
  return ids;
};

const close = ({ owner: { token } }: Business) =>
  world.call('DELETE', '/v1/tenants/current', { token, body: { confirm: 'Garage Tremblay' } });

describe('the purge', () => {
  test('is planned for every business, whether or not it is due for regeneration, and for closed ones', async () => {
    const closed = await openBusiness(world);
    expect((await close(closed)).status).toBeLessThan(300);
    await putBusinesses(world.kernel.table, businesses(40, 0), '2027-06-01T00:00:00.000Z');
    const expected = [closed.tenantId, ...businesses(40, 0).map(({ tenantId }) => tenantId)];
    expect((await planned()).toSorted()).toEqual(expected.toSorted());
  });

  test('that has no time left for planning says so, and plans the same again', async () => {
    await putBusinesses(world.kernel.table, businesses(5, 0), '2027-06-01T00:00:00.000Z');
    const { table, clock } = world.kernel;
    expect(await planPurge({ table, queue: openQueue() }, clock(), () => true)).toEqual({
      planned: 0,
      isWhole: false,
    });
    expect(await planned()).toHaveLength(5);
  });

  test('takes a closed business away when its thirty days are over, from the plan to the last row', async () => {
    const closed = await openBusiness(world);
    await close(closed);
    world.advance(31 * DAY_MIN);
    const queue = openQueue();
    await planPurge({ table: world.kernel.table, queue }, world.kernel.clock());
    await queue.drain(purgeTenants(world.kernel), 2);
    expect(queue.dead()).toEqual([]);
    const rows = await world.kernel.table.query(ranges.tenantRows(brandId<TenantId>(closed.tenantId)), {
      limit: 10,
      expiredToo: true,
    });
    expect(rows.items).toEqual([]);
    expect(await planned()).toEqual([]);
  });

  test('of a business for which there was no time comes back', async () => {
    const { tenantId } = await openBusiness(world);
    const event = eventOf([
      { messageId: 'm', body: JSON.stringify({ tenantId, isWhole: true }), receives: 1, sentAt: 0 },
    ]);
    const answer = await purgeTenants(world.kernel)(event, { getRemainingTimeInMillis: () => 9000 });
    expect(answer.batchItemFailures).toEqual([{ itemIdentifier: 'm' }]);
  });
});

describe('in four weeks', () => {
  const DAY_MS = DAY_MIN * 60_000;

  test('every row of every business is looked at once, of each on a day of its own', async () => {
    await putBusinesses(world.kernel.table, businesses(60, 0), '2027-06-01T00:00:00.000Z');
    const walks: string[][] = [];
    for (let day = 0; day < WALK_DAYS; day += 1) {
      const queue = openQueue();
      await planPurge({ table: world.kernel.table, queue }, MONDAY_8H + day * DAY_MS);
      const whole: string[] = [];
      await queue.drain(async ({ Records }) => {
        const purges = Records.map(({ body }) => JSON.parse(body));
        whole.push(...purges.filter(({ isWhole }) => isWhole).map(({ tenantId }) => tenantId));
        return { batchItemFailures: [] };
      }, 1);
      walks.push(whole);
    }
    const expected = businesses(60, 0).map(({ tenantId }) => tenantId);
    expect(walks.flat().toSorted()).toEqual(expected.toSorted());
    expect(Math.max(...walks.map(({ length }) => length))).toBeLessThan(15);
  });
});

describe('a day’s run over a business', () => {
  const day = (business: Business) =>
    purgeTenant(world.kernel, { tenantId: idOf(business.tenantId), isWhole: false }, world.kernel.clock());

  const namedStill = async () =>
    (await rowsNaming(world, ZOE)).filter((row) => !isExpired(row, world.kernel.clock()));

  test('of which nothing is due takes what the costs say, whatever the business holds', async () => {
    const business = await openBusiness(world);
    await live(world, business, ZOE);
    const recorded = recordCalls(world.kernel.table);
    expect(await day(business)).toBe(0);
    const { reads, writes } = unitsOf(recorded());
    expect({ read: reads, write: writes }).toEqual(PURGE_UNITS);
  });

  test('takes away what is due, and leaves nothing but what the database itself takes away', async () => {
    const business = await openBusiness(world);
    await live(world, business, ZOE);
    world.advance(728 * DAY_MIN);
    await day(business);
    expect((await namedStill()).length).toBeGreaterThan(0);
    for (let n = 0; n < 20; n += 1) {
      world.advance(DAY_MIN);
      await day(business);
    }
    expect(await namedStill()).toEqual([]);
    const held = (await allItems(world)).map(({ pk, sk }) => `${pk} ${sk}`);
    expect(held.filter((key) => / (LEAD|CONTACT|CONVERSATION)#|^CONV#/.test(key))).toEqual([]);
    const bookings = (await allItems(world)).filter(({ sk }) => String(sk).startsWith('BOOKING#'));
    expect(bookings.length).toBeGreaterThan(1);
    for (const booking of bookings) expect(booking).toMatchObject({ name: '', title: 'Vidange', price: 60 });
  });

  test('keeps conversations no longer than the business says from that day on', async () => {
    const business = await openBusiness(world);
    await visitorOf(world, business.slug).say('Bonjour');
    const body = { conversationRetentionDays: 7 };
    await world.call('PATCH', '/v1/tenants/current', { token: business.owner.token, body });
    world.advance(6 * DAY_MIN);
    expect(await day(business)).toBe(0);
    world.advance(2 * DAY_MIN);
    expect(await day(business)).toBe(1);
  });
});
