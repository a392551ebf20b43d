import { MAIN_CALENDAR, type TenantId } from '../../../shared/domain/ids.ts';
import { invalidField } from '../../kernel/app-error.ts';
import { type Key, keys } from '../../kernel/table/keys.ts';
import type { Table } from '../../kernel/table/table.ts';
import type { Versioned } from '../../kernel/table/versioned.ts';
import { isAccepted, type MemberItem, storedMembers } from '../members/member-store.ts';
import { findPerson, listPeople, type PersonItem } from '../members/people-store.ts';
import type { Profile } from '../profile.ts';

/** Somebody who may have a calendar: a member who accepted their invitation, or a person without access. */
export interface CalendarPerson extends Versioned, Profile {
  /** Also the id of their calendar. */
  readonly id: string;
  /** How colleagues know them: by name, or by address while they have none. */
  readonly label: string;
  /** Where they are stored. */
  readonly key: Key;
}

const ofMember = (tenantId: TenantId, member: MemberItem): CalendarPerson => {
  const { memberId: id, name, email } = member;
  return { ...member, id, label: name || email, key: keys.member(tenantId, id) };
};

const ofPerson = (tenantId: TenantId, person: PersonItem): CalendarPerson => {
  const { personId: id, name } = person;
  return { ...person, id, label: name, key: keys.person(tenantId, id) };
};

/**
 * Everybody who may have a calendar, people without access last. People are read before the members that they become,
 * so that nobody who is given access meanwhile is missed.
 */
export const listCalendarPeople = async (
  table: Table,
  tenantId: TenantId,
): Promise<readonly CalendarPerson[]> => {
  const people = await listPeople(table, tenantId);
  const members = (await storedMembers(table, tenantId)).filter(isAccepted);
  const became = new Set(members.map(({ memberId }) => memberId));
  return [
    ...members.map((member) => ofMember(tenantId, member)),
    ...people.filter(({ personId }) => !became.has(personId)).map((person) => ofPerson(tenantId, person)),
  ];
};

/** One of them, read in the same order. */
export const findCalendarPerson = async (
  table: Table,
  tenantId: TenantId,
  id: string,
): Promise<CalendarPerson | undefined> => {
  const person = await findPerson(table, tenantId, id);
  if (person) return ofPerson(tenantId, person);
  const member = await table.get<MemberItem>(keys.member(tenantId, id));
  return member && isAccepted(member) ? ofMember(tenantId, member) : undefined;
};

/** Refuses ids that do not all belong to people of this business. Throws 400 `invalid_request`. */
export const checkPeople = async (
  table: Table,
  tenantId: TenantId,
  path: string,
  wanted: readonly string[],
): Promise<void> => {
  const ids = [...new Set(wanted)];
  const rows = await table.getMany<Partial<MemberItem & PersonItem>>(
    ids.flatMap((id) => [keys.member(tenantId, id), keys.person(tenantId, id)]),
  );
  const known = rows.flatMap(({ userId, memberId, personId }) => (userId ? [memberId] : [personId]));
  if (!ids.every((id) => known.includes(id))) throw invalidField(path, 'invalid');
};

/** Refuses a calendar that is neither `main` nor a person's of this business. Throws 400 `invalid_request`. */
export const checkCalendar = async (
  table: Table,
  tenantId: TenantId,
  calendarId: string | undefined,
): Promise<void> => {
  if (calendarId === undefined || calendarId === MAIN_CALENDAR) return;
  await checkPeople(table, tenantId, 'calendarId', [calendarId]);
};
