import { fits, roomsOf } from './day-room.ts';
import { DAY_MIN, dayStartOf, daysTouched, type Interval, type Minute } from './time.ts';
import type { AgendaDay, AgendaSlot, BookingLimits, ServiceNeed } from './types.ts';

/** Which free times are wanted: starts in [from, to), within notice and horizon. */
export type FreeSlotQuery = {
  readonly need: ServiceNeed;
  readonly limits: BookingLimits;
  readonly now: Minute;
  readonly from?: Minute;
  readonly to?: Minute;
};

/**
 * The times at which the service can be booked on one calendar, soonest first, one for each start. `days` must hold
 * `datesFor(query)` with current offers, in any order. Throws when a day it needs is missing.
 */
export function freeSlots(days: readonly AgendaDay[], query: FreeSlotQuery): AgendaSlot[] {
  const rooms = roomsOf(days, query.now);
  const range = bookableStarts(query);
  const { durationMin, bufferBeforeMin, bufferAfterMin } = query.need;
  return days
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
    .flatMap((day) => offeredStarts(day, durationMin, range))
    .map((start) => ({ start, end: start + durationMin }))
    .filter((slot) => fits(rooms, { ...slot, before: bufferBeforeMin, after: bufferAfterMin }));
}

/** The UTC dates whose days are needed to answer the query: those of the starts and of the minutes around them. */
export function datesFor(query: FreeSlotQuery): string[] {
  const { start, end } = bookableStarts(query);
  if (start >= end) return [];
  const { durationMin, bufferBeforeMin, bufferAfterMin } = query.need;
  return daysTouched({ start: start - bufferBeforeMin, end: end - 1 + durationMin + bufferAfterMin });
}

/** The starts that a visitor may choose: within the query, after the notice and before the horizon. May be empty. */
export function bookableStarts(query: Omit<FreeSlotQuery, 'need'>): Interval {
  const { limits, now } = query;
  return {
    start: Math.max(now + limits.minNoticeMin, query.from ?? now),
    end: Math.min(limits.until, query.to ?? Number.POSITIVE_INFINITY),
  };
}

/**
 * The starts in `range` that fall in this day and lie on the grid of an offer long enough for the service, sorted and
 * without duplicates. Does not check whether they are free.
 */
export function offeredStarts(day: AgendaDay, durationMin: number, range: Interval): Minute[] {
  const origin = dayStartOf(day.date);
  const starts = new Set<Minute>();
  for (const offer of day.offers) {
    const first = Math.max(offer.start, origin, range.start);
    const end = Math.min(offer.end - durationMin + 1, origin + DAY_MIN, range.end);
    const steps = Math.ceil((first - offer.gridStart) / day.slotMinutes);
    for (let at = offer.gridStart + steps * day.slotMinutes; at < end; at += day.slotMinutes) {
      starts.add(at);
    }
  }
  return [...starts].sort((a, b) => a - b);
}
