import { Temporal } from 'temporal-polyfill';
import type { Interval, Minute } from './time.ts';

/** Real minutes during which a zone keeps one offset from UTC. */
export type OffsetSpan = Interval & { readonly offsetMin: number };

const MINUTE_NS = 60_000_000_000;

/** A zone's offsets over a range, in order and without gaps. Throws RangeError on an unknown zone. */
export function offsetSpans(timeZone: string, range: Interval): OffsetSpan[] {
  const spans: OffsetSpan[] = [];
  let at: Temporal.ZonedDateTime | null = Temporal.Instant.fromEpochMilliseconds(
    range.start * 60_000,
  ).toZonedDateTimeISO(timeZone);
  let start = range.start;
  while (at !== null && start < range.end) {
    const next: Temporal.ZonedDateTime | null = at.getTimeZoneTransition('next');
    const end = next === null ? range.end : Math.min(range.end, minuteAt(next));
    spans.push({ start, end, offsetMin: Math.floor(at.offsetNanoseconds / MINUTE_NS) });
    start = end;
    at = next;
  }
  return spans;
}

/**
 * The maximal runs of real minutes, within the spans, whose wall clock lies in `wall` (minutes since 1970-01-01T00:00
 * on the zone's own clock). A gap shortens or removes a run; a fold lengthens it or makes a second one.
 */
export function runsOfWallTime(spans: readonly OffsetSpan[], wall: Interval): Interval[] {
  const runs: Interval[] = [];
  for (const span of spans) {
    const start = Math.max(span.start, wall.start - span.offsetMin);
    const end = Math.min(span.end, wall.end - span.offsetMin);
    if (start >= end) continue;
    const last = runs.at(-1);
    if (last?.end === start) runs[runs.length - 1] = { start: last.start, end };
    else runs.push({ start, end });
  }
  return runs;
}

function minuteAt(instant: Temporal.ZonedDateTime): Minute {
  return Math.floor(instant.epochMilliseconds / 60_000);
}
