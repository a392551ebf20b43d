import { type BookingItem, besideOf } from '../../../records/bookings/booking-store.ts';
import type { Company } from '../../../records/pending-event.ts';

/**
 * What the event of the `nth` of several appointments, made or cancelled in one transaction, says of the others: the
 * first one's messages are about all of them.
 */
export const companyOf = (bookings: readonly BookingItem[], nth: number): Company =>
  nth > 0 ? { isBeside: true } : { beside: bookings.slice(1).map(besideOf) };

/** The same of several that were moved, each from a time of its own. */
export const movedCompanyOf = (
  moves: readonly { readonly before: BookingItem; readonly after: BookingItem }[],
  nth: number,
): Company =>
  nth > 0
    ? { isBeside: true }
    : {
        beside: moves.slice(1).map(({ before, after }) => ({ ...besideOf(after), from: before.startAt })),
      };
