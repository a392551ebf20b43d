import type { Interval } from './time.ts';
import type { AgendaDay } from './types.ts';

/** Whether intervals cover every minute of a time together. */
export function covers(intervals: readonly Interval[], time: Interval): boolean {
  let until = time.start;
  for (const { start, end } of intervals.toSorted((a, b) => a.start - b.start)) {
    if (start <= until) until = Math.max(until, end);
  }
  return until >= time.end;
}

/** Whether a calendar has hours at any minute of a time. `days` must hold every day it touches. */
export function offersWithin(days: readonly AgendaDay[], { start, end }: Interval): boolean {
  return days.some(({ offers }) => offers.some((offer) => offer.start < end && offer.end > start));
}

/**
 * Whether a time lies within the hours of a calendar, on their grid or off it. `days` must hold every day it touches.
 */
export function isWithinHours(days: readonly AgendaDay[], time: Interval): boolean {
  return covers(
    days.flatMap(({ offers }) => offers),
    time,
  );
}
