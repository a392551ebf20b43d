import type { LeadId, TenantId } from '../../../shared/domain/ids.ts';
import { distinctTags, tagName } from '../../../shared/domain/tags.ts';
import type { RouteData } from '../../../shared/routes.ts';
import { decodeCursor, encodeCursor } from '../../kernel/http/cursor.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import { pickedPage } from '../../kernel/http/picked-page.ts';
import type { Request } from '../../kernel/http/request.ts';
import { tryWrites } from '../../kernel/table/commit.ts';
import { keys, ranges } from '../../kernel/table/keys.ts';
import { settledOrBusy } from '../../kernel/table/retry.ts';
import type { Table } from '../../kernel/table/table.ts';
import { ifUnchanged } from '../../kernel/table/versioned.ts';
import { recordOnce } from '../../records/audit-once.ts';
import { type LeadMarkRow, leadMarkWrites, nameOf } from '../../records/leads/lead-marks.ts';
import { findLead, type LeadItem, listedAt } from '../../records/leads/lead-store.ts';
import { forgetUnused, type LeadTagRow, tagWrite } from '../../records/leads/lead-tags.ts';
import { pendingEvent } from '../../records/pending-event.ts';

type Call = Pick<Request<'POST /v1/leads/tags'>, 'caller' | 'body' | 'route' | 'mint' | 'now'>;
type Ports = Pick<Kernel, 'table' | 'signer' | 'ids'>;

/** Leads that one request changes, one transaction after the other. */
const LEADS_AT_ONCE = 25;

interface Change {
  readonly tag: string;
  /** Null to take the tag away. */
  readonly to: string | null;
}

/** The tags after a change, in their order; a tag that the lead has already stays once. */
const tagsAfter = ({ tags = [] }: LeadItem, { tag, to }: Change): readonly string[] =>
  distinctTags(tags.flatMap((one) => (tagName(one) === tagName(tag) ? (to ?? []) : one)));

const isSame = (before: readonly string[] = [], after: readonly string[]): boolean =>
  before.length === after.length && before.every((tag, place) => tag === after[place]);

/** Changes the tag of one lead, which stays where it is in every list. False when it has the tag no more. */
const retag = (table: Table, tenantId: TenantId, id: LeadId, change: Change, now: number): Promise<boolean> =>
  settledOrBusy(async () => {
    const lead = await findLead(table, tenantId, id);
    const tags = lead ? tagsAfter(lead, change) : [];
    if (!lead || isSame(lead.tags, tags)) return false;
    const isRespelt = change.to !== null && tagName(change.to) === tagName(change.tag);
    return tryWrites(table, [
      { update: keys.lead(tenantId, id), set: { tags }, when: ifUnchanged(lead) },
      ...leadMarkWrites(tenantId, lead, { ...lead, tags }, listedAt(lead)),
      ...(isRespelt && change.to ? [tagWrite(tenantId, id, change.to)] : []),
      pendingEvent({ tenantId, type: 'lead.updated', subjectId: id }, now),
    ]);
  });

/**
 * Gives a tag another name on up to 25 of the leads that have it, or takes it from them, and says how many; the cursor
 * goes on with the others. The leads are walked from the one that was longest inactive: one that becomes active
 * meanwhile is met later. Asked again from the start, also after a crash midway, it goes on with those that still have
 * the tag. The audit line is written before any lead is changed, once for a walk. Throws 400 `invalid_cursor`, 503
 * `busy`: the leads before are changed, and asking again goes on.
 */
export const changeTag = async (
  { table, signer, ids }: Ports,
  { caller: { tenantId, memberId }, body, route, mint, now }: Call,
): Promise<RouteData<'POST /v1/leads/tags'>> => {
  const { tag, to, cursor } = body;
  const name = nameOf.tag(tag);
  const place = { owner: tenantId, route, of: `${name} ${to ?? ''}` };
  if (cursor === undefined && (await table.get<LeadTagRow>(keys.leadTag(tenantId, name)))) {
    const action = to === null ? 'tag_removed' : 'tag_renamed';
    const fact = { actorId: memberId, action, subjectId: tenantId } as const;
    await recordOnce(table, { tenantId, requestId: mint('tag'), fact }, { ids, now });
  }
  const page = await pickedPage<LeadMarkRow>(table, ranges.leadsMarked(tenantId, name), {
    limit: LEADS_AT_ONCE,
    after: cursor === undefined ? undefined : decodeCursor(signer, place, cursor),
    newestFirst: false,
    picks: () => true,
  });
  let changed = 0;
  for (const { leadId } of page.items)
    if (await retag(table, tenantId, leadId, { tag, to }, now)) changed += 1;
  if (!page.next) await forgetUnused(table, tenantId, [tag]);
  return { changed, ...(page.next ? { cursor: encodeCursor(signer, place, page.next) } : {}) };
};
