import type { EventInput } from '@fullcalendar/react';
import type { Booking } from '../../../../shared/schemas/booking.ts';
import type { Closure } from '../../../../shared/schemas/closure.ts';
import type { OutsideBusy } from '../../../../shared/schemas/outside-calendar.ts';
import type { Span } from '../../../lib/closed-hours.ts';
import { dayAfter } from '../../../lib/day-key.ts';
import { closedHoursOn, closuresOn } from '../agenda/day-bookings.ts';
import { allowedActions } from '../allowed-actions.ts';

const HATCHED = 'hatched-';
const AWAY = 'away-';

/** Appointments as the calendar draws them; those that may be moved can be dragged. */
export const bookingEvents = (
  bookings: readonly Booking[],
  { canWrite, nowMs, untitled }: { canWrite: boolean; nowMs: number; untitled: string },
): EventInput[] =>
  bookings.map((booking) => ({
    id: booking.bookingId,
    title: booking.title || untitled,
    start: booking.startAt,
    end: booking.endAt,
    startEditable: canWrite && allowedActions(booking, nowMs).move,
  }));

/** The closures of a day: one that covers the whole day, or each with its hours. */
const closuresOfDay = (closures: readonly Closure[], date: string) => {
  const all = closuresOn(closures, date).map((closure) => ({
    closure,
    hours: closedHoursOn(closure, date),
  }));
  const whole = all.find(({ hours }) => hours === null);
  return whole ? [whole] : all;
};

/** The closures of the week, as background events behind the appointments. */
export const closureEvents = (
  closures: readonly Closure[],
  days: readonly string[],
  closed: string,
): EventInput[] =>
  days.flatMap((date) =>
    closuresOfDay(closures, date).map(({ closure, hours }) => ({
      id: hours ? `closed-${closure.closureId}-${date}` : `closed-${date}`,
      title: closure.label || closed,
      start: `${date}T${hours?.start ?? '00:00'}:00`,
      end: hours && hours.end !== '24:00' ? `${date}T${hours.end}:00` : `${dayAfter(date, 1)}T00:00:00`,
      display: 'background',
      interactive: false,
    })),
  );

/** The hours in which nobody works, as hatched background events; a day that is closed entirely has its own. */
export const hatchedEvents = (closed: readonly Span[], closures: readonly EventInput[]): EventInput[] =>
  closed
    .filter(({ date }) => closures.every(({ id }) => id !== `closed-${date}`))
    .map(({ start, end }) => ({
      id: `${HATCHED}${start}`,
      start: new Date(start).toISOString(),
      end: new Date(end).toISOString(),
      display: 'background',
      interactive: false,
    }));

/** When calendars are busy elsewhere, as background events behind the appointments. */
export const awayEvents = (away: readonly OutsideBusy[], title: string): EventInput[] =>
  away.map(({ calendarId, startAt, endAt }) => ({
    id: `${AWAY}${calendarId}-${startAt}`,
    title,
    start: startAt,
    end: endAt,
    display: 'background',
    interactive: false,
  }));

export const isHatched = (id: string): boolean => id.startsWith(HATCHED);
