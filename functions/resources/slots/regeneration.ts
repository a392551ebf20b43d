import { DAY_MS } from '../../../shared/domain/duration.ts';
import type { TenantId } from '../../../shared/domain/ids.ts';
import { toInstant } from '../../kernel/clock.ts';
import { ifFieldIs } from '../../kernel/table/condition.ts';
import { indexed, keys, ranges } from '../../kernel/table/keys.ts';
import { pagesOf } from '../../kernel/table/pages.ts';
import type { Table } from '../../kernel/table/table.ts';
import type { TenantItem } from '../../records/tenants/tenant-store.ts';
import { requestWaitlistCheck } from '../../records/waitlist/waitlist-check.ts';
import { REFRESH_SHARDS } from '../tenants/create-tenant.ts';
import { horizonOf, regenerate } from './regenerate.ts';

const PAGE = 100;

/** One business's planned regeneration; it is done once, even if it is requested several times. */
export interface DueRegeneration {
  readonly tenantId: TenantId;
  /** ISO instant. */
  readonly nextRefreshAt: string;
}

/** The index partitions in which businesses wait for their regeneration. */
export const refreshShards: readonly number[] = Array.from({ length: REFRESH_SHARDS }, (_, shard) => shard);

/** The due regenerations of one partition at `now`, longest due first, a page at a time. */
export async function* dueRegenerations(
  table: Table,
  shard: number,
  now: number,
): AsyncGenerator<readonly DueRegeneration[]> {
  const due = ranges.dueForRefresh(shard, toInstant(now));
  for await (const page of pagesOf<TenantItem>(table, due, { limit: PAGE }))
    yield page.map(({ tenantId, nextRefreshAt }) => ({ tenantId, nextRefreshAt }));
}

/**
 * Extends one business's offers to the present horizon. Returns false when it was done already or the business
 * is gone. The next one is set last, and only if nobody else set it, so that a run that died is simply repeated.
 */
export const regenerateTenant = async (
  table: Table,
  { tenantId, nextRefreshAt }: DueRegeneration,
  now: number,
): Promise<boolean> => {
  const tenant = await table.get<TenantItem>(keys.tenant(tenantId));
  if (tenant?.nextRefreshAt !== nextRefreshAt) return false;
  await regenerate(table, tenant, horizonOf(tenant, now));
  // The horizon moved on by a day, and this finds whatever an earlier one left behind.
  await requestWaitlistCheck(table, tenantId, now);
  const next = toInstant(now + DAY_MS);
  return table.writeIf({
    update: keys.tenant(tenantId),
    set: { nextRefreshAt: next, ...indexed.refresh(tenant.refreshShard, next) },
    when: ifFieldIs('nextRefreshAt', nextRefreshAt),
  });
};
