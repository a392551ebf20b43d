import type { TenantId } from '../../../shared/domain/ids.ts';
import { ifFieldIs } from '../../kernel/table/condition.ts';
import { keys } from '../../kernel/table/keys.ts';
import type { Table } from '../../kernel/table/table.ts';
import type { Write } from '../../kernel/table/write.ts';
import { type AcceptedMember, memberRemoval } from '../../records/members/member-store.ts';
import { losesFeed } from './feed-access.ts';
import { type Departure, withoutCalendar } from './without-calendar.ts';

/**
 * Removes a member with their role, calendar and hours, in one transaction: their next request finds them without a
 * business, and the calendar feed's address, if they could read it, stops working. Undefined when it has to be tried
 * again.
 */
export const departure = async (
  table: Table,
  tenantId: TenantId,
  row: AcceptedMember,
  now: number,
): Promise<Departure | undefined> => {
  const leaver = { id: row.memberId, losesFeed: losesFeed(row.role) };
  const left = await withoutCalendar(table, tenantId, leaver, now);
  const roleGoes: Write = {
    update: keys.user(row.userId),
    set: { removed: true },
    unset: ['tenantId', 'role', 'memberId'],
    when: ifFieldIs('tenantId', tenantId),
  };
  return left && { ...left, writes: [...memberRemoval(tenantId, row, now), roleGoes, ...left.writes] };
};
