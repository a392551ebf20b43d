import type { TenantId } from '../../../shared/domain/ids.ts';
import type { ProfilePatch } from '../../../shared/schemas/profile.ts';
import { ifFieldIs } from '../../kernel/table/condition.ts';
import type { Table } from '../../kernel/table/table.ts';
import type { Write } from '../../kernel/table/write.ts';
import { givenProfile, isSameProfile, type Profile } from '../../records/profile.ts';
import { getTenant, raiseRulesVersion } from '../../records/tenants/tenant-store.ts';
import { feedRotates, feedRotationWrite } from './feed-access.ts';

interface Changed {
  /** Also the id of their calendar. */
  readonly id: string;
  readonly known: Profile;
  readonly profile: ProfilePatch;
  /** Whether the calendar feed's address has to change with them. */
  readonly rotatesFeed?: boolean;
}

/**
 * What a change of somebody changes of the business, in one write: visitors read the profile with its calendars, and
 * who may no longer read the calendar feed knows its address.
 */
export const businessWrites = async (
  table: Table,
  tenantId: TenantId,
  { id, known, profile, rotatesFeed = false }: Changed,
): Promise<readonly Write[]> => {
  const tenant = isSameProfile(known, profile) ? undefined : await getTenant(table, tenantId);
  if (!tenant?.calendars?.some(({ calendarId }) => calendarId === id))
    return rotatesFeed ? [feedRotationWrite(tenantId)] : [];
  const calendars = tenant.calendars.map((one) =>
    one.calendarId === id ? { ...one, ...givenProfile(profile) } : one,
  );
  return [
    {
      ...raiseRulesVersion(tenantId, { calendars }, rotatesFeed ? feedRotates : {}),
      when: ifFieldIs('rulesVersion', tenant.rulesVersion),
    },
  ];
};
