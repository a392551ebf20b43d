import type { TenantId } from '../../../shared/domain/ids.ts';
import { fieldIs } from '../../kernel/table/condition.ts';
import { keys } from '../../kernel/table/keys.ts';
import type { Table } from '../../kernel/table/table.ts';
import type { Write } from '../../kernel/table/write.ts';
import { withoutMember } from '../../records/changeover.ts';
import { type AcceptedMember, memberRemoval } from '../../records/member-store.ts';
import { getTenant, raiseRulesVersion } from '../../records/tenant-store.ts';
import { feedRotates, losesFeed } from './feed-access.ts';
import { withoutHours } from './own-hours.ts';

/** The writes that remove a member, and whether the agenda's offers change with it. */
export interface Departure {
  readonly writes: readonly Write[];
  readonly changesOffers: boolean;
}

/**
 * Removes a member with their role, calendar and hours, in one transaction: their next request finds them without a
 * business, and the calendar feed's address, if they could read it, stops working. The appointments in their calendar
 * stay, to be given to somebody else. Undefined when it has to be tried again.
 */
export const departure = async (
  table: Table,
  tenantId: TenantId,
  row: AcceptedMember,
  now: number,
): Promise<Departure | undefined> => {
  const tenant = await getTenant(table, tenantId);
  const hoursGo = await withoutHours(table, tenant, row.memberId);
  if (!hoursGo) return undefined;
  const isAsRead = fieldIs('rulesVersion', tenant.rulesVersion);
  const changesOffers = (tenant.calendars ?? []).some(({ calendarId }) => calendarId === row.memberId);
  const add = losesFeed(row.role) ? feedRotates : {};
  const withoutTheirs = raiseRulesVersion(tenantId, withoutMember(tenant, row.memberId, now), add);
  const unchanged: Write = losesFeed(row.role)
    ? { update: keys.tenant(tenantId), add, when: isAsRead }
    : { check: keys.tenant(tenantId), when: isAsRead };
  const businessGoesOn: Write = changesOffers ? { ...withoutTheirs, when: isAsRead } : unchanged;
  const roleGoes: Write = {
    update: keys.user(row.userId),
    set: { removed: true },
    unset: ['tenantId', 'role', 'memberId'],
    when: fieldIs('tenantId', tenantId),
  };
  const writes = [...memberRemoval(tenantId, row, now), roleGoes, businessGoesOn, ...hoursGo];
  return { writes, changesOffers };
};
