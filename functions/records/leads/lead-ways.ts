import type { LeadId, TenantId } from '../../../shared/domain/ids.ts';
import { indexed, keys } from '../../kernel/table/keys.ts';
import type { Write } from '../../kernel/table/write.ts';
import { renameWrites } from './lead-names.ts';
import { type LeadItem, MOST_UNVERIFIED } from './lead-store.ts';

/** What a lead is found by beside the contacts that are its own. */
type Written = Pick<LeadItem, 'name' | 'unverified'>;

/** Unverified contacts that find their lead: as many as visitors may leave on one; a merged lead may have more. */
const findable = (lead: Written | null): readonly string[] =>
  (lead?.unverified ?? []).slice(0, MOST_UNVERIFIED);

const unverifiedWrites = (
  tenantId: TenantId,
  leadId: LeadId,
  before: readonly string[],
  after: readonly string[],
): readonly Write[] => [
  ...before
    .filter((value) => !after.includes(value))
    .map((value) => ({ remove: keys.unverifiedContact(tenantId, leadId, value) })),
  ...after
    .filter((value) => !before.includes(value))
    .map((value) => ({
      put: keys.unverifiedContact(tenantId, leadId, value),
      item: { leadId, ...indexed.contact(tenantId, value.includes('@') ? 'email' : 'phone', value) },
    })),
];

/**
 * The writes by which members find a lead by another name, or by other unverified contacts, than before; null before
 * it is made and once it is gone. They belong in the transaction that requires these fields to be as in `from` still.
 * Contacts that are a lead's own are found by its claims.
 */
export const wayWrites = (
  tenantId: TenantId,
  leadId: LeadId,
  from: Written | null,
  to: Written | null,
): readonly Write[] => [
  ...renameWrites(tenantId, leadId, from?.name ?? null, to?.name ?? null),
  ...unverifiedWrites(tenantId, leadId, findable(from), findable(to)),
];
