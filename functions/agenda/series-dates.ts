import type { PartsQuery } from './baskets.ts';
import { reachOf } from './find-baskets.ts';
import { bookableStarts } from './free-slots.ts';
import { DAY_MIN, daysTouched, type Interval, type Minute } from './time.ts';
import { type OffsetSpan, offsetSpans } from './zone-runs.ts';

/** The same appointments every so many weeks, at the same hour by the clock on the wall of the business. */
export type SeriesQuery = PartsQuery & {
  /** How many dates, at least 2. */
  readonly count: number;
  readonly everyWeeks: number;
  readonly timeZone: string;
  /** Whether a first date, from its start to its last end, is among those wanted: any where it is absent. */
  readonly suits?: (span: Interval) => boolean;
};

/**
 * Why a date is left out. `closed`: not offered, even if nothing were booked · `taken`: there is no room for all ·
 * `too_far`: not bookable yet, or not to its end · `no_such_time`: the clock is put forward over that hour.
 */
export type SkipReason = 'closed' | 'taken' | 'too_far' | 'no_such_time';

/**
 * A date of a series: its first start, if the wall clock shows that time and it is within the horizon. `local`: what the
 * clock shows, as if it were UTC.
 */
export type SeriesDate = { readonly local: Minute } & (
  | { readonly start: Minute }
  | { readonly reason: 'too_far' | 'no_such_time' }
);

const WEEK_MIN = 7 * DAY_MIN;
/** No clock is put further than this. */
const CLOCK_MIN = 180;
/** No zone is a day from UTC. */
const REACH_MIN = DAY_MIN;

/** The UTC dates whose days a search of series needs: those around its weeks, not what lies between. */
export function datesForSeries({ count, everyWeeks, ...query }: SeriesQuery): string[] {
  const { limits, now } = query;
  const first = bookableStarts(query);
  const { end } = bookableStarts({ limits, now });
  if (first.start >= first.end) return [];
  const { before, toLastStart, after } = reachOf(query);
  const dates = Array.from({ length: count }, (_, n) => {
    const later = n * everyWeeks * WEEK_MIN;
    const clock = n === 0 ? 0 : CLOCK_MIN;
    const start = first.start + later - clock;
    const last = Math.min(end, first.end + later + clock + toLastStart) - 1;
    return daysTouched({ start: start - before, end: last + after });
  });
  return [...new Set(dates.flat())].sort();
}

/** From a first start to all dates of its series. */
export function datesOfSeries({ count, everyWeeks, timeZone, limits, now }: SeriesQuery) {
  const all = bookableStarts({ limits, now });
  const step = everyWeeks * WEEK_MIN;
  const spans = offsetSpans(timeZone, { start: now - REACH_MIN, end: all.end + count * step + REACH_MIN });
  return (first: Minute): readonly SeriesDate[] => {
    const local = first + offsetAt(spans, first);
    const later = Array.from({ length: count - 1 }, (_, n) => dateAt(local + (n + 1) * step, spans, all));
    return [{ local, start: first }, ...later];
  };
}

const offsetAt = (spans: readonly OffsetSpan[], minute: Minute): number =>
  spans.find(({ start, end }) => start <= minute && minute < end)?.offsetMin ?? 0;

/** The first minute at which the wall clock shows this local time. */
function dateAt(local: Minute, spans: readonly OffsetSpan[], { end }: Interval): SeriesDate {
  const span = spans.find((one) => one.start <= local - one.offsetMin && local - one.offsetMin < one.end);
  if (!span) return { local, reason: 'no_such_time' };
  const start = local - span.offsetMin;
  return start < end ? { local, start } : { local, reason: 'too_far' };
}
