import type { TenantId } from '../../../shared/domain/ids.ts';
import { AppError } from '../../kernel/app-error.ts';
import { toInstant } from '../../kernel/clock.ts';
import { type Range, ranges } from '../../kernel/table/keys.ts';
import { rowsAtMost } from '../../kernel/table/pages.ts';
import type { Table } from '../../kernel/table/table.ts';
import type { BookingItem } from '../../records/bookings/booking-store.ts';
import type { ConversationItem } from '../../records/conversations/conversation-store.ts';
import type { LeadItem } from '../../records/leads/lead-store.ts';

/** The most rows that one report reads, all kinds together. */
const MOST_ROWS = 5000;

export interface ReportRows {
  readonly conversations: readonly ConversationItem[];
  readonly leads: readonly LeadItem[];
  readonly bookings: readonly BookingItem[];
}

/**
 * Every row that may count from `start` to `end` (epoch milliseconds, the end excluded).
 *
 * Bookings are indexed by the time of the appointment, so their range is exactly the period. Leads and conversations
 * are indexed by their *last* activity, which is never before the first day, by which they count: so all of the
 * period's are among those active since its beginning, without an upper bound, and those begun after it are left out
 * when counting. Those extra rows count towards the limit too: for a period long ago they are everything active
 * since.
 *
 * Throws 400 `range_too_large` when there are more than 5,000 in all.
 */
export const readReportRows = async (
  table: Pick<Table, 'query'>,
  tenantId: TenantId,
  { start, end }: { readonly start: number; readonly end: number },
): Promise<ReportRows> => {
  const from = toInstant(start);
  const during = { from, to: toInstant(end) };
  let left = MOST_ROWS;
  const read = async <T>(range: Range): Promise<readonly T[]> => {
    const rows = await rowsAtMost<T>(table, range, left, () => new AppError('range_too_large'));
    left -= rows.length;
    return rows;
  };
  const kept = await read<BookingItem>(ranges.bookings(tenantId, during));
  const cancelled = await read<BookingItem>(ranges.cancelledBookings(tenantId, during));
  const leads = await read<LeadItem>(ranges.leads(tenantId, { from }));
  const conversations = await read<ConversationItem>(ranges.conversations(tenantId, { from }));
  return {
    conversations,
    // Somebody who was imported had come before.
    leads: leads.filter((item) => item.source !== 'import'),
    bookings: [...kept, ...cancelled],
  };
};
