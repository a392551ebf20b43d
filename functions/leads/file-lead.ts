import { brandId, type LeadId, type TenantId } from '../../shared/domain/ids.ts';
import type { LeadSource } from '../../shared/schemas/lead.ts';
import { toInstant } from '../kernel/clock.ts';
import { allOf, type Condition, fieldIs, isAbsent, isPresent } from '../kernel/condition.ts';
import { keys } from '../kernel/keys.ts';
import type { Signer } from '../kernel/signing.ts';
import type { Table } from '../kernel/table.ts';
import type { Write } from '../kernel/write.ts';
import { type Contact, contactHashes } from './contact.ts';
import { type Claim, claimContact, readClaims } from './contact-claims.ts';
import { activity, type LeadItem } from './lead-store.ts';

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

const newLead = (
  { tenantId, name, contact, message, source, now, newLeadId }: Visit,
  claims: readonly Claim[],
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
      ...claims.map((claim) => claimContact(tenantId, leadId, claim)),
    ],
  };
};

/**
 * Only what was empty is filled: nothing that a visitor types replaces what the business knows, and a phone that is
 * another lead's is not made this one's.
 */
const filled = (lead: LeadItem, { name, contact, message }: Visit, isAnothersPhone: boolean) => ({
  ...(lead.name === null && name !== null ? { name } : {}),
  ...(lead.email === null && contact.email !== null ? { email: contact.email } : {}),
  ...(lead.phone === null && contact.phone !== null && !isAnothersPhone ? { phone: contact.phone } : {}),
  ...(lead.message === '' && message !== '' ? { message } : {}),
});

/** Holds the fields that are to be filled where they were read: two visits at once fill each of them once. */
const stillEmpty = (lead: LeadItem, fields: ReturnType<typeof filled>): Condition =>
  allOf(
    isPresent,
    ...(['name', 'email', 'phone', 'message'] as const)
      .filter((field) => field in fields)
      .map((field) => fieldIs(field, lead[field])),
  );

const knownLead = (visit: Visit, lead: LeadItem, claims: readonly Claim[]): Filing => {
  const { tenantId, now } = visit;
  const { leadId } = lead;
  const isAnothersPhone = claims.some(({ holder }) => holder !== undefined && holder.leadId !== leadId);
  const fields = filled(lead, visit, isAnothersPhone);
  return {
    leadId,
    writes: [
      {
        update: keys.lead(tenantId, leadId),
        set: { ...fields, ...activity(tenantId, leadId, toInstant(now)) },
        when: stillEmpty(lead, fields),
      },
      ...claims
        .filter(({ holder }) => holder === undefined)
        .map((claim) => claimContact(tenantId, leadId, claim)),
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
  const claims = await readClaims(table, visit.tenantId, hashes, visit.now);
  const lead = claims.find(({ holder }) => holder !== undefined)?.holder;
  return lead ? knownLead(visit, lead, claims) : newLead(visit, claims);
};
