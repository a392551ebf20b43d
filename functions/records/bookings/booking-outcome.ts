import type { BookingStatus } from '../../../shared/domain/booking-status.ts';
import { isUpcoming } from '../../../shared/domain/upcoming.ts';
import type { BookingItem } from './booking-store.ts';

const HELD: Readonly<Record<BookingStatus, boolean>> = {
  confirmed: true,
  attended: true,
  no_show: false,
  cancelled: false,
};

/** Whether an appointment takes or took place, as far as is known: it is neither cancelled nor missed. */
export const isHeld = ({ status }: Pick<BookingItem, 'status'>): boolean => HELD[status];

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
