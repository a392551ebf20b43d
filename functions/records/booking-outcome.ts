import { isUpcoming } from '../../shared/domain/upcoming.ts';
import type { BookingItem } from './booking-store.ts';

/** The outcome of an appointment at `now`, in epoch milliseconds; `unmarked` once it has begun and nobody marked it. */
export const outcomeOf = (
  booking: Pick<BookingItem, 'status' | 'startAt'>,
  now: number,
): 'cancelled' | 'attended' | 'noShow' | 'upcoming' | 'unmarked' => {
  const { status } = booking;
  if (status === 'no_show') return 'noShow';
  if (status !== 'confirmed') return status;
  return isUpcoming(booking, now) ? 'upcoming' : 'unmarked';
};
