import type { BookingId, LeadId, TenantId } from '../../../shared/domain/ids.ts';
import { allOf, ifAbsentOrExpired, ifFieldIs } from '../../kernel/table/condition.ts';
import { indexed, keys } from '../../kernel/table/keys.ts';
import { settledOrBusy } from '../../kernel/table/retry.ts';
import type { Table } from '../../kernel/table/table.ts';
import type { Conditional } from '../../kernel/table/write.ts';
import { isHeld } from '../bookings/booking-outcome.ts';
import { type BookingItem, findBooking } from '../bookings/booking-store.ts';
import { bookingsOfLead } from './lead-bookings.ts';
import { BY_BOOKING } from './lead-orders.ts';
import { findLead, keptUntil } from './lead-store.ts';

/**
 * A lead's place among those who have bookings: where its last one begins, past or ahead. It expires as the booking
 * does.
 */
export interface LastBookingRow {
  readonly leadId: LeadId;
  readonly bookingId: BookingId;
  readonly startAt: string;
  /** Epoch seconds. */
  readonly expiresAt: number;
}

/** A lead, and one of its bookings that changed; absent when any of them may have. */
interface Placed {
  readonly tenantId: TenantId;
  readonly leadId: LeadId;
  readonly bookingId?: BookingId;
}

type Last = Pick<BookingItem, 'bookingId' | 'startAt' | 'endAt'>;

/** Whether a booking counts as one of a lead's; an anonymised one is nobody's. */
const isOf = (leadId: LeadId, booking: BookingItem): boolean => booking.leadId === leadId && isHeld(booking);

/**
 * The booking that a lead's place is by now; `as_before` where that is sure, undefined for none. All bookings are read
 * only where the one that was the last may be so no more, or where there was none.
 */
const lastNow = async (
  table: Table,
  { tenantId, leadId, bookingId }: Placed,
  row: LastBookingRow | undefined,
): Promise<Last | 'as_before' | undefined> => {
  if (!(await findLead(table, tenantId, leadId))) return undefined;
  const changed = row && bookingId ? await findBooking(table, tenantId, bookingId) : undefined;
  if (row && changed) {
    const counts = isOf(leadId, changed);
    if (counts && changed.startAt > row.startAt) return changed;
    const isSame = counts && changed.startAt === row.startAt;
    if (isSame || row.bookingId !== bookingId) return 'as_before';
  }
  const { bookings } = await bookingsOfLead(table, tenantId, leadId);
  const held = bookings.filter((booking) => isOf(leadId, booking));
  return held.toSorted((a, b) => (a.startAt < b.startAt ? 1 : -1))[0];
};

/** The write that puts a lead at its place, on condition that its row is as it was read. */
const placing = (
  { tenantId, leadId }: Placed,
  row: LastBookingRow | undefined,
  last: Last | undefined,
  now: number,
): Conditional => {
  const key = keys.leadMark(tenantId, leadId, BY_BOOKING);
  const when = row
    ? allOf(ifFieldIs('bookingId', row.bookingId), ifFieldIs('startAt', row.startAt))
    : ifAbsentOrExpired(now);
  if (!last) return { remove: key, when };
  const { bookingId, startAt, endAt } = last;
  const item: LastBookingRow = { leadId, bookingId, startAt, expiresAt: keptUntil(endAt) };
  return { put: key, item: { ...item, ...indexed.leadMark(tenantId, BY_BOOKING, startAt, leadId) }, when };
};

/**
 * Puts a lead at its place in the list by the last booking, from the bookings as they are; one that has none, or is
 * gone, has no place. After it wrote it looks again, until there is nothing to write: what it read may have changed
 * meanwhile, and whoever works off that change may have come before the write. So the place is right once every change
 * was worked off, in any order. Throws 503 `busy`.
 */
export const placeByBookings = async (table: Table, placed: Placed, now: number): Promise<void> => {
  const { tenantId, leadId } = placed;
  const round = async (): Promise<true | undefined> => {
    const row = await table.get<LastBookingRow>(keys.leadMark(tenantId, leadId, BY_BOOKING));
    const last = await lastNow(table, placed, row);
    if (last === 'as_before') return true;
    if (row?.bookingId === last?.bookingId && row?.startAt === last?.startAt) return true;
    return (await table.writeIf(placing(placed, row, last, now))) ? round() : undefined;
  };
  await settledOrBusy(round);
};
