import type { TenantId } from '../../../shared/domain/ids.ts';
import { writeIfStill } from '../../kernel/table/commit.ts';
import { fieldIs } from '../../kernel/table/condition.ts';
import { keys, ranges } from '../../kernel/table/keys.ts';
import type { Position, Table } from '../../kernel/table/table.ts';
import type { InvitationItem } from '../../records/invitation-store.ts';
import { type AcceptedMember, isAccepted, storedMembers } from '../../records/member-store.ts';
import { slugTombstone } from '../../records/slug-tombstone.ts';

const PAGE = 100;

const endMembership = (table: Table, tenantId: TenantId, { userId }: AcceptedMember, marks: object = {}) =>
  writeIfStill(table, {
    update: keys.user(userId),
    set: { removed: true, ...marks },
    unset: ['tenantId', 'role', 'memberId'],
    when: fieldIs('tenantId', tenantId),
  });

const withdrawInvitations = async (table: Table, tenantId: TenantId): Promise<void> => {
  let after: Position | undefined;
  do {
    const page = await table.query<InvitationItem>(ranges.invitationsOf(tenantId), {
      ...{ limit: PAGE, after, expiredToo: true },
    });
    for (const { emailHash } of page.items)
      await table.write({ remove: keys.invitation(emailHash, tenantId) });
    after = page.next;
  } while (after);
};

/** Slugs of the public page, earlier ones included, that still lead to a closed business. */
const reserveSlugs = async (table: Table, tenantId: TenantId, now: number): Promise<void> => {
  let after: Position | undefined;
  do {
    const page = await table.query<{ slug: string }>(ranges.slugsOf(tenantId), {
      ...{ limit: PAGE, after, expiredToo: true },
    });
    for (const { slug } of page.items)
      await writeIfStill(table, { ...slugTombstone(slug, now), when: fieldIs('tenantId', tenantId) });
    after = page.next;
  } while (after);
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
