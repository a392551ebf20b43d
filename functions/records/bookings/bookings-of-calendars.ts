import type { CalendarId, TenantId } from '../../../shared/domain/ids.ts';
import { toInstant } from '../../kernel/clock.ts';
import { type PickedPage, pickedPage } from '../../kernel/http/picked-page.ts';
import { parseBooking } from '../../kernel/table/keys/bookings.ts';
import { indexed, type Range, ranges } from '../../kernel/table/keys.ts';
import type { Table, WantedPage } from '../../kernel/table/table.ts';
import { type BookingItem, findBookings } from './booking-store.ts';

/** A booking where the index has it in the list of its calendar. */
interface Entry {
  readonly sk: string;
  readonly gsi2pk: string;
  readonly gsi2sk: string;
}

interface Wanted extends WantedPage {
  readonly newestFirst: boolean;
}

/** One page of several lists, in one order; none of it lies behind what is still to be read. */
const merged = (
  pages: ReadonlyArray<PickedPage<Entry>>,
  { limit, newestFirst }: Wanted,
): PickedPage<Entry> => {
  // By code units, as the database orders them.
  const inOrder = (a = '', b = ''): number => (a === b ? 0 : a < b !== newestFirst ? -1 : 1);
  const [stop] = pages.flatMap(({ next }) => next ?? []).toSorted((a, b) => inOrder(a.indexSk, b.indexSk));
  const read = pages
    .flatMap(({ items }) => items)
    .filter(({ gsi2sk }) => stop === undefined || inOrder(gsi2sk, stop.indexSk) <= 0)
    .toSorted((a, b) => inOrder(a.gsi2sk, b.gsi2sk));
  const items = read.slice(0, limit);
  const last = items.at(-1);
  return { items, next: last && read.length > limit ? { sk: last.sk, indexSk: last.gsi2sk } : stop };
};

/** Whether a booking is where the index had it: it follows a write a moment later. */
const isStillAt = ({ gsi2pk, gsi2sk }: Entry, tenantId: TenantId, booking: BookingItem): boolean => {
  const placeOf = booking.status === 'cancelled' ? indexed.cancelledBooking : indexed.booking;
  const place = placeOf(tenantId, booking);
  return place.gsi2pk === gsi2pk && place.gsi2sk === gsi2sk;
};

/** The list of what is still ahead in a calendar: all of it is confirmed, since no other mark precedes its time. */
export const aheadOf = (tenantId: TenantId, calendarId: CalendarId, now: number): Range =>
  ranges.bookingsOf(tenantId, calendarId, { from: toInstant(now + 1) });

/**
 * A page of the bookings of some calendars in order of their starts, each calendar's read by key from its own range
 * (`ranges.bookingsOf`). A booking that was moved or cancelled since is left to the page where it is now.
 */
export const pageOfCalendars = async (
  table: Table,
  tenantId: TenantId,
  calendars: readonly Range[],
  wanted: Wanted,
): Promise<PickedPage<BookingItem>> => {
  const pages = await Promise.all(calendars.map((range) => pickedPage<Entry>(table, range, wanted)));
  const { items, next } = merged(pages, wanted);
  const places = new Map(items.map((entry) => [parseBooking(entry.sk).bookingId, entry]));
  const bookings = await findBookings(
    table,
    tenantId,
    [...places.keys()].map((bookingId) => ({ bookingId })),
  );
  const isListed = (booking: BookingItem): boolean => {
    const entry = places.get(booking.bookingId);
    return entry !== undefined && isStillAt(entry, tenantId, booking);
  };
  return { items: bookings.filter(isListed), next };
};
