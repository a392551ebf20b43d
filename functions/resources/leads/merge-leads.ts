import type { LeadId, TenantId } from '../../../shared/domain/ids.ts';
import { invalidField } from '../../kernel/app-error.ts';
import { toInstant } from '../../kernel/clock.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import type { ActingMember } from '../../kernel/identity/acting-member.ts';
import { commit } from '../../kernel/table/commit.ts';
import { ifFieldIs } from '../../kernel/table/condition.ts';
import { keys, type Range, ranges } from '../../kernel/table/keys.ts';
import { pagesOf } from '../../kernel/table/pages.ts';
import { settledOrBusy } from '../../kernel/table/retry.ts';
import type { Write } from '../../kernel/table/write.ts';
import { auditEntry } from '../../records/audit-trail.ts';
import { reachesOf } from '../../records/leads/contact.ts';
import { claimContact, contactItem, readClaims } from '../../records/leads/contact-claims.ts';
import { leadMarkWrites } from '../../records/leads/lead-marks.ts';
import {
  activity,
  findLead,
  getLead,
  ifFieldsUnchanged,
  type LeadItem,
} from '../../records/leads/lead-store.ts';
import { wayWrites } from '../../records/leads/lead-ways.ts';
import { forgetMergedName, mergedName } from '../../records/leads/merged-name.ts';
import { placeByBookings } from '../../records/leads/place-by-bookings.ts';
import { timelineWrite } from '../../records/leads/timeline-refs.ts';
import { pendingEvent } from '../../records/pending-event.ts';
import { moveTimeline } from './lead-timelines.ts';
import { leftOver, mergedLead } from './merged-lead.ts';

type Ports = Pick<Kernel, 'table' | 'signer' | 'ids'>;

/** The fields that a merge depends on: the write is refused if they changed since they were read. */
const MERGED_FIELDS = [
  'name',
  'email',
  'phone',
  'otherEmails',
  'otherPhones',
  'unverified',
  'message',
  'note',
  'ownerId',
  'tags',
  'birthday',
  'status',
  'source',
  'requestedAt',
  'requests',
  'mergedFrom',
] as const;

/** Makes the other lead's contacts, its own and unclaimed ones, lead to the one that stays. */
const handOver = async (
  { table, signer }: Ports,
  tenantId: TenantId,
  lead: LeadItem,
  other: LeadItem,
): Promise<readonly Write[]> => {
  const claims = await readClaims(table, tenantId, reachesOf(signer, other));
  return claims.flatMap((claim): Write | readonly Write[] => {
    const { hash, holder } = claim;
    if (!holder) return claimContact(tenantId, lead.leadId, claim);
    if (holder.leadId !== other.leadId) return [];
    const when = ifFieldIs('leadId', other.leadId);
    return { put: keys.contact(tenantId, hash), item: contactItem(tenantId, lead.leadId, claim), when };
  });
};

/**
 * One transaction: the other lead is deleted, and each of its contacts finds the one that stays. Leads with all that
 * they may have just fit into it, so what the other was listed and found by goes afterwards.
 */
const mergeWrites = async (
  ports: Ports,
  tenantId: TenantId,
  lead: LeadItem,
  other: LeadItem,
  { memberId, mint, now }: ActingMember,
): Promise<readonly Write[]> => {
  const { leadId } = lead;
  const at = toInstant(now);
  const fact = { actorId: memberId, action: 'leads_merged', subjectId: leadId, from: other.leadId } as const;
  const moment = { at, refId: mint('merge') };
  const fields = { ...mergedLead(lead, other), ...mergedName(other), ...activity(tenantId, leadId, at) };
  return [
    {
      update: keys.lead(tenantId, leadId),
      set: fields,
      when: ifFieldsUnchanged(lead, MERGED_FIELDS),
    },
    { remove: keys.lead(tenantId, other.leadId), when: ifFieldsUnchanged(other, MERGED_FIELDS) },
    ...wayWrites(tenantId, leadId, lead, { ...lead, ...fields }),
    ...leadMarkWrites(tenantId, lead, { ...lead, ...fields }),
    ...(await handOver(ports, tenantId, lead, other)),
    timelineWrite(tenantId, leadId, moment, {
      kind: 'merge',
      leadId: other.leadId,
      ...leftOver(lead, other),
    }),
    auditEntry(tenantId, fact, { ids: ports.ids, now }),
    pendingEvent({ tenantId, type: 'lead.updated', subjectId: leadId }, now),
  ];
};

/** Rows deleted at a time. */
const AT_ONCE = 100;

/**
 * Deletes what a lead that is gone was listed under, and its unverified contacts; lists pass over them until then.
 */
const forgetListings = async ({ table }: Ports, tenantId: TenantId, from: LeadId): Promise<void> => {
  const listings: readonly Range[] = [
    ranges.leadMarksOf(tenantId, from),
    ranges.unverifiedContactsOf(tenantId, from),
  ];
  for (const range of listings)
    for await (const rows of pagesOf<{ readonly sk: string }>(table, range, {
      limit: AT_ONCE,
      expiredToo: true,
    }))
      if (rows.length > 0)
        await commit(
          table,
          rows.map(({ sk }) => ({ remove: keys.tenantRow(tenantId, sk) })),
        );
};

/** Merges two leads, unless that was done before; returns the ids whose timelines have to be moved. */
const absorb = async (
  ports: Ports,
  tenantId: TenantId,
  id: string,
  otherId: string,
  hand: ActingMember,
): Promise<readonly LeadId[] | undefined> => {
  const lead = await getLead(ports.table, tenantId, id);
  await forgetMergedName(ports.table, tenantId, lead.mergedName);
  const before = lead.mergedFrom ?? [];
  if (before.some((one) => one === otherId)) return before;
  const other = id === otherId ? undefined : await findLead(ports.table, tenantId, otherId);
  if (!other) throw invalidField('leadId', 'invalid');
  await forgetMergedName(ports.table, tenantId, other.mergedName);
  const writes = await mergeWrites(ports, tenantId, lead, other, hand);
  const outcome = await ports.table.attempt(writes);
  if (outcome.kind !== 'committed') return undefined;
  await forgetMergedName(ports.table, tenantId, mergedName(other).mergedName);
  return [...before, other.leadId, ...(other.mergedFrom ?? [])];
};

/**
 * Merges one lead into another, which keeps its id and its own values: it takes over the other's values where it has
 * none, and all its contacts, bookings, conversations and timeline. The first transaction makes them one lead, after
 * which nothing new can be attached to the other. Then the rest is moved, bounded and resumable: calling again, with
 * the same key or another, continues an interrupted merge. Throws 404 `not_found`, 400 when the other lead is the
 * same one or not the business's, 409 `limit_reached` when there would be too many contacts, 503 `busy`.
 */
export const mergeLeads = async (
  ports: Ports,
  tenantId: TenantId,
  id: string,
  otherId: string,
  hand: ActingMember,
): Promise<LeadItem> => {
  const absorbed = await settledOrBusy(() => absorb(ports, tenantId, id, otherId, hand));
  const lead = await getLead(ports.table, tenantId, id);
  for (const from of absorbed) {
    await forgetListings(ports, tenantId, from);
    await moveTimeline(ports.table, tenantId, from, lead.leadId);
  }
  await placeByBookings(ports.table, { tenantId, leadId: lead.leadId }, hand.now);
  return lead;
};
