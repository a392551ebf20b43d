import type { TenantId } from '../../shared/domain/ids.ts';
import type { BookingsAhead } from '../../shared/schemas/booking.ts';
import { toInstant } from '../kernel/clock.ts';
import { ranges } from '../kernel/keys.ts';
import type { Position, Table } from '../kernel/table.ts';
import type { BookingItem } from './booking-store.ts';

/** Rows of one question, and how many questions are asked before the answer is "at least". */
const PAGE = 500;
const MOST_PAGES = 10;

/** How many confirmed appointments lie ahead in a calendar; `isMore`: at least so many, further ones were not counted. */
export const countAhead = async (
  table: Table,
  tenantId: TenantId,
  calendarId: string,
  now: number,
): Promise<BookingsAhead> => {
  const range = ranges.bookings(tenantId, { from: toInstant(now) });
  let count = 0;
  let after: Position | undefined;
  for (let asked = 0; asked < MOST_PAGES; asked++) {
    const page = await table.query<BookingItem>(range, { limit: PAGE, after });
    count += page.items.filter(
      (booking) => booking.calendarId === calendarId && booking.status === 'confirmed',
    ).length;
    after = page.next;
    if (!after) break;
  }
  return { count, isMore: after !== undefined };
};
