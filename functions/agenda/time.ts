import { MINUTE_MS } from '../../shared/domain/duration.ts';
/** A whole minute since 1970-01-01T00:00Z: the only unit of time inside the agenda. */
export type Minute = number;

/** Half-open: `end` is the first minute after it. */
export type Interval = { readonly start: Minute; readonly end: Minute };

export const DAY_MIN = 1440;

/** The wire form of a minute, ISO-8601 UTC with milliseconds. */
export function isoOf(minute: Minute): string {
  return new Date(minute * MINUTE_MS).toISOString();
}

/** The minute of an ISO-8601 instant; undefined when the text is not an instant or not on a whole minute. */
export function minuteOf(iso: string): Minute | undefined {
  const minute = Date.parse(iso) / MINUTE_MS;
  return Number.isInteger(minute) ? minute : undefined;
}

/** The first whole minute at or after an ISO-8601 instant; undefined for none. */
export function minuteFrom(iso: string | undefined): Minute | undefined {
  return iso === undefined ? undefined : Math.ceil(Date.parse(iso) / MINUTE_MS);
}

/** The first whole minute that is not past, so a slot that began seconds ago counts as past. */
export function nowMinute(epochMs: number): Minute {
  return Math.ceil(epochMs / MINUTE_MS);
}

/** The UTC date, yyyy-mm-dd, that a minute falls in. */
export function utcDateOf(minute: Minute): string {
  return isoOf(minute).slice(0, 10);
}

/** The first minute of a UTC date. Throws RangeError when `date` is not yyyy-mm-dd. */
export function dayStartOf(date: string): Minute {
  const start = minuteOf(`${date}T00:00:00.000Z`);
  if (start === undefined) throw new RangeError(`Not a date: ${date}`);
  return start;
}

/** The UTC dates an interval touches, in order; empty for an empty interval. */
export function daysTouched(interval: Interval): string[] {
  const dates: string[] = [];
  for (let day = dayIndexOf(interval.start); day * DAY_MIN < interval.end; day += 1) {
    if (interval.start < interval.end) dates.push(utcDateOf(day * DAY_MIN));
  }
  return dates;
}

/** Days since 1970-01-01 in UTC. */
export function dayIndexOf(minute: Minute): number {
  return Math.floor(minute / DAY_MIN);
}

/** The smallest interval that holds all of these; of none, one that holds nothing. */
export function hull(intervals: readonly Interval[]): Interval {
  return {
    start: intervals.reduce((least, { start }) => Math.min(least, start), Number.POSITIVE_INFINITY),
    end: intervals.reduce((most, { end }) => Math.max(most, end), Number.NEGATIVE_INFINITY),
  };
}
