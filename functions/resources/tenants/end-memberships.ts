import type { TenantId } from '../../../shared/domain/ids.ts';
import { writeOrSkip } from '../../kernel/table/commit.ts';
import { ifFieldIs } from '../../kernel/table/condition.ts';
import { keys, ranges } from '../../kernel/table/keys.ts';
import { pagesOf } from '../../kernel/table/pages.ts';
import type { Table } from '../../kernel/table/table.ts';
import type { InvitationItem } from '../../records/members/invitation-store.ts';
import { type AcceptedMember, isAccepted, storedMembers } from '../../records/members/member-store.ts';
import { slugTombstone } from '../../records/sites/slug-tombstone.ts';

/** Rows per query, those that are over too. */
const ALL = { limit: 100, expiredToo: true };

const endMembership = (table: Table, tenantId: TenantId, { userId }: AcceptedMember, marks: object = {}) =>
  writeOrSkip(table, {
    update: keys.user(userId),
    set: { removed: true, ...marks },
    unset: ['tenantId', 'role', 'memberId'],
    when: ifFieldIs('tenantId', tenantId),
  });

/** Withdraws every invitation of a closed business, those that expired too. */
export const withdrawInvitations = async (table: Table, tenantId: TenantId): Promise<void> => {
  for await (const page of pagesOf<InvitationItem>(table, ranges.invitationsOf(tenantId), ALL))
    for (const { emailHash } of page) await table.write({ remove: keys.invitation(emailHash, tenantId) });
};

/** Slugs of the public page, earlier ones included, that still lead to a closed business. */
const reserveSlugs = async (table: Table, tenantId: TenantId, now: number): Promise<void> => {
  for await (const page of pagesOf<{ slug: string }>(table, ranges.slugsOf(tenantId), ALL))
    for (const { slug } of page)
      await writeOrSkip(table, { ...slugTombstone(slug, now), when: ifFieldIs('tenantId', tenantId) });
};

/**
 * Ends every membership and invitation of a closed business, and every slug that still leads to it; `last` is ended
 * last. Running again does what is left.
 */
export const endMemberships = async (
  table: Table,
  tenantId: TenantId,
  now: number,
  last?: string,
): Promise<void> => {
  await withdrawInvitations(table, tenantId);
  await reserveSlugs(table, tenantId, now);
  const members = (await storedMembers(table, tenantId)).filter(isAccepted);
  const isLast = ({ memberId }: AcceptedMember) => memberId === last;
  for (const member of members.filter((one) => !isLast(one))) await endMembership(table, tenantId, member);
  // By this, a repeated request after a lost reply gets the same answer.
  for (const member of members.filter(isLast))
    await endMembership(table, tenantId, member, { hasClosed: true });
};
