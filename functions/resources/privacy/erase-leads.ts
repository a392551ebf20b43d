import type { TenantId } from '../../../shared/domain/ids.ts';
import { commitIfStill } from '../../kernel/table/commit.ts';
import { keys, ranges } from '../../kernel/table/keys.ts';
import type { Table } from '../../kernel/table/table.ts';
import type { Contacts } from '../../records/contact.ts';
import { counted, type ErasureItem, keepProgress, leaveOff } from '../../records/erasure-store.ts';
import { CONTACT_FIELDS, isAsRead, type LeadItem } from '../../records/lead-store.ts';
import { isOwnLead, withLead } from '../../records/person.ts';
import { withoutContact } from '../leads/judge-contact.ts';
import type { Erasing } from './erasing.ts';
import { forgetLead } from './forget-lead.ts';
import { type Stored, storedPages } from './rows.ts';

type StoredLead = LeadItem & Stored;

/** Whether a lead came after the erasure was asked for: whoever comes back is a new story. */
const isLater = ({ createdAt }: LeadItem, { at, leadIds }: ErasureItem, id: string): boolean =>
  createdAt > at && !leadIds.includes(id);

/** Takes the contacts asked away from another's lead, where a visitor has left them unverified. */
const dropTyped = async (
  table: Table,
  tenantId: TenantId,
  lead: StoredLead,
  { asked: { emails, phones } }: ErasureItem,
): Promise<void> => {
  const typed = (lead.unverified ?? []).filter((one) => [...emails, ...phones].includes(one));
  if (typed.length === 0) return;
  let after: Contacts = lead;
  for (const one of typed) after = withoutContact(after, one);
  const set = Object.fromEntries(CONTACT_FIELDS.map((field) => [field, after[field]]));
  // Refused: somebody wrote it meanwhile. The second walk reads it as it is then.
  await commitIfStill(table, [
    { update: keys.lead(tenantId, lead.leadId), set, when: isAsRead(lead, CONTACT_FIELDS) },
  ]);
};

/**
 * Takes the person's leads away. What a lead tells of them, its other contacts and the leads merged into it, is kept
 * with the erasure before the lead goes: a crash in between forgets nothing. Undefined when another worker is at it, or
 * when the time is over: how far it was is kept then.
 */
export const eraseLeads = async (
  { ports }: Erasing,
  erasure: ErasureItem,
  isOver: () => boolean,
): Promise<ErasureItem | undefined> => {
  const { tenantId } = erasure;
  let current = erasure;
  for await (const leads of storedPages<StoredLead>(ports.table, ranges.leadRows(tenantId), erasure.after)) {
    for (const lead of leads) {
      if (isLater(lead, current, lead.leadId)) continue;
      if (!isOwnLead(current, lead)) {
        await dropTyped(ports.table, tenantId, lead, current);
        continue;
      }
      const kept = await keepProgress(ports.table, current, withLead(current, lead));
      if (!kept) return undefined;
      current = kept;
      // Somebody wrote it meanwhile: it is read anew, with what that adds.
      if (!(await forgetLead(ports, tenantId, lead, [counted(erasure, { leads: 1 })])))
        return eraseLeads({ ports }, current, isOver);
    }
    const after = leads.at(-1)?.sk;
    if (after === undefined || !isOver()) continue;
    await leaveOff(ports.table, current, { after });
    return undefined;
  }
  return current;
};
