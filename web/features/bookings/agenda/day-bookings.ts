import type { Booking } from '../../../../shared/schemas/booking.ts';
import type { Closure } from '../../../../shared/schemas/closure.ts';
import { dayAfter, dayKey } from '../../../lib/day-key.ts';

/**
 * What to ask the server for so that nothing of these days is missed, whatever their zone: no zone lies further than a
 * day from UTC, and no appointment lasts longer than one.
 */
export const agendaQuery = (days: readonly string[], calendarId: string | null) => ({
  limit: 100,
  from: `${dayAfter(days[0] ?? '', -2)}T00:00:00Z`,
  to: `${dayAfter(days.at(-1) ?? '', 2)}T00:00:00Z`,
  status: 'active' as const,
  ...(calendarId === null ? {} : { calendarId }),
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

/** The hours that a closure holds of a date; null for the whole day. */
export const closedHoursOn = (
  { from, to, startTime, endTime }: Closure,
  date: string,
): { readonly start: string; readonly end: string } | null => {
  const start = (date === from && startTime) || '00:00';
  const end = (date === to && endTime) || '24:00';
  return start === '00:00' && end === '24:00' ? null : { start, end };
};

/** The closures that hold on a date. */
export const closuresOn = <C extends Closure>(closures: readonly C[], date: string): readonly C[] =>
  closures.filter(({ from, to }) => from <= date && date <= to);
