import { MAIN_CALENDAR, type TenantId } from '../../shared/domain/ids.ts';
import { invalidField } from '../kernel/app-error.ts';
import { keys } from '../kernel/table/keys.ts';
import type { Table } from '../kernel/table/table.ts';
import { isAccepted, type MemberItem, storedMembers } from './member-store.ts';

/** The members who may have a calendar: those who accepted their invitation. */
export const listCalendarMembers = async (table: Table, tenantId: TenantId): Promise<readonly MemberItem[]> =>
  (await storedMembers(table, tenantId)).filter(isAccepted);

export const findCalendarMember = async (
  table: Table,
  tenantId: TenantId,
  memberId: string,
): Promise<MemberItem | undefined> => {
  const member = await table.get<MemberItem>(keys.member(tenantId, memberId));
  return member && isAccepted(member) ? member : undefined;
};

/** Refuses ids that do not all belong to members of this business. Throws 400 `invalid_request`. */
export const checkPeople = async (
  table: Table,
  tenantId: TenantId,
  path: string,
  memberIds: readonly string[],
): Promise<void> => {
  const ids = [...new Set(memberIds)];
  const members = await table.getMany<MemberItem>(ids.map((id) => keys.member(tenantId, id)));
  if (members.filter(isAccepted).length < ids.length) throw invalidField(path, 'invalid');
};

/** Refuses a calendar that is neither `main` nor a member's of this business. Throws 400 `invalid_request`. */
export const checkCalendar = async (
  table: Table,
  tenantId: TenantId,
  calendarId: string | undefined,
): Promise<void> => {
  if (calendarId === undefined || calendarId === MAIN_CALENDAR) return;
  await checkPeople(table, tenantId, 'calendarId', [calendarId]);
};
