import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { workOffWaitlist } from '../../../../functions/jobs/deliver/work-off-waitlist.ts';
import { keys } from '../../../../functions/kernel/table/keys.ts';
import { brandId, type TenantId, type WaitingId } from '../../../../shared/domain/ids.ts';
import { MAX_WAITING, MAX_WAITING_STORED } from '../../../../shared/domain/waitlist.ts';
import { type Business, openWorld, type World } from '../../../support/world.ts';
import { join, openSmallBusiness, rowOf, somewhere, wishOf } from './waiting-world.ts';

let world: World;
let business: Business;
beforeAll(async () => {
  world = await openWorld();
});
beforeEach(async () => {
  business = await openSmallBusiness(world);
});
afterAll(() => world.stop());

const tenantId = (): TenantId => brandId(business.tenantId);

/** Rows like the one that there is, until there are as many; with `endedAt`, of a service that was deleted. */
const fillUp = async (count: number, prefix: string, more: object = {}): Promise<void> => {
  const model = await rowOf(world, await join(world, business, `Model-${prefix}`));
  for (let n = 1; n < count; n += 1) {
    const waitingId = brandId<WaitingId>(`${prefix}-${n}`);
    const email = `${prefix}-${n}@example.org`;
    await world.kernel.table.write({
      put: keys.waiting(tenantId(), waitingId),
      item: { ...model, waitingId, email, askedFrom: email, ...more },
    });
  }
};

const ended = { endedAt: '2026-11-23T13:00:00.000Z' };

const joinAs = (who: string) =>
  world.call('POST', `/public/sites/${business.slug}/waitlist`, {
    viewer: somewhere(),
    body: wishOf(business, who),
  });

const list = async () => {
  const { status, json } = await world.call('GET', '/v1/waitlist', { token: business.owner.token });
  return [status, json.data?.waiting.length];
};

describe('a waitlist with rows of a deleted service', () => {
  test('lets in as many as may wait beside them, and can still be read and worked off', async () => {
    await fillUp(MAX_WAITING, 'ended', ended);
    await fillUp(MAX_WAITING - 2, 'waits');
    const statuses = [(await joinAs('Last')).status, (await joinAs('Late')).status];
    // Of the ended rows' model, one waits still.
    expect(statuses).toEqual([201, 409]);
    expect(await list()).toEqual([200, MAX_WAITING]);
    await expect(
      workOffWaitlist(world.kernel.table, tenantId(), world.kernel.clock()),
    ).resolves.toBeDefined();
  });

  test('refuses whoever comes once no more rows can be read, and can still be read', async () => {
    await fillUp(MAX_WAITING_STORED, 'ended', ended);
    expect((await joinAs('Late')).json.error.code).toBe('limit_reached');
    expect(await list()).toEqual([200, 1]);
  });
});
