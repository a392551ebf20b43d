import type { Role } from '../../../shared/domain/roles.ts';
import { AppError, found } from '../../kernel/app-error.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import type { Member } from '../../kernel/identity/caller.ts';
import { fieldIs } from '../../kernel/table/condition.ts';
import { keys } from '../../kernel/table/keys.ts';
import { raceRetry, untilSettled } from '../../kernel/table/retry.ts';
import type { Write } from '../../kernel/table/write.ts';
import { auditEntry } from '../../records/audit-trail.ts';
import { asRead, findMember, isAccepted, type MemberItem, nextVersion } from '../../records/member-store.ts';
import { pendingEvent } from '../../records/pending-event.ts';
import { checkGrant, checkTouch, madeWithRole, stillHasRole } from '../../records/power.ts';
import { losesFeed, rotatedFeed } from './end-of-power.ts';

type Ports = Pick<Kernel, 'table' | 'ids'>;

interface RoleChange {
  readonly caller: Member;
  readonly memberId: string;
  readonly role: Role;
  readonly now: number;
}

/** The member's own item, from which the next request reads their role. */
const powerOf = ({ tenantId }: Member, { userId }: MemberItem, role: Role): readonly Write[] =>
  userId === null ? [] : [{ update: keys.user(userId), set: { role }, when: fieldIs('tenantId', tenantId) }];

const attempt = async (ports: Ports, change: RoleChange): Promise<MemberItem | undefined> => {
  const { caller, memberId, role, now } = change;
  const { tenantId } = caller;
  const row = found(await findMember(ports.table, tenantId, memberId, now));
  checkTouch(caller, row);
  checkGrant(caller, role);
  if (row.role === role) return row;
  const set = { role, ...nextVersion(row) };
  const fact = { action: 'member_role_changed', subjectId: memberId, from: row.role, to: role } as const;
  const outcome = await ports.table.attempt([
    stillHasRole(caller),
    { update: keys.member(tenantId, memberId), set, when: asRead(row) },
    ...powerOf(caller, row, role),
    ...(isAccepted(row) && losesFeed(row.role, role) ? [rotatedFeed(tenantId)] : []),
    auditEntry(tenantId, { actorId: caller.memberId, ...fact }, { ids: ports.ids, now }),
    ...(isAccepted(row)
      ? [pendingEvent({ tenantId, type: 'member.role_changed', subjectId: memberId }, now)]
      : []),
  ]);
  return madeWithRole(outcome) && { ...row, ...set };
};

/**
 * Gives a member or an invited person another role, in force from their next request. Throws 404 `not_found`, 409
 * `member_locked`, 403 `forbidden`, 503 `busy`.
 */
export const changeRole = async (ports: Ports, change: RoleChange): Promise<MemberItem> => {
  const changed = await untilSettled(raceRetry, () => attempt(ports, change));
  if (!changed) throw new AppError('busy', { retryAfterSec: 1 });
  return changed;
};
