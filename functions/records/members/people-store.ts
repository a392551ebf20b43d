import type { TenantId } from '../../../shared/domain/ids.ts';
import { givenTranslations } from '../../../shared/domain/translations.ts';
import type { Person } from '../../../shared/schemas/person.ts';
import { keys, ranges } from '../../kernel/table/keys.ts';
import type { Table } from '../../kernel/table/table.ts';
import { ifUnchanged, type Versioned } from '../../kernel/table/versioned.ts';
import type { Conditional, Write } from '../../kernel/table/write.ts';
import { auditExpiry } from '../audit-trail.ts';
import type { Profile } from '../profile.ts';
import type { FormerMember } from './member-store.ts';

/** People without access that one business may have. */
export const MAX_PEOPLE = 40;

/** Somebody who takes bookings and never signs in, or a thing that does: a room, a lift. */
export interface PersonItem extends Versioned, Profile {
  /** Also the id of their calendar, and of the member that they become when they are given access. */
  readonly personId: string;
  readonly name: string;
  /** ISO instant. */
  readonly createdAt: string;
}

export const toPerson = ({ personId, name, title, translations, colour, version }: PersonItem): Person => ({
  ...{ personId, name, version },
  title: title ?? null,
  ...givenTranslations(translations),
  colour: colour ?? null,
});

/** All of a business's people without access, in the order in which they were added. */
export const listPeople = async (table: Table, tenantId: TenantId): Promise<readonly PersonItem[]> => {
  const rank = ({ createdAt, personId }: PersonItem) => `${createdAt} ${personId}`;
  const rows = await table.all<PersonItem>(ranges.people(tenantId), MAX_PEOPLE);
  return rows.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1));
};

export const findPerson = (table: Table, tenantId: TenantId, personId: string) =>
  table.get<PersonItem>(keys.person(tenantId, personId));

/** Deletes the record of a person as it was read. */
export const personRemoval = (tenantId: TenantId, person: PersonItem): Conditional => ({
  remove: keys.person(tenantId, person.personId),
  when: ifUnchanged(person),
});

/** Keeps the name of a person who is gone for as long as the audit trail may mention it. */
export const formerPersonWrite = (
  tenantId: TenantId,
  { personId, name }: PersonItem,
  now: number,
): Write => ({
  put: keys.formerMember(tenantId, personId),
  item: {
    ...{ memberId: personId, email: null, name },
    expiresAt: auditExpiry(now),
  } satisfies FormerMember,
});
