import type { TenantId } from '../../../shared/domain/ids.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import { type Range, ranges } from '../../kernel/table/keys.ts';
import type { Position, Table } from '../../kernel/table/table.ts';
import type { TenantItem } from '../../records/tenant-store.ts';
import { refreshShards } from '../../resources/slots/regeneration.ts';
import { purgeTenant } from './purge-tenant.ts';

const PAGE = 100;

/** Where businesses are found: the open ones in the partitions of regeneration, and those that are closed. */
export const purgeRanges = (): readonly Range[] => [
  ...refreshShards.map(ranges.tenantsOf),
  ranges.closedTenants(),
];

/** The businesses of a partition, a page at a time: what a planner puts in a queue. */
export async function* tenantsToPurge(table: Table, range: Range): AsyncGenerator<readonly TenantId[]> {
  let after: Position | undefined;
  do {
    const page = await table.query<TenantItem>(range, { limit: PAGE, after });
    yield page.items.map(({ tenantId }) => tenantId);
    after = page.next;
  } while (after);
}

/**
 * Purges every business whole, where there is no queue to share the work by and no database that takes away by itself
 * what has expired; one that fails is logged and purged the next
 * time. To be run once a day. Answers how many things were taken away.
 */
export const purgeExpired = async (
  { table, signer, logger }: Pick<Kernel, 'table' | 'signer' | 'logger'>,
  now: number,
  isTimeOver: () => boolean = () => false,
): Promise<number> => {
  let purged = 0;
  const attempt = async (tenantId: TenantId): Promise<void> => {
    try {
      purged += await purgeTenant({ table, signer }, { tenantId, isWhole: true }, now, isTimeOver);
    } catch (error) {
      logger.error('purge failed', error, { tenantId });
    }
  };
  for (const range of purgeRanges())
    for await (const tenantIds of tenantsToPurge(table, range))
      for (const tenantId of tenantIds) if (!isTimeOver()) await attempt(tenantId);
  return purged;
};
