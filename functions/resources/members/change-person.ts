import type { ProfilePatch } from '../../../shared/schemas/profile.ts';
import { found } from '../../kernel/app-error.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import type { CallingMember } from '../../kernel/identity/caller.ts';
import { keys } from '../../kernel/table/keys.ts';
import { settledOrBusy } from '../../kernel/table/retry.ts';
import { ifUnchanged, isSavedBy } from '../../kernel/table/versioned.ts';
import { madeWithRole, roleCheck } from '../../records/members/member-permissions.ts';
import { findPerson, type PersonItem, toPerson } from '../../records/members/people-store.ts';
import { givenProfile, isSameProfile } from '../../records/profile.ts';
import { businessWrites } from './on-business.ts';

interface Change {
  readonly caller: CallingMember;
  readonly personId: string;
  readonly profile: ProfilePatch;
  /** The version of the person that the caller saw. */
  readonly version: number;
  readonly savedUnder: string;
}

const attempt = async (
  { table }: Pick<Kernel, 'table'>,
  { caller, personId, profile, version, savedUnder }: Change,
): Promise<PersonItem | undefined> => {
  const { tenantId } = caller;
  const person = found(await findPerson(table, tenantId, personId));
  if (isSavedBy({ version, savedUnder }, person, toPerson(person))) return person;
  if (isSameProfile(person, profile)) return person;
  const set = { ...givenProfile(profile), savedUnder, version: person.version + 1 };
  const outcome = await table.attempt([
    roleCheck(caller),
    { update: keys.person(tenantId, personId), set, when: ifUnchanged(person) },
    ...(await businessWrites(table, tenantId, { id: personId, known: person, profile })),
  ]);
  return madeWithRole(outcome) && { ...person, ...set };
};

/**
 * Changes what colleagues and visitors see of a person without access. Throws 404 `not_found`, 403 `forbidden`, 409
 * `changed_meanwhile` with the person as they are, 503 `busy`.
 */
export const changePerson = (ports: Pick<Kernel, 'table'>, change: Change): Promise<PersonItem> =>
  settledOrBusy(() => attempt(ports, change));
