import type { TenantId } from '../../../shared/domain/ids.ts';
import { commit, commitOrSkip } from '../../kernel/table/commit.ts';
import { ifFieldIs } from '../../kernel/table/condition.ts';
import { keys } from '../../kernel/table/keys.ts';
import type { Table } from '../../kernel/table/table.ts';
import { nameEntries } from './lead-names.ts';
import type { LeadItem } from './lead-store.ts';

/** What a merge notes of the other lead: its name, until its entries are removed. */
export const mergedName = ({ leadId, name }: LeadItem): Pick<LeadItem, 'mergedName'> =>
  name === null ? {} : { mergedName: { leadId, name } };

/**
 * Removes what finds a lead by the name of one that was merged into it. A merge does so afterwards, as its transaction
 * has no room; it is done again by whoever comes next, where that merge did not get to it.
 */
export const forgetMergedName = async (
  table: Table,
  tenantId: TenantId,
  { leadId, mergedName: merged }: Pick<LeadItem, 'leadId' | 'mergedName'>,
): Promise<void> => {
  if (!merged) return;
  const entries = nameEntries(merged.name).map((entry) => ({
    remove: keys.leadName(tenantId, entry, merged.leadId),
  }));
  if (entries.length > 0) await commit(table, entries);
  const when = ifFieldIs('mergedName', merged);
  await commitOrSkip(table, [{ update: keys.lead(tenantId, leadId), unset: ['mergedName'], when }]);
};
