import type { TenantId } from '../../../shared/domain/ids.ts';
import { type Notifications, usualNotifications } from '../../../shared/domain/notifications.ts';
import type { Role } from '../../../shared/domain/roles.ts';
import { givenTranslations } from '../../../shared/domain/translations.ts';
import type { BLOCKED_REASONS, Member } from '../../../shared/schemas/member.ts';
import { toInstant } from '../../kernel/clock.ts';
import { keys, ranges } from '../../kernel/table/keys.ts';
import type { Table } from '../../kernel/table/table.ts';
import { ifUnchanged, type Versioned } from '../../kernel/table/versioned.ts';
import type { Write } from '../../kernel/table/write.ts';
import { auditExpiry } from '../audit-trail.ts';
import type { Profile } from '../profile.ts';

/** Members that one business may have, invitations included. */
export const MAX_MEMBERS = 200;

/** A member or an invited person: one row from the invitation on, so that neither state outlives the other. */
export interface MemberItem extends Versioned, Profile {
  readonly memberId: string;
  /** Null until the invitation is accepted. */
  readonly userId: string | null;
  readonly email: string;
  readonly role: Role;
  readonly acceptedAt: string | null;
  /** Epoch seconds; only while the invitation is pending. */
  readonly expiresAt?: number;
  readonly blockedReason?: (typeof BLOCKED_REASONS)[number];
  /** ISO instant of the last invitation. */
  readonly invitedAt?: string;
  /** Id of the last request that invited them, so that the same request, repeated, finds its own effect. */
  readonly invitedUnder?: string;
  /** Whether accepting makes them the member that a person without access becomes; their ids are the same. */
  readonly isForPerson?: true;
  /** What they chose to be told; absent until they choose. */
  readonly notifications?: Notifications;
}

/** What is kept of a member who is gone. */
export interface FormerMember {
  readonly memberId: string;
  /** Null for a person who never had access. */
  readonly email: string | null;
  readonly name: string | null;
  /** Epoch seconds. */
  readonly expiresAt: number;
}

/** A member who has accepted. */
export type AcceptedMember = MemberItem & { readonly userId: string };

export const isAccepted = (row: MemberItem): row is AcceptedMember => row.userId !== null;

/** What a member is told: what they chose, or else what members of their role usually are. */
export const notificationsOf = ({ notifications, role }: MemberItem): Notifications =>
  notifications ?? usualNotifications(role);

export const toMember = (row: MemberItem): Member => {
  const { kinds, bookings } = notificationsOf(row);
  return {
    memberId: row.memberId,
    userId: row.userId,
    email: row.email,
    name: row.name ?? null,
    title: row.title ?? null,
    ...givenTranslations(row.translations),
    colour: row.colour ?? null,
    role: row.role,
    acceptedAt: row.acceptedAt,
    ...(row.expiresAt === undefined ? {} : { expiresAt: toInstant(row.expiresAt * 1000) }),
    ...(row.blockedReason === undefined ? {} : { blockedReason: row.blockedReason }),
    notifications: { kinds: [...kinds], bookings },
    version: row.version,
  };
};

/** Members and people who may yet accept, in no order. */
export const storedMembers = (table: Table, tenantId: TenantId): Promise<readonly MemberItem[]> =>
  table.all<MemberItem>(ranges.members(tenantId), MAX_MEMBERS);

/** Members and people who may yet accept, by the day they joined, invited ones last. */
export const listMembers = async (table: Table, tenantId: TenantId): Promise<readonly MemberItem[]> => {
  const rank = ({ acceptedAt, email }: MemberItem) => `${acceptedAt ?? '~'} ${email}`;
  const rows = await storedMembers(table, tenantId);
  return rows.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1));
};

export const findMember = (
  table: Table,
  tenantId: TenantId,
  memberId: string,
): Promise<MemberItem | undefined> => table.get<MemberItem>(keys.member(tenantId, memberId));

/** The fields that every change of a row also writes. */
export const nextVersion = ({ version }: MemberItem) => ({ version: version + 1 });

/**
 * Deletes a row, with the browsers that they were notified in; its name stays known for as long as the audit trail may
 * mention it.
 */
export const memberRemoval = (tenantId: TenantId, row: MemberItem, now: number): readonly Write[] => {
  const { memberId, email, name = null } = row;
  return [
    { remove: keys.member(tenantId, memberId), when: ifUnchanged(row) },
    ...(isAccepted(row) ? [{ remove: keys.push(tenantId, memberId) }] : []),
    {
      put: keys.formerMember(tenantId, memberId),
      item: { memberId, email, name, expiresAt: auditExpiry(now) } satisfies FormerMember,
    },
  ];
};
