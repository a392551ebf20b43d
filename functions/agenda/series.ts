import type { Found, Part, PlacedPart } from './baskets.ts';
import { type Agendas, firstStarts, MOST_TRIED, soughtIn } from './find-baskets.ts';
import { bookableStarts } from './free-slots.ts';
import type { Starts } from './open-calendar.ts';
import { byLoad, offerOf, type Sought } from './placing.ts';
import { DAY_MIN, daysTouched, type Interval, type Minute, utcDateOf } from './time.ts';
import type { BookingLimits } from './types.ts';
import { type OffsetSpan, offsetSpans } from './zone-runs.ts';

/** The same appointment every so many weeks, at the same hour by the clock on the wall of the business. */
export type SeriesQuery = {
  readonly part: Part;
  /** How many dates, at least 2. */
  readonly count: number;
  readonly everyWeeks: number;
  readonly timeZone: string;
  readonly limits: BookingLimits;
  readonly now: Minute;
  /** The first date starts in [from, to). */
  readonly from?: Minute;
  readonly to?: Minute;
};

/**
 * Why a date is left out. `closed`: not offered · `taken`: nobody has room · `too_far`: not bookable yet ·
 * `no_such_time`: the clock is put forward over that hour.
 */
export type SkipReason = 'closed' | 'taken' | 'too_far' | 'no_such_time';

/** A local date, yyyy-mm-dd, on which the series cannot be. */
export type SkippedDate = { readonly date: string; readonly reason: SkipReason };

/** What of a series can be booked: at least two dates, and every other one with its reason. */
export type SeriesOffer = {
  readonly placed: readonly PlacedPart[];
  readonly skipped: readonly SkippedDate[];
  /** How many of the dates are not on the calendar that takes most of them. */
  readonly elsewhere: number;
};

const WEEK_MIN = 7 * DAY_MIN;
/** No clock is put further than this. */
const CLOCK_MIN = 180;
/** No zone is a day from UTC. */
const REACH_MIN = DAY_MIN;

/**
 * The series from each first start, best first: most dates, then most of them on one calendar, then soonest. Each lies
 * on the calendar that is free on most of its dates, and on others only where that one is not. `agendas` must hold
 * `datesForSeries(query)`.
 */
export function findSeries(
  agendas: Agendas,
  query: SeriesQuery,
  mostTried: number = MOST_TRIED,
): Found<SeriesOffer> {
  const [sought = []] = soughtIn(agendas, { ...query, parts: [query.part] });
  const dates = datesOfSeries(query);
  const offers: SeriesOffer[] = [];
  let left = mostTried;
  for (const start of firstStarts(sought, bookableStarts(query))) {
    if (left < 0) break;
    left -= query.count * query.part.calendarIds.length;
    const offer = seriesFrom(sought, dates(start));
    if (offer) offers.push(offer);
  }
  return { offers: offers.sort(byRank), isPartial: left < 0 };
}

/** The UTC dates whose days a search of series needs: those around its weeks, not what lies between. */
export function datesForSeries({
  part: { need },
  limits,
  now,
  count,
  everyWeeks,
  ...query
}: SeriesQuery): string[] {
  const first = bookableStarts({ limits, now, ...query });
  const { end } = bookableStarts({ limits, now });
  if (first.start >= first.end) return [];
  const { durationMin, bufferBeforeMin, bufferAfterMin } = need;
  const dates = Array.from({ length: count }, (_, n) => {
    const later = n * everyWeeks * WEEK_MIN;
    const clock = n === 0 ? 0 : CLOCK_MIN;
    const start = first.start + later - clock;
    const last = Math.min(end, first.end + later + clock) - 1;
    return daysTouched({ start: start - bufferBeforeMin, end: last + durationMin + bufferAfterMin });
  });
  return [...new Set(dates.flat())].sort();
}

/** A date of a series: its start, if the wall clock shows that time and it is within the horizon. */
type SeriesDate = { readonly date: string } & (
  | { readonly start: Minute }
  | { readonly reason: 'too_far' | 'no_such_time' }
);

/** From a first start to all dates of its series. */
function datesOfSeries({ count, everyWeeks, timeZone, limits, now }: SeriesQuery) {
  const all = bookableStarts({ limits, now });
  const step = everyWeeks * WEEK_MIN;
  const spans = offsetSpans(timeZone, { start: now - REACH_MIN, end: all.end + count * step + REACH_MIN });
  return (first: Minute): readonly SeriesDate[] => {
    const local = first + offsetAt(spans, first);
    const later = Array.from({ length: count - 1 }, (_, n) => dateAt(local + (n + 1) * step, spans, all));
    return [{ date: utcDateOf(local), start: first }, ...later];
  };
}

const offsetAt = (spans: readonly OffsetSpan[], minute: Minute): number =>
  spans.find(({ start, end }) => start <= minute && minute < end)?.offsetMin ?? 0;

/** The first minute at which the wall clock shows this local time. */
function dateAt(local: Minute, spans: readonly OffsetSpan[], { end }: Interval): SeriesDate {
  const date = utcDateOf(local);
  const span = spans.find((one) => one.start <= local - one.offsetMin && local - one.offsetMin < one.end);
  if (!span) return { date, reason: 'no_such_time' };
  const start = local - span.offsetMin;
  return start < end ? { date, start } : { date, reason: 'too_far' };
}

/** The series on these dates; undefined when its first date is taken, or no second one is free. */
function seriesFrom(sought: Sought, dates: readonly SeriesDate[]): SeriesOffer | undefined {
  const judged = dates.map((date) => judge(date, sought));
  const [first] = judged;
  if (!first || 'reason' in first) return undefined;
  const open = judged.filter((date) => 'free' in date);
  if (open.length < 2) return undefined;
  const countOf = (on: Starts): number => open.filter(({ free }) => free.includes(on)).length;
  const preferred = sought.toSorted((a, b) => countOf(b) - countOf(a) || byLoad(first.start)(a, b));
  const placings = open.flatMap(({ start, free }) => {
    const on = preferred.find((one) => free.includes(one));
    return on ? [{ on, start }] : [];
  });
  return {
    placed: offerOf(placings).placed,
    skipped: judged.flatMap((date) => ('reason' in date ? [{ date: date.date, reason: date.reason }] : [])),
    elsewhere: placings.filter(({ on }) => on !== preferred[0]).length,
  };
}

type Judged = SkippedDate | { readonly start: Minute; readonly free: Sought };

/** Who is free on a date, or why nobody is. */
function judge(date: SeriesDate, sought: Sought): Judged {
  if ('reason' in date) return { date: date.date, reason: date.reason };
  const { start } = date;
  const offering = sought.filter((on) => on.isOnGrid(start));
  if (offering.length === 0) return { date: date.date, reason: 'closed' };
  const free = offering.filter((on) => on.isFree(start));
  return free.length === 0 ? { date: date.date, reason: 'taken' } : { start, free };
}

const byRank = (one: SeriesOffer, other: SeriesOffer): number =>
  other.placed.length - one.placed.length || one.elsewhere - other.elsewhere || startOf(one) - startOf(other);

const startOf = ({ placed: [first] }: SeriesOffer): Minute => first?.start ?? 0;
