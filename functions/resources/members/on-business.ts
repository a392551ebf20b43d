import type { TenantId } from '../../../shared/domain/ids.ts';
import type { Role } from '../../../shared/domain/roles.ts';
import type { ProfilePatch } from '../../../shared/schemas/profile.ts';
import { fieldIs } from '../../kernel/table/condition.ts';
import type { Table } from '../../kernel/table/table.ts';
import type { Write } from '../../kernel/table/write.ts';
import { isAccepted, type MemberItem } from '../../records/member-store.ts';
import { givenProfile, isSameProfile } from '../../records/profile.ts';
import { getTenant, raiseRulesVersion, type TenantItem } from '../../records/tenant-store.ts';
import { feedRotates, losesFeed, rotatedFeed } from './feed-access.ts';

const takesBookings = ({ calendars = [] }: TenantItem, { memberId }: MemberItem): boolean =>
  calendars.some(({ calendarId }) => calendarId === memberId);

/**
 * What a change of a member changes of the business, in one write: visitors read the profile with its calendars, and who
 * may no longer read the calendar feed knows its address.
 */
export const onBusiness = async (
  table: Table,
  tenantId: TenantId,
  row: MemberItem,
  { role, ...profile }: ProfilePatch & { readonly role?: Role | undefined },
): Promise<readonly Write[]> => {
  const rotates = role !== undefined && isAccepted(row) && losesFeed(row.role, role);
  const tenant = isSameProfile(row, profile) ? undefined : await getTenant(table, tenantId);
  if (!tenant || !takesBookings(tenant, row)) return rotates ? [rotatedFeed(tenantId)] : [];
  const calendars = (tenant.calendars ?? []).map((one) =>
    one.calendarId === row.memberId ? { ...one, ...givenProfile(profile) } : one,
  );
  return [
    {
      ...raiseRulesVersion(tenantId, { calendars }, rotates ? feedRotates : {}),
      when: fieldIs('rulesVersion', tenant.rulesVersion),
    },
  ];
};
