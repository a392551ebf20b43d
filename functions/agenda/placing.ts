import type { BookableBasket } from './baskets.ts';
import { appointmentAt, type OpenCalendar, type Starts } from './open-calendar.ts';
import type { Minute } from './time.ts';

/** A part on each calendar that may perform it. */
export type Sought = readonly Starts[];

/** Where a search has put a part. */
export type Placing = { readonly on: Starts; readonly start: Minute };

/** How much work a search may still do; below zero it ends with what it has found. */
export type Effort = { left: number };

/** The offer that these placings make. */
export function offerOf(placings: readonly Placing[]): BookableBasket {
  const placed = placings.map(({ on: { calendar, need }, start }) => ({
    calendarId: calendar.calendarId,
    start,
    end: start + need.durationMin,
  }));
  const gaps = placed.slice(1).map(({ start }, n) => Math.max(0, start - (placed[n]?.end ?? start)));
  return {
    placed,
    gapMin: gaps.reduce((sum, gap) => sum + gap, 0),
    persons: calendarsOf(placings).length,
  };
}

/** The calendars that these placings lie on, each once. */
export function calendarsOf(placings: readonly Placing[]): readonly OpenCalendar[] {
  const calendars: OpenCalendar[] = [];
  for (const { on } of placings) if (!calendars.includes(on.calendar)) calendars.push(on.calendar);
  return calendars;
}

/**
 * How many calendars a basket takes at least: those it has, and one more for each remaining part that neither they nor
 * the performers of another such part can take.
 */
export function leastPersons(used: readonly OpenCalendar[], remaining: readonly Sought[]): number {
  let known = used;
  let least = used.length;
  for (const sought of remaining) {
    if (sought.some(({ calendar }) => known.includes(calendar))) continue;
    known = [...known, ...sought.map(({ calendar }) => calendar)];
    least += 1;
  }
  return least;
}

/** Whether a part can be put there beside those placed: only what is on the same calendar stands in its way. */
export function isFreeAmong(placings: readonly Placing[], { on, start }: Placing): boolean {
  const beside = placings.filter((one) => one.on.calendar === on.calendar);
  return on.isFreeBeside(
    start,
    beside.map((one) => appointmentAt(one.start, one.on.need)),
  );
}

/** These places, those on calendars that are used already before the others. */
export function usedFirst<P extends Placing>(
  places: readonly P[],
  used: readonly OpenCalendar[],
): readonly P[] {
  if (places.length < 2) return places;
  const isUsed = ({ on }: Placing): boolean => used.includes(on.calendar);
  return [...places.filter(isUsed), ...places.filter((place) => !isUsed(place))];
}

/** Orders calendars by what is booked on the day of a start, least first, ties by id. */
export const byLoad =
  (start: Minute) =>
  ({ calendar: one }: Starts, { calendar: other }: Starts): number =>
    one.servedOn(start) - other.servedOn(start) || (one.calendarId < other.calendarId ? -1 : 1);

type Rank = Pick<BookableBasket, 'gapMin' | 'persons'>;

/** Smaller gaps are better than fewer calendars. */
const isBetter = (one: Rank, other: Rank): boolean =>
  one.gapMin < other.gapMin || (one.gapMin === other.gapMin && one.persons < other.persons);

/** The best ways to place all parts that a search has found: of one rank, each on other calendars, at most so many. */
export class Ways {
  private readonly most: number;
  private rank: Rank | undefined;
  private known: (readonly Placing[])[] = [];

  constructor(most: number) {
    this.most = most;
  }

  get all(): readonly (readonly Placing[])[] {
    return this.known;
  }

  /** What the best have; infinite while there are none. */
  get gapMin(): number {
    return this.rank?.gapMin ?? Number.POSITIVE_INFINITY;
  }

  /** Whether a way of this rank would be kept. */
  wants(rank: Rank): boolean {
    if (!this.rank || isBetter(rank, this.rank)) return true;
    return this.known.length < this.most && !isBetter(this.rank, rank);
  }

  /** Keeps a way whose rank is wanted, unless one on the same calendars is kept already. */
  add(placings: readonly Placing[], rank: Rank): void {
    if (!this.rank || isBetter(rank, this.rank)) this.known = [];
    this.rank = rank;
    if (!this.known.some((one) => isOnSameCalendars(one, placings))) this.known.push(placings);
  }
}

const isOnSameCalendars = (one: readonly Placing[], other: readonly Placing[]): boolean =>
  one.every(({ on }, part) => on === other[part]?.on);

/** How many parts of one way are on another calendar than in the other way. */
export const othersThan = (one: readonly Placing[], other: readonly Placing[]): number =>
  one.reduce((sum, { on }, part) => sum + Number(on !== other[part]?.on), 0);

/** Best first: smaller gaps, fewer calendars, sooner. */
export const byRank = (one: BookableBasket, other: BookableBasket): number =>
  one.gapMin - other.gapMin || one.persons - other.persons || startOf(one) - startOf(other);

const startOf = ({ placed: [first] }: BookableBasket): Minute => first?.start ?? 0;
