import { type BookingId, brandId, type TenantId } from '../../../shared/domain/ids.ts';
import type { Interval } from '../../agenda/time.ts';
import { keys } from '../../kernel/table/keys.ts';
import type { Table } from '../../kernel/table/table.ts';
import type { BookingItem } from '../../records/bookings/booking-store.ts';
import type { BusyTimes } from './ical/busy-times.ts';

/** Bookings that are looked up; what claims to be further ones counts as busy elsewhere. */
const MOST_LOOKED_UP = 500;

/**
 * The spans that are not this business's own bookings: those come back in a calendar that follows the feed, and are in
 * the agenda already. An appointment with another business that uses Comptoir does take the time.
 */
export const withoutOwn = async (
  table: Table,
  tenantId: TenantId,
  { spans, ownSpans }: BusyTimes,
): Promise<readonly Interval[]> => {
  const ids = [...new Set(ownSpans.map(({ bookingId }) => bookingId))].slice(0, MOST_LOOKED_UP);
  const bookings = await table.getMany<BookingItem>(
    ids.map((id) => keys.booking(tenantId, brandId<BookingId>(id))),
  );
  const own = new Set<string>(bookings.map(({ bookingId }) => bookingId));
  return [...spans, ...ownSpans.filter(({ bookingId }) => !own.has(bookingId))];
};
