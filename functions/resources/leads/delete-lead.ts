import type { TenantId } from '../../../shared/domain/ids.ts';
import type { Kernel, SignedTable } from '../../kernel/http/kernel.ts';
import type { CallingMember } from '../../kernel/identity/caller.ts';
import { tryWrites } from '../../kernel/table/commit.ts';
import { keys } from '../../kernel/table/keys.ts';
import { settledOrBusy } from '../../kernel/table/retry.ts';
import type { Write } from '../../kernel/table/write.ts';
import { auditEntry } from '../../records/audit-trail.ts';
import { reachesOf } from '../../records/leads/contact.ts';
import { readClaims, releaseContact } from '../../records/leads/contact-claims.ts';
import { MARKED_FIELDS, unmarkWrites } from '../../records/leads/lead-marks.ts';
import {
  CONTACT_FIELDS,
  findLead,
  getLead,
  ifFieldsUnchanged,
  type LeadItem,
} from '../../records/leads/lead-store.ts';
import { forgetUnused } from '../../records/leads/lead-tags.ts';
import { wayWrites } from '../../records/leads/lead-ways.ts';
import { forgetMergedName } from '../../records/leads/merged-name.ts';
import { forgetTimelines } from './lead-timelines.ts';

type Ports = Pick<Kernel, 'table' | 'signer' | 'ids'>;

/** The writes that delete a lead and every contact that leads to it. */
const removal = async (
  { table, signer }: SignedTable,
  tenantId: TenantId,
  lead: LeadItem,
): Promise<readonly Write[]> => {
  const claims = await readClaims(table, tenantId, reachesOf(signer, lead));
  return [
    {
      remove: keys.lead(tenantId, lead.leadId),
      when: ifFieldsUnchanged(lead, ['name', ...MARKED_FIELDS, ...CONTACT_FIELDS]),
    },
    ...wayWrites(tenantId, lead.leadId, lead, null),
    ...unmarkWrites(tenantId, lead),
    ...claims
      .filter(({ holder }) => holder?.leadId === lead.leadId)
      .map(({ hash }) => releaseContact(tenantId, lead.leadId, hash)),
  ];
};

/**
 * Deletes a lead, its contacts and its timeline; its bookings and conversations stay. The timeline is deleted first,
 * so that an interrupted deletion leaves a lead to delete again, and once more afterwards, for lines added meanwhile.
 * Throws 404 `not_found`, 503 `busy`.
 */
export const deleteLead = async (
  ports: Ports,
  { tenantId, memberId }: Pick<CallingMember, 'tenantId' | 'memberId'>,
  id: string,
  now: number,
): Promise<void> => {
  const found = await getLead(ports.table, tenantId, id);
  const { leadId, tags, mergedFrom = [] } = found;
  await forgetMergedName(ports.table, tenantId, found.mergedName);
  const timelines = [leadId, ...mergedFrom];
  await forgetTimelines(ports.table, tenantId, timelines);
  await settledOrBusy(async () => {
    const lead = await findLead(ports.table, tenantId, id);
    if (!lead) return true;
    const fact = { actorId: memberId, action: 'lead_deleted', subjectId: leadId } as const;
    return tryWrites(ports.table, [
      ...(await removal(ports, tenantId, lead)),
      auditEntry(tenantId, fact, { ids: ports.ids, now }),
    ]);
  });
  await forgetTimelines(ports.table, tenantId, timelines);
  await forgetUnused(ports.table, tenantId, tags);
};
