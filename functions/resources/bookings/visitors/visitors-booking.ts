import { AppError } from '../../../kernel/app-error.ts';
import type { Table } from '../../../kernel/table/table.ts';
import { type BookingItem, getBooking, holderOf } from '../../../records/bookings/booking-store.ts';
import type { LinkedBooking } from '../../../records/bookings/manage-link.ts';

/** The mark of an anonymised booking: the erasure that did it, or when its retention ended. */
export interface AnonymousMark {
  readonly erasedBy?: string;
  readonly anonymisedAt?: string;
}

export const isAnonymised = ({ erasedBy, anonymisedAt }: BookingItem & AnonymousMark): boolean =>
  erasedBy !== undefined || anonymisedAt !== undefined;

/** Whether whoever holds the link of `mine` may see and change `other`, which was booked at once with it. */
export const isOfSameClient = (mine: BookingItem, other: BookingItem): boolean =>
  !isAnonymised(other) && other.leadId === mine.leadId && (other.holder ?? 0) === (mine.holder ?? 0);

/**
 * A booking as its client may see and change it. Throws 404 `not_found`, also for one that was anonymised or given to
 * another client since, so that its old link reveals nothing.
 */
export const getVisitorsBooking = async (
  table: Table,
  { tenantId, bookingId, holder }: LinkedBooking,
): Promise<BookingItem> => {
  const booking = await getBooking(table, tenantId, bookingId);
  if (isAnonymised(booking) || holderOf(booking) !== holder) throw new AppError('not_found');
  return booking;
};
