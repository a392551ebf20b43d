import { MINUTE_MS } from '../../../../shared/domain/duration.ts';
import { formatPhone } from '../../../../shared/domain/phone.ts';
import type { Booking } from '../../../../shared/schemas/booking.ts';
import { dayAfter, dayKey } from '../../../lib/day-key.ts';
import { instantOf } from '../../../lib/wall-instant.ts';
import { type BookingValues, blankBooking } from '../booking-form.ts';
import { lengthOf } from '../edit/edit-form.ts';

/** What the form's fields hold: a booking, and how many weeks after the one that is repeated. */
export interface RepeatValues extends BookingValues {
  readonly weeks: string;
}

/** Weeks between two appointments, as most clients come again. */
export const MOST_WEEKS = 12;
const USUAL_WEEKS = 4;

const wallTime = (instant: string, timezone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: timezone, hour: '2-digit', minute: '2-digit' }).format(
    new Date(instant),
  );

/** When it would be after so many weeks, at the same time of the business's clock, as an instant. */
export const startAfter = (startAt: string, weeks: number, timezone: string): string => {
  const date = dayAfter(dayKey(startAt, timezone), 7 * weeks);
  return new Date(instantOf(date, wallTime(startAt, timezone), timezone)).toISOString();
};

/** When it would end, as long as the one that is repeated. */
export const endAfter = (startAt: string, booking: Booking): string =>
  new Date(Date.parse(startAt) + lengthOf(booking) * MINUTE_MS).toISOString();

/** A booking for the same client, service and person, if they still take bookings. */
export const repeatValues = (
  booking: Booking,
  activeCalendars: readonly string[],
  timezone: string,
): RepeatValues => ({
  ...blankBooking(booking.serviceId === null ? [] : [booking.serviceId], {
    startAt: startAfter(booking.startAt, USUAL_WEEKS, timezone),
    calendarId: activeCalendars.includes(booking.calendarId) ? booking.calendarId : '',
    name: booking.leadName ?? '',
    email: booking.email ?? '',
    phone: formatPhone(booking.phone ?? ''),
  }),
  weeks: String(USUAL_WEEKS),
});
