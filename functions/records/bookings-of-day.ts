import type { TenantId } from '../../shared/domain/ids.ts';
import { ranges } from '../kernel/table/keys.ts';
import type { Position, Table } from '../kernel/table/table.ts';
import type { BookingItem } from './booking-store.ts';
import { instantsOfDay } from './day-ahead.ts';

const PAGE = 100;

/** Bookings that are read of one day, at most. */
const MOST_A_DAY = 1000;

/** The confirmed bookings that begin on a date in a business's zone, in order of their starts; a thousand at most. */
export const bookingsOfDay = async (
  table: Table,
  { tenantId, timezone }: { readonly tenantId: TenantId; readonly timezone: string },
  date: string,
): Promise<readonly BookingItem[]> => {
  const { from, to } = instantsOfDay(date, timezone);
  const bookings: BookingItem[] = [];
  let after: Position | undefined;
  do {
    const page = await table.query<BookingItem>(ranges.bookings(tenantId, { from, to }), {
      limit: PAGE,
      after,
    });
    bookings.push(...page.items);
    after = page.next;
  } while (after && bookings.length < MOST_A_DAY);
  return bookings.filter(({ status, startAt }) => status === 'confirmed' && startAt < to);
};
