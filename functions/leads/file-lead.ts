import { brandId, type LeadId, type TenantId } from '../../shared/domain/ids.ts';
import type { LeadSource } from '../../shared/schemas/lead.ts';
import { toInstant } from '../kernel/clock.ts';
import { isAbsent, isPresent } from '../kernel/condition.ts';
import { keys } from '../kernel/keys.ts';
import type { Signer } from '../kernel/signing.ts';
import type { Table } from '../kernel/table.ts';
import type { Write } from '../kernel/write.ts';
import { type Contact, contactHashes } from './contact.ts';
import { activity, findLead, type LeadItem } from './lead-store.ts';

/** What somebody told of himself, and where. */
export interface Visit {
  readonly tenantId: TenantId;
  readonly name: string | null;
  readonly contact: Contact;
  readonly message: string;
  readonly source: LeadSource;
  readonly now: number;
  /** The id of the lead, should it be a new one. */
  readonly newLeadId: string;
}

/** The lead that a visit belongs to, and the writes that file it, for a transaction of its own or of a booking. */
export interface Filing {
  readonly leadId: LeadId;
  readonly writes: readonly Write[];
}

interface ContactItem {
  readonly leadId: LeadId;
}

const newLead = (
  { tenantId, name, contact, message, source, now, newLeadId }: Visit,
  hashes: readonly string[],
): Filing => {
  const leadId = brandId<LeadId>(newLeadId);
  const at = toInstant(now);
  const item = { leadId, name, ...contact, message, source, status: 'new', note: null, createdAt: at };
  return {
    leadId,
    writes: [
      {
        put: keys.lead(tenantId, leadId),
        item: { ...item, ...activity(tenantId, leadId, at) },
        when: isAbsent,
      },
      ...hashes.map((hash) => ({ put: keys.contact(tenantId, hash), item: { leadId }, when: isAbsent })),
    ],
  };
};

/** Only what was empty is filled: nothing that a visitor types replaces what the business knows. */
const filled = (lead: LeadItem, { name, contact, message }: Visit) => ({
  ...(lead.name === null && name !== null ? { name } : {}),
  ...(lead.email === null && contact.email !== null ? { email: contact.email } : {}),
  ...(lead.phone === null && contact.phone !== null ? { phone: contact.phone } : {}),
  ...(lead.message === '' && message !== '' ? { message } : {}),
});

const knownLead = (visit: Visit, lead: LeadItem, unclaimed: readonly string[]): Filing => {
  const { tenantId, now } = visit;
  const { leadId } = lead;
  const set = { ...filled(lead, visit), ...activity(tenantId, leadId, toInstant(now)) };
  return {
    leadId,
    writes: [
      { update: keys.lead(tenantId, leadId), set, when: isPresent },
      ...unclaimed.map((hash) => ({ put: keys.contact(tenantId, hash), item: { leadId }, when: isAbsent })),
    ],
  };
};

/**
 * Files a visit under the lead of the same e-mail, else of the same phone, else under a new one. When the two
 * belong to two leads the e-mail's wins and nothing is merged. The contact items make it safe in a race: the
 * loser's transaction is refused, and filing again finds the winner.
 */
export const fileLead = async (table: Table, signer: Signer, visit: Visit): Promise<Filing> => {
  const hashes = contactHashes(signer, visit.contact);
  const claims = await Promise.all(
    hashes.map((hash) => table.get<ContactItem>(keys.contact(visit.tenantId, hash))),
  );
  const claimed = claims.find((claim) => claim !== undefined);
  if (!claimed) return newLead(visit, hashes);
  const lead = await findLead(table, visit.tenantId, claimed.leadId);
  if (!lead) return newLead(visit, hashes);
  const unclaimed = hashes.filter((_, position) => claims[position] === undefined);
  return knownLead(visit, lead, unclaimed);
};
