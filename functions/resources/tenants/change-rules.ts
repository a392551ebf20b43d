import type { TenantId } from '../../../shared/domain/ids.ts';
import { tryWrites } from '../../kernel/table/commit.ts';
import { ifFieldIs } from '../../kernel/table/condition.ts';
import { settledOrBusy } from '../../kernel/table/retry.ts';
import type { Table } from '../../kernel/table/table.ts';
import type { Write } from '../../kernel/table/write.ts';
import { getTenant, raiseRulesVersion, type TenantItem } from '../../records/tenants/tenant-store.ts';

/**
 * Commits a change of the agenda's rules and the raised rules version together, or neither. `attempt` reads what it
 * depends on and returns the writes; undefined or no write when there is nothing to do. It is called again when
 * another change was first, so that what it read still holds when it is written. Throws 503 `busy`.
 */
export const changeRules = async (
  table: Table,
  tenantId: TenantId,
  attempt: (tenant: TenantItem) => Promise<Write | readonly Write[] | undefined>,
): Promise<void> => {
  await settledOrBusy(async () => {
    const tenant = await getTenant(table, tenantId);
    const changes = [(await attempt(tenant)) ?? []].flat();
    if (changes.length === 0) return true;
    const raise = { ...raiseRulesVersion(tenantId), when: ifFieldIs('rulesVersion', tenant.rulesVersion) };
    return tryWrites(table, [...changes, raise]);
  });
};
