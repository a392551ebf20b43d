import type { TenantId } from '../../shared/domain/ids.ts';
import { toInstant } from '../kernel/clock.ts';
import { fieldIs } from '../kernel/condition.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { indexed, keys, ranges } from '../kernel/keys.ts';
import type { Position, Table } from '../kernel/table.ts';
import { horizonOf, regenerate } from '../slots/regenerate.ts';
import { REFRESH_SHARDS } from '../tenants/create-tenant.ts';
import { getTenant, type TenantItem } from '../tenants/tenant-store.ts';

const PAGE = 100;
const DAY_MS = 86_400_000;

async function* dueInShard(table: Table, shard: number, now: number): AsyncGenerator<TenantId> {
  let after: Position | undefined;
  do {
    const page = await table.query<TenantItem>(ranges.dueForRefresh(shard, toInstant(now)), {
      limit: PAGE,
      after,
    });
    for (const { tenantId } of page.items) yield tenantId;
    after = page.next;
  } while (after);
}

/** The businesses whose agenda is to be brought forward, from the index's sixteen partitions, page by page. */
export async function* dueTenants(table: Table, now: number): AsyncGenerator<TenantId> {
  for (let shard = 0; shard < REFRESH_SHARDS; shard++) yield* dueInShard(table, shard, now);
}

/**
 * Brings one business's offers forward. Its next turn is set last and only if nobody else set it: a run that died
 * on the way is simply run again.
 */
export const regenerateTenant = async (table: Table, tenantId: TenantId, now: number): Promise<void> => {
  const tenant = await getTenant(table, tenantId);
  await regenerate(table, tenant, horizonOf(tenant, now));
  const nextRefreshAt = toInstant(now + DAY_MS);
  await table.write({
    update: keys.tenant(tenantId),
    set: { nextRefreshAt, ...indexed.refresh(tenant.refreshShard, nextRefreshAt) },
    when: fieldIs('nextRefreshAt', tenant.nextRefreshAt),
  });
};

/** Regenerates every business that is due; one that fails is logged and stays due. Answers how many were done. */
export const regenerateDue = async ({ table, logger }: Kernel, now: number): Promise<number> => {
  let done = 0;
  for await (const tenantId of dueTenants(table, now)) {
    try {
      await regenerateTenant(table, tenantId, now);
      done += 1;
    } catch (error) {
      logger.error('regeneration failed', error, { tenantId });
    }
  }
  return done;
};
