import type { AuditAction } from '../../../shared/schemas/audit.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import type { CallingMember } from '../../kernel/identity/caller.ts';
import type { Write } from '../../kernel/table/write.ts';
import { auditEntry } from '../../records/audit-trail.ts';
import { sendInvitation } from '../../records/members/invitation-store.ts';
import { roleCheck } from '../../records/members/member-permissions.ts';
import type { MemberItem } from '../../records/members/member-store.ts';
import { pendingEvent } from '../../records/pending-event.ts';

interface Sent {
  readonly caller: CallingMember;
  readonly row: MemberItem;
  /** What stores the row. */
  readonly writes: readonly Write[];
  readonly action: AuditAction;
  readonly now: number;
}

/** All that an invitation writes, on condition that the caller keeps their role: who is invited, by whom, and the event of it. */
export const invitationWrites = (
  { signer, ids }: Pick<Kernel, 'signer' | 'ids'>,
  { caller, row, writes, action, now }: Sent,
): ReadonlyArray<Write<'role'>> => {
  const { tenantId, memberId: actorId } = caller;
  const { memberId: subjectId, role: to } = row;
  return [
    roleCheck(caller),
    ...writes,
    ...sendInvitation(signer, tenantId, row, now),
    auditEntry(tenantId, { actorId, action, subjectId, to }, { ids, now }),
    pendingEvent({ tenantId, type: 'member.invited', subjectId }, now),
  ];
};
