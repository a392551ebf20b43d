import type { LeadId, TenantId } from '../../../shared/domain/ids.ts';
import type { SignedTable } from '../../kernel/http/kernel.ts';
import { commitUnlessRefused } from '../../kernel/table/commit.ts';
import { keys } from '../../kernel/table/keys.ts';
import type { Write } from '../../kernel/table/write.ts';
import { reachesOf } from '../../records/leads/contact.ts';
import { releaseContact } from '../../records/leads/contact-claims.ts';
import { MARKED_FIELDS, unmarkWrites } from '../../records/leads/lead-marks.ts';
import { CONTACT_FIELDS, ifFieldsUnchanged, type LeadItem } from '../../records/leads/lead-store.ts';
import { forgetUnused } from '../../records/leads/lead-tags.ts';
import { wayWrites } from '../../records/leads/lead-ways.ts';
import { forgetMergedName } from '../../records/leads/merged-name.ts';
import { forgetTimelines } from '../leads/lead-timelines.ts';

/** The contacts of a lead that lead to it, among all it is known by. */
const ownContacts = async (
  { table, signer }: SignedTable,
  tenantId: TenantId,
  lead: LeadItem,
): Promise<readonly Write[]> => {
  const hashes = reachesOf(signer, lead).map(({ hash }) => hash);
  const found = await Promise.all(
    hashes.map(async (hash) => ({
      hash,
      item: await table.get<{ leadId: LeadId }>(keys.contact(tenantId, hash)),
    })),
  );
  return found
    .filter(({ item }) => item?.leadId === lead.leadId)
    .map(({ hash }) => releaseContact(tenantId, lead.leadId, hash));
};

/**
 * Deletes a stored lead, expired or not, with every contact that leads to it, in one transaction: after that nothing
 * new can be attached to it. Its timeline is deleted before, so that a crash leaves a lead to delete again, and once
 * more afterwards. Returns false when the lead has changed since it was read. Throws 503 `busy`.
 */
export const forgetLead = async (
  ports: SignedTable,
  tenantId: TenantId,
  lead: LeadItem,
  together: readonly Write[] = [],
): Promise<boolean> => {
  await forgetMergedName(ports.table, tenantId, lead.mergedName);
  const timelines = [lead.leadId, ...(lead.mergedFrom ?? [])];
  await forgetTimelines(ports.table, tenantId, timelines);
  const isGone = await commitUnlessRefused(ports.table, [
    {
      remove: keys.lead(tenantId, lead.leadId),
      when: ifFieldsUnchanged(lead, ['name', ...MARKED_FIELDS, ...CONTACT_FIELDS, 'lastActivityAt']),
    },
    ...wayWrites(tenantId, lead.leadId, lead, null),
    ...unmarkWrites(tenantId, lead),
    ...(await ownContacts(ports, tenantId, lead)),
    ...together,
  ]);
  if (!isGone) return false;
  await forgetTimelines(ports.table, tenantId, timelines);
  await forgetUnused(ports.table, tenantId, lead.tags);
  return true;
};
