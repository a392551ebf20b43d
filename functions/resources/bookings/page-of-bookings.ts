import type { Range } from '../../kernel/table/keys.ts';
import { positionAt } from '../../kernel/table/query-input.ts';
import type { Page, Position, Table } from '../../kernel/table/table.ts';
import type { BookingItem } from '../../records/booking-store.ts';

interface PageWanted {
  readonly limit: number;
  readonly after: Position | undefined;
  readonly newestFirst: boolean;
}

/** Rows read at a time, and pages of them, before a shorter page is returned with a cursor to continue. */
const STEP = 100;
const MOST_STEPS = 10;

/**
 * A page of a business's bookings that `isWanted` accepts, or of all of them. Calendars share one range of the index
 * and are few, so their rows are filtered from it; the position is that of the last row read.
 */
export const pageOfBookings = async (
  table: Table,
  range: Range,
  wanted: PageWanted,
  isWanted: ((booking: BookingItem) => boolean) | undefined,
): Promise<Page<BookingItem>> => {
  if (isWanted === undefined) return table.query<BookingItem>(range, wanted);
  const picked: BookingItem[] = [];
  let after = wanted.after;
  for (let step = 0; step < MOST_STEPS; step++) {
    const page = await table.query<BookingItem>(range, { ...wanted, limit: STEP, after });
    for (const row of page.items) {
      if (!isWanted(row)) continue;
      if (picked.length === wanted.limit) {
        const last = picked.at(-1);
        return { items: picked, next: last && positionAt(range, last) };
      }
      picked.push(row);
    }
    after = page.next;
    if (!after) break;
  }
  return { items: picked, next: after };
};
