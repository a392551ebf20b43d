import type { AuditAction } from '../../../shared/schemas/audit.ts';
import { found } from '../../kernel/app-error.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import type { CallingMember } from '../../kernel/identity/caller.ts';
import { settledOrBusy } from '../../kernel/table/retry.ts';
import { auditEntry } from '../../records/audit-trail.ts';
import { dropInvitation } from '../../records/members/invitation-store.ts';
import { checkTouch, madeWithRole, roleCheck } from '../../records/members/member-permissions.ts';
import {
  findMember,
  isAccepted,
  type MemberItem,
  memberRemoval,
} from '../../records/members/member-store.ts';
import { pendingEvent } from '../../records/pending-event.ts';
import { warmAgenda } from '../slots/regenerate.ts';
import { departure } from './departure.ts';
import type { EndSessions } from './sessions-gateway.ts';
import type { Departure } from './without-calendar.ts';

interface Going extends Departure {
  readonly action: AuditAction;
}

const GONE: Pick<Departure, 'changesOffers'> = { changesOffers: false };

const goingOf = async (
  { table, signer }: Kernel,
  { tenantId }: CallingMember,
  row: MemberItem,
  now: number,
): Promise<Going | undefined> => {
  if (isAccepted(row)) {
    const going = await departure(table, tenantId, row, now);
    return going && { action: 'member_removed', ...going };
  }
  const writes = [...memberRemoval(tenantId, row, now), dropInvitation(signer, tenantId, row)];
  return { action: 'invitation_withdrawn', writes, changesOffers: false };
};

/** Ends a member's sessions once, however often the transaction is tried. */
const onceFor = (endSessions: EndSessions) => {
  const ended = new Set<string>();
  return async ({ userId }: MemberItem): Promise<void> => {
    if (userId === null || ended.has(userId)) return;
    await endSessions(userId);
    ended.add(userId);
  };
};

/**
 * Removes a member from the business, or withdraws an invitation. Their sessions are ended first: if that fails,
 * nobody is removed and the request can be repeated. An invitation that is accepted at the same moment makes a
 * member, who is then removed. Throws 404 `not_found`, 409 `member_locked`, 403 `forbidden`, 503 `busy`.
 */
export const removeMember = async (
  kernel: Kernel,
  endSessions: EndSessions,
  caller: CallingMember,
  memberId: string,
  now: number,
): Promise<void> => {
  const { table, ids } = kernel;
  const { tenantId } = caller;
  found(await findMember(table, tenantId, memberId));
  const endTheirs = onceFor(endSessions);
  const gone = await settledOrBusy(async () => {
    const row = await findMember(table, tenantId, memberId);
    if (!row) return GONE;
    checkTouch(caller, row);
    await endTheirs(row);
    const going = await goingOf(kernel, caller, row, now);
    if (!going) return undefined;
    const { action, writes, changesOffers } = going;
    const fact = { actorId: caller.memberId, action, subjectId: memberId, from: row.role };
    const trail = auditEntry(tenantId, fact, { ids, now });
    const told = isAccepted(row)
      ? [pendingEvent({ tenantId, type: 'member.removed', subjectId: memberId }, now)]
      : [];
    const outcome = await table.attempt([roleCheck(caller), ...writes, trail, ...told]);
    return madeWithRole(outcome) && { changesOffers };
  });
  if (gone.changesOffers) await warmAgenda(kernel, tenantId, now);
};
