import type { TenantId } from '../../../shared/domain/ids.ts';
import { hasRole } from '../../../shared/domain/roles.ts';
import type { Webhook } from '../../../shared/schemas/webhook.ts';
import { keys } from '../../kernel/table/keys.ts';
import type { Table } from '../../kernel/table/table.ts';
import type { FormerMember, MemberItem } from '../../records/members/member-store.ts';
import type { WebhookItem } from '../../records/webhooks/webhook-store.ts';

/** A member's row, or what is kept of a former member: only the first has a role. */
type Known = Pick<FormerMember, 'memberId' | 'email'> & Partial<Pick<MemberItem, 'name' | 'role'>>;

/** Who set a webhook, and whether somebody has to keep or delete it. */
export type WebhookOwnerStanding = Pick<Webhook, 'setBy' | 'needsReview'>;

/**
 * Who set each of these webhooks, and whether they are still an admin. Read each time, so that every way of losing
 * the role is noticed.
 */
export const standingOf = async (
  table: Table,
  tenantId: TenantId,
  items: readonly WebhookItem[],
): Promise<(item: WebhookItem) => WebhookOwnerStanding> => {
  const ids = [...new Set(items.map(({ setBy }) => setBy))];
  const people = await table.getMany<Known>(
    ids.flatMap((id) => [keys.member(tenantId, id), keys.formerMember(tenantId, id)]),
  );
  return ({ setBy: id }) => {
    const known = people.filter(({ memberId }) => memberId === id);
    const { email = null, name = null } = known[0] ?? {};
    const isAdmin = known.some(({ role }) => role !== undefined && hasRole(role, 'admin'));
    return { setBy: { id, email, name }, needsReview: !isAdmin };
  };
};
