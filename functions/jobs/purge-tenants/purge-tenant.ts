import { DAY_MS } from '../../../shared/domain/duration.ts';
import type { TenantId } from '../../../shared/domain/ids.ts';
import { ifFieldIs } from '../../kernel/table/condition.ts';
import { isExpired } from '../../kernel/table/expiry.ts';
import { keys, type Range, ranges } from '../../kernel/table/keys.ts';
import { pagesOf } from '../../kernel/table/pages.ts';
import type { Table } from '../../kernel/table/table.ts';
import { AUDIT_KEPT_DAYS, auditMonth } from '../../records/audit-trail.ts';
import type { InvitationItem } from '../../records/members/invitation-store.ts';
import { retentionDaysOf, type TenantItem } from '../../records/tenants/tenant-store.ts';
import { storedPages } from '../../resources/privacy/rows.ts';
import { endMemberships } from '../../resources/tenants/end-memberships.ts';
import type { Dated, Retention } from './expired-row.ts';
import { deleteBusiness } from './purge-closed.ts';
import { purgeDue } from './purge-due.ts';
import { type PurgePorts, purgeRow } from './purge-row.ts';

const PAGE = 100;

/** What a message of the purge says. */
export interface Purge {
  readonly tenantId: TenantId;
  /** Whether every row is read, not only those that are due by their lists. */
  readonly isWhole: boolean;
}

/** Removes the expired items of a range that holds one kind of item. */
const removeExpired = async <T extends { readonly expiresAt: number }>(
  table: Table,
  range: Range,
  now: number,
  keyOf: (row: T) => ReturnType<typeof keys.tenantRow>,
): Promise<number> => {
  let removed = 0;
  // An invitation may have been renewed since it was read.
  for await (const page of pagesOf<T>(table, range, { limit: PAGE, expiredToo: true }))
    for (const row of page.filter((one) => isExpired(one, now)))
      if (await table.writeIf({ remove: keyOf(row), when: ifFieldIs('expiresAt', row.expiresAt) }))
        removed += 1;
  return removed;
};

/** Invitations and the oldest audit lines, which lie outside the business's own partition. */
const purgeOutside = async (table: Table, tenantId: TenantId, now: number): Promise<number> => {
  const oldest = now - AUDIT_KEPT_DAYS * DAY_MS;
  const months = new Set([oldest - 31 * DAY_MS, oldest].map(auditMonth));
  let removed = await removeExpired<InvitationItem>(table, ranges.invitationsOf(tenantId), now, (row) =>
    keys.invitation(row.emailHash, tenantId),
  );
  for (const month of months)
    removed += await removeExpired<{ sk: string; expiresAt: number }>(
      table,
      ranges.audit(tenantId, month),
      now,
      ({ sk }) => keys.audit(tenantId, month, sk),
    );
  return removed;
};

/** Reads every row: removes contacts without a lead, and expired items that the database has not deleted. */
const purgeWhole = async (
  kernel: PurgePorts,
  tenantId: TenantId,
  retention: Retention,
  isOutOfTime: () => boolean,
): Promise<number> => {
  let purged = await purgeOutside(kernel.table, tenantId, retention.now);
  for await (const rows of storedPages<Dated>(kernel.table, ranges.tenantRows(tenantId))) {
    for (const row of rows) if (await purgeRow(kernel, tenantId, row, retention)) purged += 1;
    if (isOutOfTime()) break;
  }
  return purged;
};

/**
 * Removes the data of a business whose retention is over: the database expires items days late, or never, and not the
 * items that depend on them. Deletes all data of a business closed thirty days ago. It stores no position: a run that
 * died or ran out of time is simply repeated. Returns how many things were removed.
 */
export const purgeTenant = async (
  kernel: PurgePorts,
  { tenantId, isWhole }: Purge,
  now: number,
  isOutOfTime: () => boolean = () => false,
): Promise<number> => {
  const tenant = await kernel.table.get<TenantItem>(keys.tenant(tenantId));
  if (!tenant) return 0;
  const isClosed = tenant.deleteAt !== undefined;
  if (isClosed) await endMemberships(kernel.table, tenantId, now);
  if (isClosed && Date.parse(tenant.deleteAt) <= now)
    return deleteBusiness(kernel.table, tenant, now, isOutOfTime);
  const purge = isWhole ? purgeWhole : purgeDue;
  return purge(kernel, tenantId, { now, conversationDays: retentionDaysOf(tenant) }, isOutOfTime);
};
