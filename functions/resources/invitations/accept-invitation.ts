import type { TenantId } from '../../../shared/domain/ids.ts';
import { AppError } from '../../kernel/app-error.ts';
import { toInstant } from '../../kernel/clock.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import { type CallingMember, callerOf, type SignedIn, type UserItem } from '../../kernel/identity/caller.ts';
import { writeOrSkip } from '../../kernel/table/commit.ts';
import { ifFieldAbsent, ifFieldIs } from '../../kernel/table/condition.ts';
import { keys } from '../../kernel/table/keys.ts';
import { ifUnchanged } from '../../kernel/table/versioned.ts';
import type { Write } from '../../kernel/table/write.ts';
import { auditEntry } from '../../records/audit-trail.ts';
import { dropInvitation, type PendingInvitation } from '../../records/members/invitation-store.ts';
import { nextVersion } from '../../records/members/member-store.ts';
import { personRemoval } from '../../records/members/people-store.ts';
import { givenProfile } from '../../records/profile.ts';
import { ifOpen } from '../../records/tenants/tenant-store.ts';
import { closingOfEmpty, sweepClosed } from '../tenants/close-empty-business.ts';

/**
 * `blocked`: the caller has a business of their own that is not empty. `lost`: another request was first, read again.
 */
export type InvitationAcceptance =
  | { readonly kind: 'accepted'; readonly caller: CallingMember }
  | { readonly kind: 'blocked' }
  | { readonly kind: 'lost' };

/** The caller read again, since another tab may have changed them. */
export const callerNow = async ({ table }: Kernel, caller: SignedIn): Promise<SignedIn> =>
  callerOf(caller, await table.get<UserItem>(keys.user(caller.userId)));

/** The caller read again after their business was closed. Throws 404 `not_found` if they still belong to it. */
export const movedSince = async (kernel: Kernel, caller: SignedIn): Promise<SignedIn> => {
  const now = await callerNow(kernel, caller);
  const isThereStill = now.kind === 'member' && caller.kind === 'member' && now.tenantId === caller.tenantId;
  if (isThereStill) throw new AppError('not_found');
  return now;
};

/**
 * One transaction creates the member, their role and the audit line, and ends the invitation; a person without access
 * becomes the member, with their profile.
 */
const joining = (
  { signer, ids }: Kernel,
  caller: SignedIn,
  { row, tenant: { tenantId }, person }: PendingInvitation,
  now: number,
): readonly Write[] => {
  const { memberId, role } = row;
  const fact = { actorId: memberId, action: 'invitation_accepted', subjectId: memberId, to: role } as const;
  return [
    {
      update: keys.user(caller.userId),
      set: { tenantId, role, memberId },
      unset: ['removed'],
      when: caller.kind === 'member' ? ifFieldIs('tenantId', caller.tenantId) : ifFieldAbsent('tenantId'),
    },
    {
      update: keys.member(tenantId, memberId),
      set: {
        userId: caller.userId,
        acceptedAt: toInstant(now),
        ...(person ? givenProfile(person) : {}),
        ...nextVersion(row),
      },
      unset: ['expiresAt', 'blockedReason', 'isForPerson'],
      when: ifUnchanged(row),
    },
    ...(person ? [personRemoval(tenantId, person)] : []),
    { check: keys.tenant(tenantId), when: ifOpen },
    dropInvitation(signer, tenantId, row),
    auditEntry(tenantId, fact, { ids, now }),
  ];
};

/** Shows the inviter why their invitation waits; if it changed meanwhile, the next attempt does it. */
const markBlocked = async ({ table }: Kernel, { row, tenant }: PendingInvitation): Promise<void> => {
  if (row.blockedReason) return;
  const set = { blockedReason: 'has_business', ...nextVersion(row) };
  await writeOrSkip(table, {
    update: keys.member(tenant.tenantId, row.memberId),
    set,
    when: ifUnchanged(row),
  });
};

/** The same for every inviter of a caller who cannot accept. */
export const markIfBlocked = async (
  kernel: Kernel,
  caller: SignedIn,
  waiting: readonly PendingInvitation[],
): Promise<void> => {
  const unmarked = waiting.filter(({ row }) => !row.blockedReason);
  if (unmarked.length === 0 || caller.kind !== 'member' || (await closingOf(kernel, caller))) return;
  await Promise.all(unmarked.map((invitation) => markBlocked(kernel, invitation)));
};

/**
 * Makes the caller a member of the business that invites them, once, with the role that the invitation has when it is
 * accepted. The owner of an empty business moves: it closes in the same transaction. Anybody with a business that is
 * not empty stays there, and the inviter sees why.
 */
export const acceptInvitation = async (
  kernel: Kernel,
  caller: SignedIn,
  invitation: PendingInvitation,
  now: number,
): Promise<InvitationAcceptance> => {
  const left = caller.kind === 'member' ? caller : undefined;
  const closing = left ? await closingOf(kernel, left) : [];
  if (!closing) {
    await markBlocked(kernel, invitation);
    return { kind: 'blocked' };
  }
  const outcome = await kernel.table.attempt([...joining(kernel, caller, invitation, now), ...closing]);
  if (outcome.kind !== 'committed') return { kind: 'lost' };
  if (left) await sweep(kernel, left.tenantId, now);
  return { kind: 'accepted', caller: memberBy(caller, invitation) };
};

const memberBy = (
  { userId, email, emailVerified }: SignedIn,
  { row: { memberId, role }, tenant: { tenantId } }: PendingInvitation,
): CallingMember => ({ kind: 'member', userId, email, emailVerified, tenantId, memberId, role });

/** What cannot be deleted now is out of reach already, and the daily purge deletes it. */
const sweep = async ({ table, logger }: Kernel, tenantId: TenantId, now: number): Promise<void> => {
  try {
    await sweepClosed(table, tenantId, now);
  } catch (error) {
    logger.error('a closed business was not swept', error, { tenantId });
  }
};

/** Only an owner's own empty business is closed automatically; members of another business must leave it first. */
const closingOf = async (
  { table, clock }: Kernel,
  { role, tenantId, memberId }: CallingMember,
): Promise<readonly Write[] | undefined> =>
  role === 'owner' ? closingOfEmpty(table, tenantId, memberId, clock()) : undefined;
