import type { LeadId, TenantId } from '../../../shared/domain/ids.ts';
import { AppError } from '../../kernel/app-error.ts';
import { commit } from '../../kernel/table/commit.ts';
import { ifFieldIs, ifPresent } from '../../kernel/table/condition.ts';
import { keys, ranges } from '../../kernel/table/keys.ts';
import { settledOrBusy } from '../../kernel/table/retry.ts';
import type { Table } from '../../kernel/table/table.ts';
import type { Write } from '../../kernel/table/write.ts';
import type { BookingItem } from '../../records/bookings/booking-store.ts';
import type { ConversationItem } from '../../records/conversations/conversation-store.ts';
import { placeOf, type TimelineRow } from '../../records/leads/timeline-refs.ts';

/** Lines moved in one transaction, each with its record; and transactions per request. */
const BATCH = 20;
const MOST_BATCHES = 50;

/** Each record once, even if two lines name it. */
const distinct = <Id extends string>(ids: readonly Id[]): readonly Id[] => [...new Set(ids)];

/** The records named by these lines that still point to the lead `from`, pointed to `to` instead. */
const pointWrites = async (
  table: Table,
  tenantId: TenantId,
  rows: readonly TimelineRow[],
  from: LeadId,
  to: LeadId,
): Promise<readonly Write[]> => {
  const bookingIds = distinct(rows.flatMap((row) => (row.kind === 'booking' ? [row.bookingId] : [])));
  const conversationIds = distinct(
    rows.flatMap((row) => (row.kind === 'conversation' ? [row.conversationId] : [])),
  );
  const [bookings, talks] = await Promise.all([
    table.getMany<BookingItem>(bookingIds.map((id) => keys.booking(tenantId, id))),
    table.getMany<ConversationItem>(conversationIds.map((id) => keys.conversation(tenantId, id))),
  ]);
  const found = [
    ...bookings.map(({ bookingId, leadId }) => ({ key: keys.booking(tenantId, bookingId), leadId })),
    ...talks.map(({ conversationId, leadId }) => ({
      key: keys.conversation(tenantId, conversationId),
      leadId,
    })),
  ];
  return found
    .filter(({ leadId }) => leadId === from)
    .map(({ key }) => ({ update: key, set: { leadId: to }, when: ifFieldIs('leadId', from) }));
};

const moveWrites = (tenantId: TenantId, row: TimelineRow, from: LeadId, to: LeadId): readonly Write[] => {
  const { at, refId } = placeOf(row);
  return [
    { put: keys.leadRef(tenantId, to, at, refId), item: { ...row } },
    { remove: keys.leadRef(tenantId, from, at, refId), when: ifPresent },
  ];
};

/** Moves the first lines; `gone` when the receiving lead no longer exists, undefined when a race was lost. */
const moveSome = async (
  table: Table,
  tenantId: TenantId,
  from: LeadId,
  to: LeadId,
): Promise<'moved' | 'done' | 'gone' | undefined> => {
  const { items: rows } = await table.query<TimelineRow>(ranges.leadRefs(tenantId, from), {
    limit: BATCH,
    expiredToo: true,
  });
  if (rows.length === 0) return 'done';
  const outcome = await table.attempt([
    { as: 'receiver', check: keys.lead(tenantId, to), when: ifPresent },
    ...rows.flatMap((row) => moveWrites(tenantId, row, from, to)),
    ...(await pointWrites(table, tenantId, rows, from, to)),
  ]);
  if (outcome.kind === 'committed') return 'moved';
  return outcome.kind === 'refused' && outcome.lost.includes('receiver') ? 'gone' : undefined;
};

/**
 * Moves the timeline of a lead that no longer exists to another lead: each line, with the booking or conversation
 * that it names, in one transaction, so that it may be interrupted anywhere and run again, also by two requests at
 * once. Throws 404 `not_found` when the other lead is gone too, and 503 `busy` after a thousand lines, leaving the
 * rest for the next call.
 */
export const moveTimeline = async (
  table: Table,
  tenantId: TenantId,
  from: LeadId,
  to: LeadId,
): Promise<void> => {
  for (let batch = 0; batch < MOST_BATCHES; batch++) {
    const step = await settledOrBusy(() => moveSome(table, tenantId, from, to));
    if (step === 'done') return;
    if (step === 'gone') throw new AppError('not_found');
  }
  throw new AppError('busy', { retryAfterSec: 1 });
};

const FORGOTTEN_AT_ONCE = 100;

/** Deletes every line of these timelines. Throws 503 `busy` after five thousand, leaving the rest. */
export const forgetTimelines = async (
  table: Table,
  tenantId: TenantId,
  leadIds: readonly LeadId[],
): Promise<void> => {
  let batches = 0;
  for (const leadId of leadIds)
    for (;;) {
      const page = await table.query<TimelineRow>(ranges.leadRefs(tenantId, leadId), {
        limit: FORGOTTEN_AT_ONCE,
        expiredToo: true,
      });
      if (page.items.length === 0) break;
      if (batches++ >= MOST_BATCHES) throw new AppError('busy', { retryAfterSec: 1 });
      await commit(
        table,
        page.items.map((row) => {
          const { at, refId } = placeOf(row);
          return { remove: keys.leadRef(tenantId, leadId, at, refId) };
        }),
      );
    }
};
