import type { MemberInvite } from '../../../shared/schemas/member.ts';
import { AppError } from '../../kernel/app-error.ts';
import { toInstant } from '../../kernel/clock.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import type { CallingMember } from '../../kernel/identity/caller.ts';
import { limitReached } from '../../kernel/limit-reached.ts';
import { ifAbsent } from '../../kernel/table/condition.ts';
import { keys } from '../../kernel/table/keys.ts';
import { settledOrBusy } from '../../kernel/table/retry.ts';
import { ifUnchanged } from '../../kernel/table/versioned.ts';
import type { Write } from '../../kernel/table/write.ts';
import { invitationExpiry, invitedEmail } from '../../records/members/invitation-store.ts';
import { checkGrant, checkTouch, madeWithRole } from '../../records/members/member-permissions.ts';
import {
  MAX_MEMBERS,
  type MemberItem,
  nextVersion,
  storedMembers,
} from '../../records/members/member-store.ts';
import {
  type MembershipCount,
  membershipCount,
  membershipWrite,
} from '../../records/members/membership-count.ts';
import { invitationWrites } from './invitation-writes.ts';

export type Ports = Pick<Kernel, 'table' | 'signer' | 'ids'>;

interface Invite {
  readonly caller: CallingMember;
  readonly body: MemberInvite;
  readonly now: number;
  /** The same when the request is repeated; becomes the member's id when the address is new. */
  readonly newMemberId: string;
}

/** The new row, and the writes that store it. */
interface Invited {
  readonly row: MemberItem;
  readonly writes: readonly Write[];
}

/** The same invitation with its new role and seven more days. */
const renewed = (known: MemberItem, { caller, body, now, newMemberId }: Invite): Invited => {
  if (known.userId !== null) throw new AppError('member_exists');
  checkTouch(caller, known);
  const { blockedReason, ...rest } = known;
  const row: MemberItem = {
    ...rest,
    name: body.name || (known.name ?? null),
    role: body.role,
    expiresAt: invitationExpiry(now),
    invitedAt: toInstant(now),
    invitedUnder: newMemberId,
    ...nextVersion(known),
  };
  return {
    row,
    writes: [{ put: keys.member(caller.tenantId, row.memberId), item: { ...row }, when: ifUnchanged(known) }],
  };
};

/** One more row, counted on the memberships item, so that two invitations at once cannot pass the limit together. */
const added = ({ caller, body, now, newMemberId }: Invite, count: MembershipCount): Invited => {
  const row: MemberItem = {
    memberId: newMemberId,
    userId: null,
    email: invitedEmail(body.email),
    name: body.name || null,
    role: body.role,
    acceptedAt: null,
    expiresAt: invitationExpiry(now),
    invitedAt: toInstant(now),
    invitedUnder: newMemberId,
    version: 1,
  };
  const { tenantId } = caller;
  return {
    row,
    writes: [
      { put: keys.member(tenantId, newMemberId), item: { ...row }, when: ifAbsent },
      membershipWrite(tenantId, count),
    ],
  };
};

const attempt = async (ports: Ports, invite: Invite): Promise<MemberItem | undefined> => {
  const { caller, body, now } = invite;
  const { tenantId } = caller;
  const count = await membershipCount(ports.table, tenantId);
  const rows = await storedMembers(ports.table, tenantId);
  const known = rows.find(({ email }) => email === invitedEmail(body.email));
  if (known?.invitedUnder === invite.newMemberId) return known;
  if (!known && rows.length >= MAX_MEMBERS) throw limitReached('members', MAX_MEMBERS);
  const { row, writes } = known ? renewed(known, invite) : added(invite, count);
  const action = known ? 'invitation_renewed' : 'member_invited';
  const outcome = await ports.table.attempt(invitationWrites(ports, { caller, row, writes, action, now }));
  return madeWithRole(outcome) && row;
};

/**
 * Invites an address for seven days, or renews its invitation. Throws 403 `forbidden` for a role that the caller may
 * not give, 409 `member_exists`, 409 `limit_reached`, 503 `busy`.
 */
export const inviteMember = async (ports: Ports, invite: Invite): Promise<MemberItem> => {
  checkGrant(invite.caller, invite.body.role);
  return settledOrBusy(() => attempt(ports, invite));
};
