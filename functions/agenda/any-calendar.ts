import { isExternal } from './external.ts';
import { dayInterval } from './offers-of.ts';
import type { Minute } from './time.ts';
import { type AgendaDay, type AgendaSlot, isLive } from './types.ts';

/** The slots that are free on at least one of several calendars, soonest first, one for each start. */
export function freeOnAny(byCalendar: readonly (readonly AgendaSlot[])[]): AgendaSlot[] {
  const byStart = new Map(byCalendar.flat().map((slot) => [slot.start, slot]));
  return [...byStart.values()].sort((a, b) => a.start - b.start);
}

/** The order in which a booking for "anyone" tries calendars: least booked on that day first, ties by id. */
export function leastBookedFirst(days: ReadonlyMap<string, AgendaDay>, now: Minute): string[] {
  return [...days]
    .map(([calendarId, day]) => ({ calendarId, minutes: servedMinutes(day, now) }))
    .sort((a, b) => a.minutes - b.minutes || (a.calendarId < b.calendarId ? -1 : 1))
    .map(({ calendarId }) => calendarId);
}

/** The minutes of the day that services take, without buffers. */
export function servedMinutes(day: AgendaDay, now: Minute): number {
  const { start, end } = dayInterval(day.date);
  return day.busy
    .filter((entry) => isLive(entry, now) && !isExternal(entry))
    .reduce((sum, entry) => sum + Math.max(0, Math.min(end, entry.end) - Math.max(start, entry.start)), 0);
}
