import { DAY_MS } from '../../../shared/domain/duration.ts';
import type { TenantId } from '../../../shared/domain/ids.ts';
import { keys, ranges } from '../../kernel/table/keys.ts';
import type { Table } from '../../kernel/table/table.ts';
import { auditMonth } from '../../records/audit-trail.ts';
import { spareAll } from '../../records/sites/picture-store.ts';
import type { TenantItem } from '../../records/tenants/tenant-store.ts';
import type { StoredConversation } from '../../resources/privacy/erase-conversations.ts';
import { forgetConversation } from '../../resources/privacy/forget-conversation.ts';
import { storedPages } from '../../resources/privacy/rows.ts';
import { deleteRows, removeRange } from '../../resources/tenants/delete-rows.ts';

/** The months for which a business may have audit lines. */
const monthsOf = ({ createdAt }: TenantItem, now: number): readonly string[] => {
  const months = new Set<string>();
  for (let at = Date.parse(createdAt); at < now; at += 28 * DAY_MS) months.add(auditMonth(at));
  return [...months, auditMonth(now)];
};

const forgetConversations = async (
  table: Table,
  tenantId: TenantId,
  isOutOfTime: () => boolean,
): Promise<void> => {
  const pages = storedPages<StoredConversation>(table, ranges.conversationRows(tenantId));
  for await (const rows of pages) {
    for (const row of rows)
      if (!(await forgetConversation(table, tenantId, row)))
        throw new Error(`Conversation ${row.conversationId} of a closed business was written.`);
    if (isOutOfTime()) return;
  }
};

/**
 * Deletes all that is left of a closed business. Its own item goes last, since the job finds the business by it: a
 * run that died or that the database refused is repeated. Its slugs stay reserved for their time, with nothing else
 * kept. Returns how many rows were deleted. Throws 503 `busy`.
 */
export const deleteBusiness = async (
  table: Table,
  tenant: TenantItem,
  now: number,
  isOutOfTime: () => boolean,
): Promise<number> => {
  const { tenantId } = tenant;
  await spareAll(table, tenantId, now);
  await forgetConversations(table, tenantId, isOutOfTime);
  if (isOutOfTime()) return 0;
  let removed = 0;
  for (const month of new Set(monthsOf(tenant, now)))
    removed += await removeRange(
      table,
      ranges.audit(tenantId, month),
      (sk) => keys.audit(tenantId, month, sk),
      isOutOfTime,
    );
  removed += await deleteRows(table, tenantId, isOutOfTime);
  if (isOutOfTime()) return removed;
  await table.write({ remove: keys.tenant(tenantId) });
  return removed + 1;
};
