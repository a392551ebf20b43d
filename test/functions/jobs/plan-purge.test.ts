import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { planPurge } from '../../../functions/jobs/plan-purge.ts';
import { purgeTenants } from '../../../functions/jobs/purge-tenants.ts';
import { ranges } from '../../../functions/kernel/keys.ts';
import { brandId, type TenantId } from '../../../shared/domain/ids.ts';
import { businesses, putBusinesses } from '../../support/due-businesses.ts';
import { eventOf, openInProcessQueue } from '../../support/in-process-queue.ts';
import { type Business, openBusiness, openWorld, type World } from '../../support/world.ts';

const DAY_MIN = 1440;

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.stop());

const openQueue = () => openInProcessQueue({ maxReceives: 5, random: () => 0, again: 0 });

const planned = async (): Promise<readonly string[]> => {
  const queue = openQueue();
  const { isWhole } = await planPurge({ table: world.kernel.table, queue });
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
    const { table } = world.kernel;
    expect(await planPurge({ table, queue: openQueue() }, () => true)).toEqual({
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
    await planPurge({ table: world.kernel.table, queue });
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
    const event = eventOf([{ messageId: 'm', body: JSON.stringify({ tenantId }), receives: 1 }]);
    const answer = await purgeTenants(world.kernel)(event, { getRemainingTimeInMillis: () => 9000 });
    expect(answer.batchItemFailures).toEqual([{ itemIdentifier: 'm' }]);
  });
});
