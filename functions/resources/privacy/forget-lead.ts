import type { LeadId, TenantId } from '../../../shared/domain/ids.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import { commitUnlessRefused } from '../../kernel/table/commit.ts';
import { keys } from '../../kernel/table/keys.ts';
import type { Write } from '../../kernel/table/write.ts';
import { reachesOf } from '../../records/contact.ts';
import { releaseContact } from '../../records/contact-claims.ts';
import { CONTACT_FIELDS, isAsRead, type LeadItem } from '../../records/lead-store.ts';
import { forgetTimelines } from '../leads/lead-timelines.ts';

type Ports = Pick<Kernel, 'table' | 'signer'>;

/** The contacts that lead to this lead, of all by which it is known. */
const ownContacts = async (
  { table, signer }: Ports,
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
 * Takes a stored lead away, expired or not, with every contact that leads to it, in one transaction: from then on
 * nothing new can hang on it. What happened with it goes first, so that a crash leaves a lead to take away again, and
 * once more after it. Answers false when the lead is no longer as it was read. Throws 503 `busy`.
 */
export const forgetLead = async (
  ports: Ports,
  tenantId: TenantId,
  lead: LeadItem,
  together: readonly Write[] = [],
): Promise<boolean> => {
  const timelines = [lead.leadId, ...(lead.mergedFrom ?? [])];
  await forgetTimelines(ports.table, tenantId, timelines);
  const isGone = await commitUnlessRefused(ports.table, [
    {
      remove: keys.lead(tenantId, lead.leadId),
      when: isAsRead(lead, [...CONTACT_FIELDS, 'lastActivityAt']),
    },
    ...(await ownContacts(ports, tenantId, lead)),
    ...together,
  ]);
  if (!isGone) return false;
  await forgetTimelines(ports.table, tenantId, timelines);
  return true;
};
