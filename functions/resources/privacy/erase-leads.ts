import type { TenantId } from '../../../shared/domain/ids.ts';
import type { SignedTable } from '../../kernel/http/kernel.ts';
import { commitOrSkip } from '../../kernel/table/commit.ts';
import { keys, ranges } from '../../kernel/table/keys.ts';
import type { Table } from '../../kernel/table/table.ts';
import type { Contacts } from '../../records/leads/contact.ts';
import { CONTACT_FIELDS, ifFieldsUnchanged, type LeadItem } from '../../records/leads/lead-store.ts';
import { wayWrites } from '../../records/leads/lead-ways.ts';
import { countWrite, type ErasureItem, keepProgress, leaveOff } from '../../records/privacy/erasure-store.ts';
import { isOwnLead, withLead } from '../../records/privacy/person.ts';
import { withoutContact } from '../leads/judge-contact.ts';
import { forgetLead } from './forget-lead.ts';
import { type Stored, storedPages } from './rows.ts';

type StoredLead = LeadItem & Stored;

/** Whether a lead was created after the request: a person who returns later is not part of it. */
const isLater = ({ createdAt }: LeadItem, { at, leadIds }: ErasureItem, id: string): boolean =>
  createdAt > at && !leadIds.includes(id);

/** Removes the contacts asked about from somebody else's lead, where a visitor left them unverified. */
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
  // Refused: another writer changed it. The second walk reads it again.
  await commitOrSkip(table, [
    { update: keys.lead(tenantId, lead.leadId), set, when: ifFieldsUnchanged(lead, CONTACT_FIELDS) },
    ...wayWrites(tenantId, lead.leadId, lead, { ...lead, ...after }),
  ]);
};

/**
 * Deletes the person's leads. Their other contacts and merged leads are stored with the erasure before each lead is
 * deleted, so that a crash in between loses nothing. Undefined when another worker has taken over, or when the time
 * is over; the progress is stored then.
 */
export const eraseLeads = async (
  ports: SignedTable,
  erasure: ErasureItem,
  isOutOfTime: () => boolean,
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
      // Another writer changed it: it is read again, with the contacts that adds.
      if (!(await forgetLead(ports, tenantId, lead, [countWrite(erasure, { leads: 1 })])))
        return eraseLeads(ports, current, isOutOfTime);
    }
    const after = leads.at(-1)?.sk;
    if (after === undefined || !isOutOfTime()) continue;
    await leaveOff(ports.table, current, { after });
    return undefined;
  }
  return current;
};
