import { HOUR_MS } from '../../../shared/domain/duration.ts';
import type { LeadId } from '../../../shared/domain/ids.ts';
import { toInstant } from '../../kernel/clock.ts';
import type { SignedTable } from '../../kernel/http/kernel.ts';
import { ranges } from '../../kernel/table/keys.ts';
import { settledOrBusy } from '../../kernel/table/retry.ts';
import type { Table } from '../../kernel/table/table.ts';
import type { Write } from '../../kernel/table/write.ts';
import { findLead } from '../../records/leads/lead-store.ts';
import { placeOf, type TimelineRow, timelineWrite } from '../../records/leads/timeline-refs.ts';
import { fileLead } from './file-lead.ts';
import type { Visit } from './visit.ts';

/** How long a request may be repeated under its idempotency key, and how much of a timeline is searched for it. */
const AGAIN_MS = 25 * HOUR_MS;
const LOOKED_AT = 100;

/** Whether this same request, before a crash, already added its text to this lead's timeline. */
const isRecorded = async (
  table: Table,
  { tenantId, newLeadId, now }: Visit,
  leadId: LeadId,
): Promise<boolean> => {
  const range = ranges.leadRefs(tenantId, leadId);
  const { items } = await table.query<TimelineRow>(range, { limit: LOOKED_AT, newestFirst: true });
  const places = items.map(placeOf);
  return places.some(({ at, refId }) => refId === newLeadId && Date.parse(at) > now - AGAIN_MS);
};

/** The request's text for the lead's timeline: the lead itself keeps only the text of its first request. */
const requestOf = (
  { tenantId, message, matter, source, newLeadId, now, asksNothing }: Visit,
  leadId: LeadId,
) =>
  message === '' || asksNothing
    ? []
    : [
        timelineWrite(
          tenantId,
          leadId,
          { at: toInstant(now), refId: newLeadId },
          { kind: 'request', source, message, ...(matter ? { matter } : {}) },
        ),
      ];

/**
 * Files a visitor's request under the lead with their e-mail or phone, or under a new one, in one transaction with the
 * writes of `also`, which are asked for at each try. Throws what `also` throws, and 503 `busy` when other writers kept
 * changing the same lead.
 */
export const recordVisit = (
  { table, signer }: SignedTable,
  visit: Visit,
  also: () => Promise<readonly Write[]> = async () => [],
): Promise<LeadId> =>
  settledOrBusy(async () => {
    const made = await findLead(table, visit.tenantId, visit.newLeadId);
    if (made) return made.leadId;
    const filing = await fileLead(table, signer, visit);
    const isKnown = filing.leadId !== visit.newLeadId;
    if (isKnown && (await isRecorded(table, visit, filing.leadId))) return filing.leadId;
    const outcome = await table.attempt([
      ...filing.writes,
      ...requestOf(visit, filing.leadId),
      ...(await also()),
    ]);
    return outcome.kind === 'committed' ? filing.leadId : undefined;
  });
