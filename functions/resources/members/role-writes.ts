import type { Role } from '../../../shared/domain/roles.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import type { CallingMember } from '../../kernel/identity/caller.ts';
import { ifFieldIs } from '../../kernel/table/condition.ts';
import { keys } from '../../kernel/table/keys.ts';
import type { Write } from '../../kernel/table/write.ts';
import { auditEntry } from '../../records/audit-trail.ts';
import { isAccepted, type MemberItem } from '../../records/members/member-store.ts';
import { pendingEvent } from '../../records/pending-event.ts';

interface RoleChange {
  readonly caller: CallingMember;
  readonly row: MemberItem;
  readonly role: Role | undefined;
  readonly now: number;
}

/**
 * What a new role writes beside the member's row: the item from which their next request reads it, a line of the audit
 * trail, and the event by which they are told. Somebody who is only invited has no role yet, and is not told.
 */
export const roleWrites = (
  { ids }: Pick<Kernel, 'ids'>,
  { caller: { tenantId, memberId: actorId }, row, role, now }: RoleChange,
): readonly Write[] => {
  if (role === undefined || role === row.role) return [];
  const { memberId: subjectId } = row;
  const fact = { actorId, action: 'member_role_changed', subjectId, from: row.role, to: role } as const;
  const told: readonly Write[] = isAccepted(row)
    ? [
        { update: keys.user(row.userId), set: { role }, when: ifFieldIs('tenantId', tenantId) },
        pendingEvent({ tenantId, type: 'member.role_changed', subjectId }, now),
      ]
    : [];
  return [...told, auditEntry(tenantId, fact, { ids, now })];
};
