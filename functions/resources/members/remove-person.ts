import { AppError, found } from '../../kernel/app-error.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import type { CallingMember } from '../../kernel/identity/caller.ts';
import { ifAbsentOrExpired } from '../../kernel/table/condition.ts';
import { keys } from '../../kernel/table/keys.ts';
import { settledOrBusy } from '../../kernel/table/retry.ts';
import { ifUnchanged } from '../../kernel/table/versioned.ts';
import type { Write } from '../../kernel/table/write.ts';
import { auditEntry } from '../../records/audit-trail.ts';
import { dropInvitation } from '../../records/members/invitation-store.ts';
import { checkTouch, madeWithRole, roleCheck } from '../../records/members/member-permissions.ts';
import { findMember, isAccepted, type MemberItem } from '../../records/members/member-store.ts';
import { findPerson, formerPersonWrite, personRemoval } from '../../records/members/people-store.ts';
import { warmAgenda } from '../slots/regenerate.ts';
import { type Departure, withoutCalendar } from './without-calendar.ts';

interface Removal {
  readonly caller: CallingMember;
  readonly personId: string;
  readonly now: number;
}

type Gone = Pick<Departure, 'changesOffers'>;

/** Withdraws the invitation that waits for a person, or requires that there is none. */
const withoutInvitation = (
  { signer }: Kernel,
  { caller, personId, now }: Removal,
  row: MemberItem | undefined,
): readonly Write[] => {
  const key = keys.member(caller.tenantId, personId);
  if (!row) return [{ check: key, when: ifAbsentOrExpired(now) }];
  checkTouch(caller, row);
  return [{ remove: key, when: ifUnchanged(row) }, dropInvitation(signer, caller.tenantId, row)];
};

const attempt = async (kernel: Kernel, removal: Removal): Promise<Gone | undefined> => {
  const { caller, personId, now } = removal;
  const { table, ids } = kernel;
  const { tenantId, memberId: actorId } = caller;
  const person = await findPerson(table, tenantId, personId);
  const row = await findMember(table, tenantId, personId);
  // They were given access meanwhile: members are removed by another route.
  if (row && isAccepted(row)) throw new AppError('not_found');
  if (!person) return { changesOffers: false };
  const left = await withoutCalendar(table, tenantId, { id: personId, losesFeed: false }, now);
  if (!left) return undefined;
  const outcome = await table.attempt([
    roleCheck(caller),
    personRemoval(tenantId, person),
    formerPersonWrite(tenantId, person, now),
    ...withoutInvitation(kernel, removal, row),
    ...left.writes,
    auditEntry(tenantId, { actorId, action: 'person_removed', subjectId: personId }, { ids, now }),
  ]);
  return madeWithRole(outcome) && { changesOffers: left.changesOffers };
};

/**
 * Removes a person without access with their calendar and hours, and withdraws an invitation that waits for them; the
 * appointments in their calendar stay, to be given to somebody else. Throws 404 `not_found`, 403 `forbidden`, 503
 * `busy`.
 */
export const removePerson = async (kernel: Kernel, removal: Removal): Promise<void> => {
  const { tenantId } = removal.caller;
  found(await findPerson(kernel.table, tenantId, removal.personId));
  const gone = await settledOrBusy(() => attempt(kernel, removal));
  if (gone.changesOffers) await warmAgenda(kernel, tenantId, removal.now);
};
