import { ranges } from '../kernel/keys.ts';
import type { LeadItem } from '../leads/lead-store.ts';
import type { Erasing } from './erasing.ts';
import { counted, type ErasureItem, keepProgress } from './erasure-store.ts';
import { forgetLead } from './forget-lead.ts';
import { isHisLead, withLead } from './person.ts';
import { type Stored, storedPages } from './rows.ts';

type StoredLead = LeadItem & Stored;

/** Whether a lead came after the erasure was asked for: whoever comes back is a new story. */
const isLater = ({ createdAt }: LeadItem, { at, leadIds }: ErasureItem, id: string): boolean =>
  createdAt > at && !leadIds.includes(id);

/**
 * Takes the person's leads away. What a lead tells of him, its other contacts and the leads merged into it, is kept
 * with the erasure before the lead goes: a crash in between forgets nothing. Undefined when another worker is at it.
 */
export const eraseLeads = async (
  { desk }: Erasing,
  erasure: ErasureItem,
): Promise<ErasureItem | undefined> => {
  const { tenantId } = erasure;
  let current = erasure;
  for await (const leads of storedPages<StoredLead>(desk.table, ranges.leadRows(tenantId)))
    for (const lead of leads) {
      if (!isHisLead(current, lead) || isLater(lead, current, lead.leadId)) continue;
      const kept = await keepProgress(desk.table, current, withLead(current, lead));
      if (!kept) return undefined;
      current = kept;
      // Somebody wrote it meanwhile: it is read anew, with what that adds.
      if (!(await forgetLead(desk, tenantId, lead, [counted(erasure, { leads: 1 })])))
        return eraseLeads({ desk }, current);
    }
  return current;
};
