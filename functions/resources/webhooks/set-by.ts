import type { TenantId } from '../../../shared/domain/ids.ts';
import { hasRole } from '../../../shared/domain/roles.ts';
import type { Webhook } from '../../../shared/schemas/webhook.ts';
import { keys } from '../../kernel/table/keys.ts';
import type { Table } from '../../kernel/table/table.ts';
import type { MemberItem } from '../../records/member-store.ts';
import type { WebhookItem } from '../../records/webhook-store.ts';

/** A member's row, or what is kept of one who has left: only the first has a role. */
type Known = Pick<MemberItem, 'memberId' | 'email' | 'name'> & Partial<Pick<MemberItem, 'role'>>;

/** Whoever set a webhook, and whether it waits for somebody to keep or delete it. */
export type Standing = Pick<Webhook, 'setBy' | 'needsReview'>;

/**
 * Tells who set each of some webhooks, and whether they are an admin still. It is looked up at each reading, so that
 * no way of losing the role can forget a webhook.
 */
export const standingOf = async (
  table: Table,
  tenantId: TenantId,
  items: readonly WebhookItem[],
): Promise<(item: WebhookItem) => Standing> => {
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
