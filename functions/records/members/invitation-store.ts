import { DAY_SECONDS } from '../../../shared/domain/duration.ts';
import type { TenantId } from '../../../shared/domain/ids.ts';
import type { Invitation } from '../../../shared/schemas/me.ts';
import { AppError } from '../../kernel/app-error.ts';
import { expiryAfter, toInstant } from '../../kernel/clock.ts';
import type { Signer } from '../../kernel/identity/signing.ts';
import { ifAbsentOrExpired, ifFieldIs } from '../../kernel/table/condition.ts';
import { indexed, keys, ranges } from '../../kernel/table/keys.ts';
import type { Table } from '../../kernel/table/table.ts';
import type { Unconditional, Write } from '../../kernel/table/write.ts';
import { findTenant, type TenantItem } from '../tenants/tenant-store.ts';
import type { MemberItem } from './member-store.ts';
import { findPerson, type PersonItem } from './people-store.ts';

/** Days during which an invitation may be accepted. */
const VALID_DAYS = 7;

/** Invitations of one person that are read, in case many businesses invite them. */
const MOST_HELD = 50;

/**
 * Where an invitation is found by its address. It holds no personal data: the address is in the key as a keyed hash,
 * and everything else is in the business's own row of the invited member.
 */
export interface InvitationItem {
  readonly emailHash: string;
  readonly tenantId: TenantId;
  readonly memberId: string;
  /** Epoch seconds. */
  readonly expiresAt: number;
}

/** An invitation that may be accepted now. */
export interface PendingInvitation {
  readonly tenant: TenantItem;
  readonly row: MemberItem;
  /** Whom accepting gives access. */
  readonly person?: PersonItem;
}

type Ports = { readonly table: Table; readonly signer: Signer };

/** The form in which an invited address is stored, compared and hashed. */
export const invitedEmail = (email: string): string => email.normalize('NFC').toLowerCase();

const emailHash = (signer: Signer, email: string): string => signer.hash('invitation', invitedEmail(email));

/** Epoch seconds at which an invitation sent now expires. */
export const invitationExpiry = (now: number): number => expiryAfter(now, VALID_DAYS * DAY_SECONDS);

/** Makes an invitation findable by its address, and counts it for that address. */
export const sendInvitation = (
  signer: Signer,
  tenantId: TenantId,
  { memberId, email }: Pick<MemberItem, 'memberId' | 'email'>,
  now: number,
): readonly Write[] => {
  const hash = emailHash(signer, email);
  const expiresAt = invitationExpiry(now);
  const item: InvitationItem = { emailHash: hash, tenantId, memberId, expiresAt };
  return [
    {
      put: keys.invitation(hash, tenantId),
      item: { ...item, ...indexed.invitation(tenantId, toInstant(now)) },
    },
    { update: keys.invitationHead(hash), set: { expiresAt }, add: { version: 1 } },
  ];
};

/** Part of every transaction that ends an invitation, next to the change of its row. */
export const dropInvitation = (
  signer: Signer,
  tenantId: TenantId,
  { email }: Pick<MemberItem, 'email'>,
): Unconditional => ({ remove: keys.invitation(emailHash(signer, email), tenantId) });

/** The invitations that a person may accept, for an e-mail that is verified as theirs. */
export const pendingInvitations = async (
  { table, signer }: Ports,
  email: string,
): Promise<readonly PendingInvitation[]> => {
  const range = ranges.invitationsTo(emailHash(signer, email));
  const { items } = await table.query<InvitationItem>(range, { limit: MOST_HELD });
  const read = await Promise.all(items.map((item) => readInvitation(table, item)));
  return read.filter((one) => one !== undefined).filter(({ row }) => row.userId === null);
};

const readInvitation = async (
  table: Table,
  { tenantId, memberId }: InvitationItem,
): Promise<PendingInvitation | undefined> => {
  const [row, tenant] = await Promise.all([
    table.get<MemberItem>(keys.member(tenantId, memberId)),
    findTenant(table, tenantId),
  ]);
  const person = row?.isForPerson && (await findPerson(table, tenantId, memberId));
  return row && tenant && { row, tenant, ...(person ? { person } : {}) };
};

/**
 * A check that nobody invites this address, for a transaction that must come before any invitation. Throws 409
 * `invitation_pending`.
 */
export const notInvitedCheck = async (ports: Ports, email: string, now: number): Promise<Write> => {
  const key = keys.invitationHead(emailHash(ports.signer, email));
  // The counter is read before the invitations, so that one sent in between changes it and the write is refused.
  const head = await ports.table.get<{ readonly version: number }>(key);
  if ((await pendingInvitations(ports, email)).length > 0) throw new AppError('invitation_pending');
  return { check: key, when: head ? ifFieldIs('version', head.version) : ifAbsentOrExpired(now) };
};

export const toInvitation = ({ row, tenant }: PendingInvitation): Invitation => ({
  invitationId: row.memberId,
  tenantName: tenant.name,
  role: row.role,
});
