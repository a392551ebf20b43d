import type { TenantId } from '../../../shared/domain/ids.ts';
import type { Role } from '../../../shared/domain/roles.ts';
import { fieldIs } from '../../kernel/table/condition.ts';
import type { Table } from '../../kernel/table/table.ts';
import type { Write } from '../../kernel/table/write.ts';
import { isAccepted, type MemberItem } from '../../records/member-store.ts';
import { getTenant, raiseRulesVersion, type TenantItem } from '../../records/tenant-store.ts';
import { feedRotates, losesFeed, rotatedFeed } from './feed-access.ts';

const takesBookings = ({ calendars = [] }: TenantItem, { memberId }: MemberItem): boolean =>
  calendars.some(({ calendarId }) => calendarId === memberId);

/**
 * What a change of a member changes of the business, in one write: visitors read the name with its calendars, and who
 * may no longer read the calendar feed knows its address.
 */
export const onBusiness = async (
  table: Table,
  tenantId: TenantId,
  row: MemberItem,
  { role, name }: { readonly role?: Role | undefined; readonly name?: string | undefined },
): Promise<readonly Write[]> => {
  const rotates = role !== undefined && isAccepted(row) && losesFeed(row.role, role);
  const tenant = name === undefined || name === row.name ? undefined : await getTenant(table, tenantId);
  if (!tenant || !takesBookings(tenant, row)) return rotates ? [rotatedFeed(tenantId)] : [];
  const calendars = (tenant.calendars ?? []).map((one) =>
    one.calendarId === row.memberId ? { ...one, name: name ?? one.name } : one,
  );
  return [
    {
      ...raiseRulesVersion(tenantId, { calendars }, rotates ? feedRotates : {}),
      when: fieldIs('rulesVersion', tenant.rulesVersion),
    },
  ];
};
