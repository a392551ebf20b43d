import { type FoundOffers, type PlacedPart, stopAt } from './baskets.ts';
import { type Agendas, firstStarts, MOST_TRIED, reachOf, soughtIn, waysFrom } from './find-baskets.ts';
import { bookableStarts } from './free-slots.ts';
import { type Effort, offerOf, type Placing, type Sought } from './placing.ts';
import { samePeople } from './same-people.ts';
import { datesOfSeries, type SeriesDate, type SeriesQuery, type SkipReason } from './series-dates.ts';
import { type Interval, type Minute, utcDateOf } from './time.ts';

/** A local date, yyyy-mm-dd, on which the series cannot be. */
export type UnbookableDate = { readonly date: string; readonly reason: SkipReason };

/** What of a series can be booked: at least two dates, and every other one with its reason. */
export type SeriesOffer = {
  /** All parts of the first date, in the order asked for, then all of the next. */
  readonly placed: readonly PlacedPart[];
  readonly skipped: readonly UnbookableDate[];
  /** Minutes between the parts of a row, on the date that has most. */
  readonly gapMin: number;
  /** On how many calendars one date lies at most. */
  readonly persons: number;
  /** How many parts are not with the person who performs them on most dates. */
  readonly elsewhere: number;
};

/** A series that cannot be booked: from its first start, the dates that are not free. */
export type UnbookableSeries = { readonly start: Minute; readonly skipped: readonly UnbookableDate[] };

/** `missed` comes nearest, where none that suits has two dates, and all was tried: absent where nothing suits. */
export type FoundSeries = FoundOffers<SeriesOffer> & { readonly missed?: UnbookableSeries };

/** Ways of one date that are compared with those of others; only a team that can share the parts so often has more. */
const MOST_WAYS = 24;

/**
 * The series from each first start, best first: most dates, then smallest gaps, fewest calendars, most with the same
 * people, soonest. On each date all parts lie in the best way that it has, as one basket would, of the ways as good as
 * that in one with the people of the other dates; where they cannot lie, the whole date is left out. Nearest to a series
 * that suits comes the soonest start that is free, or else the soonest. `agendas` must hold `datesForSeries(query)`.
 */
export function findSeries(
  agendas: Agendas,
  query: SeriesQuery,
  mostTried: number = MOST_TRIED,
): FoundSeries {
  const effort = { left: mostTried };
  const sought = soughtIn(agendas, query);
  const judge = judgeOf(sought, reasonsOf(agendas, query, effort), query, effort);
  const dates = datesOfSeries(query);
  const offers: SeriesOffer[] = [];
  const starts = firstStarts(sought[0] ?? [], bookableStarts(query));
  for (const start of starts) {
    effort.left -= query.count;
    const offer = seriesOn(dates(start), judge, effort);
    // What was cut off in the middle would call dates taken that are free.
    if (effort.left < 0) return { offers: offers.sort(byRank), ...stopAt(start, starts) };
    if (offer) offers.push(offer);
  }
  const suiting = starts.filter(suitsFrom(query));
  const nearest = suiting.find((start) => isFree(judge(start))) ?? suiting[0];
  const isFound = offers.some(({ placed }) => query.suits?.(firstDateOf(placed, query)) ?? true);
  offers.sort(byRank);
  if (isFound || nearest === undefined) return { offers };
  const missed = { start: nearest, skipped: skippedOn(dates(nearest), judge) };
  return effort.left < 0 ? { offers } : { offers, missed };
}

/** The first date of some parts, from the first start to the last end. */
export const firstDateOf = (
  placed: readonly PlacedPart[],
  { parts }: { readonly parts: readonly unknown[] },
): Interval => ({
  start: placed[0]?.start ?? 0,
  end: Math.max(...placed.slice(0, parts.length).map(({ end }) => end)),
});

/** Whether a date from a start suits, if it takes no longer than it must. */
const suitsFrom = ({ parts, arrangement, suits }: SeriesQuery): ((start: Minute) => boolean) => {
  const lengths = parts.map(({ need }) => need.durationMin);
  const least =
    arrangement.kind === 'in_a_row' ? lengths.reduce((sum, one) => sum + one, 0) : Math.max(...lengths);
  return (start) => suits?.({ start, end: start + least }) ?? true;
};

/** The ways to place all parts from a start, or why there is none. */
type Judged = readonly (readonly Placing[])[] | SkipReason;
type Judge = (start: Minute) => Judged;

const isFree = (judged: Judged): judged is Exclude<Judged, SkipReason> => typeof judged !== 'string';

const judgedDate = (date: SeriesDate, judge: Judge): Judged =>
  'reason' in date ? date.reason : judge(date.start);

/** The dates that are not free. */
const skippedOn = (dates: readonly SeriesDate[], judge: Judge): readonly UnbookableDate[] =>
  dates.flatMap((one) => {
    const judged = judgedDate(one, judge);
    return isFree(judged) ? [] : [{ date: utcDateOf(one.local), reason: judged }];
  });

/** Judges each start once: the date of one series is that of another. */
function judgeOf(
  sought: readonly Sought[],
  reasonOf: (start: Minute) => SkipReason,
  { arrangement }: SeriesQuery,
  effort: Effort,
): Judge {
  const known = new Map<Minute, Judged>();
  const waysAt = waysFrom(sought, arrangement, effort);
  return (start) => {
    const judged = known.get(start);
    if (judged) return judged;
    const ways = waysAt(start, MOST_WAYS);
    const found = ways.length > 0 ? ways : reasonOf(start);
    known.set(start, found);
    return found;
  };
}

/** Why a start is not possible: `taken` where it would be free if nothing were booked. */
function reasonsOf(agendas: Agendas, query: SeriesQuery, effort: Effort): (start: Minute) => SkipReason {
  const { end } = bookableStarts({ limits: query.limits, now: query.now });
  const { toLastStart } = reachOf(query);
  let waysAt: ReturnType<typeof waysFrom> | undefined;
  return (start) => {
    waysAt ??= waysFrom(soughtIn(emptied(agendas), query), query.arrangement, effort);
    if (waysAt(start, 1).length > 0) return 'taken';
    return toLastStart > 0 && start + toLastStart >= end ? 'too_far' : 'closed';
  };
}

const emptied = (agendas: Agendas): Agendas =>
  new Map(
    [...agendas].map(([id, days]) => [id, days.map(({ elsewhere: _, ...day }) => ({ ...day, busy: [] }))]),
  );

/** The series on these dates; undefined when its first date is taken, or no second one is free. */
function seriesOn(dates: readonly SeriesDate[], judge: Judge, effort: Effort): SeriesOffer | undefined {
  const [first] = dates;
  if (!first || !isFree(judgedDate(first, judge))) return undefined;
  const open = dates.map((one) => judgedDate(one, judge)).filter(isFree);
  if (open.length < 2) return undefined;
  const { ways, elsewhere } = samePeople(open, effort);
  const rows = ways.map(offerOf);
  return {
    placed: rows.flatMap(({ placed }) => placed),
    skipped: skippedOn(dates, judge),
    gapMin: Math.max(...rows.map(({ gapMin }) => gapMin)),
    persons: Math.max(...rows.map(({ persons }) => persons)),
    elsewhere,
  };
}

const byRank = (one: SeriesOffer, other: SeriesOffer): number =>
  other.placed.length - one.placed.length ||
  one.gapMin - other.gapMin ||
  one.persons - other.persons ||
  one.elsewhere - other.elsewhere ||
  startOf(one) - startOf(other);

const startOf = ({ placed: [first] }: SeriesOffer): Minute => first?.start ?? 0;
