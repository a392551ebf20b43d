import type { CalendarId } from '../../../../shared/domain/ids.ts';
import { occupied } from '../../../../shared/domain/places.ts';
import { release } from '../../../agenda/release.ts';
import { daysTouched, type Minute } from '../../../agenda/time.ts';
import type { AgendaDay } from '../../../agenda/types.ts';
import { MOST_WRITES } from '../../../kernel/table/table-writes.ts';
import { type BookingItem, busyOf } from '../../../records/bookings/booking-store.ts';
import { datesOf } from '../edits/cancel-booking.ts';
import { slotOf } from '../edits/edit.ts';

/** An appointment of a basket, and where it is to go. */
export interface MemberMove {
  readonly booking: BookingItem;
  readonly start: Minute;
  readonly calendarId: CalendarId;
}

/** The entry that a booking has in the days at its new start. */
export const entryAt = ({ booking, start }: Pick<MemberMove, 'booking' | 'start'>) => {
  const { start: was, end } = slotOf(booking);
  return busyOf(booking.bookingId, { start, end: start + end - was }, booking);
};

/** Days without the entries of some bookings. */
export const released = (
  days: readonly AgendaDay[],
  bookings: readonly BookingItem[],
): readonly AgendaDay[] =>
  days.map((day) => bookings.reduce((left, { bookingId }) => release(left, bookingId), day));

/** Writes of each booking: itself, its claim given up and taken, its event and the line of its history. */
const WRITES_OF_EACH = 5;

/** Whether the database takes such a move as one transaction: each day that is left or entered is a write, too. */
export const isOneTransaction = (moves: readonly MemberMove[]): boolean => {
  const days = moves.flatMap((move) => {
    const { booking, calendarId } = move;
    return [
      ...datesOf(booking).map((date) => `${booking.calendarId} ${date}`),
      ...daysTouched(occupied(entryAt(move))).map((date) => `${calendarId} ${date}`),
    ];
  });
  return moves.length * WRITES_OF_EACH + new Set(days).size <= MOST_WRITES;
};
