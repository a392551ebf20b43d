import { AppError, found } from '../../kernel/app-error.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import type { CallingMember, SignedIn } from '../../kernel/identity/caller.ts';
import { tryWrites } from '../../kernel/table/commit.ts';
import { settledOrBusy } from '../../kernel/table/retry.ts';
import { auditEntry } from '../../records/audit-trail.ts';
import {
  dropInvitation,
  type PendingInvitation,
  pendingInvitations,
} from '../../records/members/invitation-store.ts';
import { memberRemoval } from '../../records/members/member-store.ts';
import { acceptInvitation, callerNow, markIfBlocked } from './accept-invitation.ts';

/** The invitations waiting for a caller; none when their address is not verified, or from the business they are in. */
const waitingFor = async (kernel: Kernel, caller: SignedIn): Promise<readonly PendingInvitation[]> => {
  const ownId = caller.kind === 'member' ? caller.tenantId : undefined;
  const waiting = caller.emailVerified ? await pendingInvitations(kernel, caller.email) : [];
  return waiting.filter(({ tenant }) => tenant.tenantId !== ownId);
};

const find = async (
  kernel: Kernel,
  caller: SignedIn,
  invitationId: string,
): Promise<PendingInvitation | undefined> =>
  (await waitingFor(kernel, caller)).find(({ row }) => row.memberId === invitationId);

/** A caller, and the invitations that wait for their answer. */
export interface Arrival {
  readonly caller: SignedIn;
  readonly waiting: readonly PendingInvitation[];
}

/**
 * Accepts the invitation at once when exactly one waits for the caller; with several, the caller chooses. Two calls
 * at once make them a member once. Throws 503 `busy`.
 */
export const arrive = async (kernel: Kernel, asked: SignedIn, now: number): Promise<Arrival> => {
  let caller = asked;
  return settledOrBusy<Arrival>(async () => {
    const waiting = await waitingFor(kernel, caller);
    const [only, another] = waiting;
    // When there is none, it may have been accepted a moment ago in another tab.
    if (!only && caller.kind === 'stranger') return { caller: await callerNow(kernel, caller), waiting };
    if (another) await markIfBlocked(kernel, caller, waiting);
    if (!only || another) return { caller, waiting };
    const answer = await acceptInvitation(kernel, caller, only, now);
    if (answer.kind === 'accepted') return { caller: answer.caller, waiting: [] };
    if (answer.kind === 'blocked') return { caller, waiting };
    caller = await callerNow(kernel, caller);
    return undefined;
  });
};

const isMemberAlready = (caller: SignedIn, invitationId: string): caller is CallingMember =>
  caller.kind === 'member' && caller.memberId === invitationId;

/**
 * Accepts the invitation that the caller chose; accepting again changes nothing. Throws 404 `not_found`, 409
 * `has_business` when the caller has a business that is not empty, 503 `busy`.
 */
export const chooseInvitation = async (
  kernel: Kernel,
  asked: SignedIn,
  invitationId: string,
  now: number,
): Promise<CallingMember> => {
  let caller = asked;
  return settledOrBusy(async () => {
    if (isMemberAlready(caller, invitationId)) return caller;
    const invitation = await find(kernel, caller, invitationId);
    if (invitation) {
      const answer = await acceptInvitation(kernel, caller, invitation, now);
      if (answer.kind === 'blocked') throw new AppError('has_business');
      if (answer.kind === 'accepted') return answer.caller;
    }
    caller = await callerNow(kernel, caller);
    // It is gone and no other tab of the caller's accepted it.
    if (!invitation && !isMemberAlready(caller, invitationId)) throw new AppError('not_found');
    return undefined;
  });
};

/** Declines an invitation for good; the inviter's list no longer shows it. Throws 404 `not_found`, 503 `busy`. */
export const declineInvitation = async (
  kernel: Kernel,
  caller: SignedIn,
  invitationId: string,
  now: number,
): Promise<void> => {
  const { table, signer, ids } = kernel;
  found(await find(kernel, caller, invitationId));
  await settledOrBusy(async () => {
    const invitation = await find(kernel, caller, invitationId);
    if (!invitation) return true;
    const { row, tenant } = invitation;
    const fact = { actorId: invitationId, action: 'invitation_declined', subjectId: invitationId } as const;
    return tryWrites(table, [
      ...memberRemoval(tenant.tenantId, row, now),
      dropInvitation(signer, tenant.tenantId, row),
      auditEntry(tenant.tenantId, { ...fact, from: row.role }, { ids, now }),
    ]);
  });
};
