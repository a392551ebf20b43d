import type { PersonInvite } from '../../../shared/schemas/member.ts';
import { AppError, found } from '../../kernel/app-error.ts';
import { toInstant } from '../../kernel/clock.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import type { CallingMember } from '../../kernel/identity/caller.ts';
import { limitReached } from '../../kernel/limit-reached.ts';
import { ifAbsentOrExpired } from '../../kernel/table/condition.ts';
import { keys } from '../../kernel/table/keys.ts';
import { settledOrBusy } from '../../kernel/table/retry.ts';
import { ifUnchanged } from '../../kernel/table/versioned.ts';
import type { Write } from '../../kernel/table/write.ts';
import { dropInvitation, invitationExpiry, invitedEmail } from '../../records/members/invitation-store.ts';
import { checkGrant, checkTouch, madeWithRole } from '../../records/members/member-permissions.ts';
import {
  MAX_MEMBERS,
  type MemberItem,
  nextVersion,
  storedMembers,
} from '../../records/members/member-store.ts';
import { membershipCount, membershipWrite } from '../../records/members/membership-count.ts';
import { findPerson, type PersonItem } from '../../records/members/people-store.ts';
import { invitationWrites } from './invitation-writes.ts';

interface Invite {
  readonly caller: CallingMember;
  readonly personId: string;
  readonly body: PersonInvite;
  readonly now: number;
  /** The same when the request is repeated. */
  readonly invitedUnder: string;
}

type Ports = Pick<Kernel, 'table' | 'signer' | 'ids'>;

/** The invitations that the new one replaces: this person's earlier one, and one that the address had by itself. */
interface Earlier {
  readonly own: MemberItem | undefined;
  readonly other: MemberItem | undefined;
}

const earlierOf = (rows: readonly MemberItem[], { caller, personId, body }: Invite): Earlier => {
  const email = invitedEmail(body.email);
  const own = rows.find(({ memberId }) => memberId === personId);
  const other = rows.find((row) => row !== own && row.email === email);
  for (const row of [own, other]) {
    if (!row) continue;
    if (row.userId !== null) throw new AppError('member_exists');
    checkTouch(caller, row);
  }
  return { own, other };
};

const rowOf = (person: PersonItem, { own }: Earlier, invite: Invite): MemberItem => ({
  memberId: person.personId,
  userId: null,
  email: invitedEmail(invite.body.email),
  name: person.name,
  role: invite.body.role,
  acceptedAt: null,
  isForPerson: true,
  expiresAt: invitationExpiry(invite.now),
  invitedAt: toInstant(invite.now),
  invitedUnder: invite.invitedUnder,
  ...(own ? nextVersion(own) : { version: 1 }),
});

/** The row in place of the earlier ones, as long as the person is as they were read. */
const stored = (
  { signer }: Ports,
  { caller: { tenantId }, now }: Invite,
  person: PersonItem,
  row: MemberItem,
  { own, other }: Earlier,
): readonly Write[] => [
  { check: keys.person(tenantId, person.personId), when: ifUnchanged(person) },
  {
    put: keys.member(tenantId, row.memberId),
    item: { ...row },
    when: own ? ifUnchanged(own) : ifAbsentOrExpired(now),
  },
  ...(own && own.email !== row.email ? [dropInvitation(signer, tenantId, own)] : []),
  ...(other ? [{ remove: keys.member(tenantId, other.memberId), when: ifUnchanged(other) }] : []),
];

const attempt = async (ports: Ports, invite: Invite): Promise<MemberItem | undefined> => {
  const { caller, personId, now } = invite;
  const { tenantId } = caller;
  const count = await membershipCount(ports.table, tenantId);
  const rows = await storedMembers(ports.table, tenantId);
  const earlier = earlierOf(rows, invite);
  if (earlier.own?.invitedUnder === invite.invitedUnder) return earlier.own;
  const person = found(await findPerson(ports.table, tenantId, personId));
  const isOneMore = !earlier.own && !earlier.other;
  if (isOneMore && rows.length >= MAX_MEMBERS) throw limitReached('members', MAX_MEMBERS);
  const row = rowOf(person, earlier, invite);
  const writes = [
    ...stored(ports, invite, person, row, earlier),
    ...(isOneMore ? [membershipWrite(tenantId, count)] : []),
  ];
  const action = earlier.own ? 'invitation_renewed' : 'member_invited';
  return (
    madeWithRole(await ports.table.attempt(invitationWrites(ports, { caller, row, writes, action, now }))) &&
    row
  );
};

/**
 * Gives a person access: invites an address, whose member takes the person's place with their calendar once they
 * accept. An earlier invitation of the person or of the address is replaced. Throws 404 `not_found`, 403 `forbidden`
 * for a role that the caller may not give, 409 `member_exists`, 409 `limit_reached`, 503 `busy`.
 */
export const invitePerson = async (ports: Ports, invite: Invite): Promise<MemberItem> => {
  checkGrant(invite.caller, invite.body.role);
  return settledOrBusy(() => attempt(ports, invite));
};
