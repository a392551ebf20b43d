import type { TenantId } from '../../../shared/domain/ids.ts';
import { commitOrSkip } from '../../kernel/table/commit.ts';
import { ifFieldIs } from '../../kernel/table/condition.ts';
import { keys } from '../../kernel/table/keys.ts';
import type { Table } from '../../kernel/table/table.ts';
import type { Write } from '../../kernel/table/write.ts';
import { listClosures } from '../../records/calendars/closure-store.ts';
import { listWindows } from '../../records/calendars/window-store.ts';
import { raiseRulesVersion, type TenantItem } from '../../records/tenants/tenant-store.ts';

/** The writes for which the transaction that removes a member has room. */
const MOST_AT_ONCE = 60;

const removals = async (table: Table, tenantId: TenantId, memberId: string): Promise<readonly Write[]> => {
  const [windows, closures] = await Promise.all([
    listWindows(table, tenantId),
    listClosures(table, tenantId),
  ]);
  const isTheirs = ({ calendarId }: { readonly calendarId: string | null }) => calendarId === memberId;
  return [
    ...windows
      .filter(isTheirs)
      .map(({ availabilityId }) => ({ remove: keys.window(tenantId, availabilityId) })),
    ...closures
      .filter(isTheirs)
      .map(({ from, closureId }) => ({ remove: keys.closure(tenantId, from, closureId) })),
  ];
};

/**
 * The writes that delete a member's own hours and closures, on condition that the business's rules have not changed
 * since they were read. When there are very many, some are deleted first and the result is undefined: read the rules
 * again.
 */
export const hoursRemovalWrites = async (
  table: Table,
  { tenantId, rulesVersion }: TenantItem,
  memberId: string,
): Promise<readonly Write[] | undefined> => {
  const all = await removals(table, tenantId, memberId);
  if (all.length <= MOST_AT_ONCE) return all;
  const raised = { ...raiseRulesVersion(tenantId), when: ifFieldIs('rulesVersion', rulesVersion) };
  await commitOrSkip(table, [raised, ...all.slice(0, MOST_AT_ONCE)]);
  return undefined;
};
