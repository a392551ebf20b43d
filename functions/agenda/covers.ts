import type { Interval } from './time.ts';

/** Whether intervals cover every minute of a time together. */
export function covers(intervals: readonly Interval[], time: Interval): boolean {
  let until = time.start;
  for (const { start, end } of intervals.toSorted((a, b) => a.start - b.start)) {
    if (start <= until) until = Math.max(until, end);
  }
  return until >= time.end;
}
