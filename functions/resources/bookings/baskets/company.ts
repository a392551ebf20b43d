import { type BookingItem, besideOf } from '../../../records/bookings/booking-store.ts';
import type { Change } from '../../../records/pending-event.ts';

/**
 * What the event of the `nth` of several appointments, made or cancelled in one transaction, says of the others: the
 * first one's messages are about all of them.
 */
export const companyOf = (
  bookings: readonly BookingItem[],
  nth: number,
): Pick<Change, 'beside' | 'isBeside'> =>
  nth > 0 ? { isBeside: true } : { beside: bookings.slice(1).map(besideOf) };
