import type { TenantId } from '../../../shared/domain/ids.ts';
import { type Range, ranges } from '../../kernel/table/keys.ts';
import { pagesOf } from '../../kernel/table/pages.ts';
import type { Table } from '../../kernel/table/table.ts';
import type { TenantItem } from '../../records/tenants/tenant-store.ts';
import { refreshShards } from '../../resources/slots/regeneration.ts';

const PAGE = 100;

/** The ranges that list businesses: open ones in the partitions of regeneration, and closed ones. */
export const purgeRanges = (): readonly Range[] => [
  ...refreshShards.map(ranges.tenantsOf),
  ranges.closedTenants(),
];

/** The businesses of a partition, a page at a time, for a planner to put in a queue. */
export async function* tenantsToPurge(table: Table, range: Range): AsyncGenerator<readonly TenantId[]> {
  for await (const page of pagesOf<TenantItem>(table, range, { limit: PAGE }))
    yield page.map(({ tenantId }) => tenantId);
}
