import { DAY_MS } from '../../../shared/domain/duration.ts';
import type { TenantId } from '../../../shared/domain/ids.ts';
import { toInstant } from '../../kernel/clock.ts';
import { ranges } from '../../kernel/table/keys.ts';
import { firstRows } from '../../kernel/table/pages.ts';
import type { Table } from '../../kernel/table/table.ts';
import type { BookingItem } from '../../records/bookings/booking-store.ts';

const DAYS_BACK = 30;
const DAYS_AHEAD = 180;

/** Entries that a feed holds at most: the next ones, then the last ones, then the cancelled. */
const MOST = { upcoming: 2000, past: 500, cancelled: 500 } as const;

/** A business's bookings from 30 days ago to 180 days ahead, cancelled ones included, in order of their starts. */
export const feedBookings = async (
  table: Table,
  tenantId: TenantId,
  now: number,
): Promise<readonly BookingItem[]> => {
  const from = toInstant(now - DAYS_BACK * DAY_MS);
  const present = toInstant(now);
  const to = toInstant(now + DAYS_AHEAD * DAY_MS);
  const found = await Promise.all([
    firstRows<BookingItem>(table, ranges.bookings(tenantId, { from, to: present }), MOST.past, true),
    firstRows<BookingItem>(table, ranges.bookings(tenantId, { from: present, to }), MOST.upcoming),
    firstRows<BookingItem>(table, ranges.cancelledBookings(tenantId, { from, to }), MOST.cancelled, true),
  ]);
  return found
    .flat()
    .toSorted((a, b) => `${a.startAt}${a.bookingId}`.localeCompare(`${b.startAt}${b.bookingId}`));
};
