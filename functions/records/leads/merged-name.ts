import type { TenantId } from '../../../shared/domain/ids.ts';
import { commit } from '../../kernel/table/commit.ts';
import { keys } from '../../kernel/table/keys.ts';
import type { Table } from '../../kernel/table/table.ts';
import { nameEntries } from './lead-names.ts';
import type { LeadItem } from './lead-store.ts';

/** What a merge notes of the other lead: its name, until another merge. */
export const mergedName = ({ leadId, name }: LeadItem): Pick<LeadItem, 'mergedName'> =>
  name === null ? {} : { mergedName: { leadId, name } };

/**
 * Removes what finds a lead by the name of the last one that was merged into it. A merge does so afterwards, as its
 * transaction has no room; whoever comes next does it again, where that merge did not get to it. The name stays noted:
 * to forget it would count a version of a lead whose reader sees no change.
 */
export const forgetMergedName = async (
  table: Table,
  tenantId: TenantId,
  merged: LeadItem['mergedName'],
): Promise<void> => {
  const entries = merged ? nameEntries(merged.name) : [];
  if (!merged || entries.length === 0) return;
  await commit(
    table,
    entries.map((entry) => ({ remove: keys.leadName(tenantId, entry, merged.leadId) })),
  );
};
