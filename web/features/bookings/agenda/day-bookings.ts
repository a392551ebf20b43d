import type { Booking } from '../../../../shared/schemas/booking.ts';
import type { Closure } from '../../../../shared/schemas/closure.ts';
import { dayAfter, dayKey } from '../../../lib/day-key.ts';

/**
 * The range to request so that no booking of these days is missed in any time zone: no zone is more than a day from
 * UTC, and no appointment is longer than a day.
 */
export const agendaQuery = (days: readonly string[], calendarId: string | null) => ({
  limit: 100,
  from: `${dayAfter(days[0] ?? '', -2)}T00:00:00Z`,
  to: `${dayAfter(days.at(-1) ?? '', 2)}T00:00:00Z`,
  status: 'active' as const,
  ...(calendarId === null ? {} : { calendarId }),
});

/**
 * The range to request for the bookings that start on one date, in any time zone: midnight comes 14 hours before UTC's
 * at the earliest and 12 hours after it at the latest.
 */
export const dateQuery = (date: string) => ({
  limit: 100,
  from: `${dayAfter(date, -1)}T10:00:00Z`,
  to: `${dayAfter(date, 1)}T12:00:00Z`,
  status: 'active' as const,
});

/** The bookings that start on a date of the zone, in their order. */
export const bookingsOn = (
  bookings: readonly Booking[],
  date: string,
  timezone: string,
): readonly Booking[] =>
  bookings
    .filter(({ startAt }) => dayKey(startAt, timezone) === date)
    .toSorted((a, b) => Date.parse(a.startAt) - Date.parse(b.startAt));

/** The hours of a date that a closure covers; null for the whole day. */
export const closedHoursOn = (
  { from, to, startTime, endTime }: Closure,
  date: string,
): { readonly start: string; readonly end: string } | null => {
  const start = (date === from && startTime) || '00:00';
  const end = (date === to && endTime) || '24:00';
  return start === '00:00' && end === '24:00' ? null : { start, end };
};

/** The closures that cover a date. */
export const closuresOn = <C extends Closure>(closures: readonly C[], date: string): readonly C[] =>
  closures.filter(({ from, to }) => from <= date && date <= to);
