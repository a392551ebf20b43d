import {
  type BookableBasket,
  type FoundOffers,
  type PartsArrangement,
  type PartsQuery,
  stopAt,
} from './baskets.ts';
import { bookableStarts } from './free-slots.ts';
import { RowSearch } from './in-a-row.ts';
import { OpenCalendar, Starts } from './open-calendar.ts';
import { byRank, type Effort, offerOf, type Placing, type Sought } from './placing.ts';
import { daysTouched, type Interval, type Minute } from './time.ts';
import { togetherAt } from './together.ts';
import type { AgendaDay } from './types.ts';

/** The days of each calendar, by its id. */
export type Agendas = ReadonlyMap<string, readonly AgendaDay[]>;

/** Places that one search tries at most: far more than real agendas ask for, and a fraction of a second at worst. */
export const MOST_TRIED = 150_000;

/**
 * The best basket from each first start, best first: smallest gaps, then fewest calendars, then soonest. `agendas` must
 * hold `datesForBaskets(query)` of every calendar that a part names, with current offers; throws when one is missing.
 * Every offer can be booked: its parts can be taken one after another.
 */
export function findBaskets(
  agendas: Agendas,
  query: PartsQuery,
  mostTried: number = MOST_TRIED,
): FoundOffers<BookableBasket> {
  const effort = { left: mostTried };
  const sought = soughtIn(agendas, query);
  const best = waysFrom(sought, query.arrangement, effort);
  const offers: BookableBasket[] = [];
  const starts = firstStarts(sought[0] ?? [], bookableStarts(query));
  for (const start of starts) {
    const [placings] = best(start, 1);
    if (placings) offers.push(offerOf(placings));
    if (effort.left < 0) return { offers: offers.sort(byRank), ...stopAt(start, starts) };
  }
  return { offers: offers.sort(byRank) };
}

/** The UTC dates whose days a search needs, of every calendar that a part names. */
export function datesForBaskets(query: PartsQuery): string[] {
  const first = bookableStarts(query);
  const all = bookableStarts({ limits: query.limits, now: query.now });
  if (first.start >= first.end || query.parts.length === 0) return [];
  const { before, toLastStart, after } = reachOf(query);
  const last = Math.min(all.end, first.end + toLastStart) - 1;
  return daysTouched({ start: first.start - before, end: last + after });
}

/**
 * Minutes that the parts may reach at most: before the first start, from there to the last start, and after that one.
 */
export function reachOf({ parts, arrangement }: Pick<PartsQuery, 'parts' | 'arrangement'>) {
  const needs = parts.map(({ need }) => need);
  const before = Math.max(...needs.map(({ bufferBeforeMin }) => bufferBeforeMin));
  const after = Math.max(...needs.map(({ bufferAfterMin }) => bufferAfterMin));
  const longest = Math.max(...needs.map(({ durationMin }) => durationMin));
  const row = needs.reduce((sum, { durationMin }) => sum + durationMin + Math.max(before, after), 0);
  const toLastStart = arrangement.kind === 'in_a_row' ? row + arrangement.maxGapMin * parts.length : 0;
  return { before, toLastStart, after: longest + after };
}

/** Each part on its calendars, of which each is opened once. */
export function soughtIn(
  agendas: Agendas,
  { parts, limits, now }: Pick<PartsQuery, 'parts' | 'limits' | 'now'>,
): readonly Sought[] {
  const searched = { range: bookableStarts({ limits, now }), now, parts: parts.length };
  const ids = new Set(parts.flatMap(({ calendarIds }) => calendarIds));
  const open = new Map([...ids].map((id) => [id, new OpenCalendar(id, daysOf(agendas, id), searched)]));
  return parts.map(({ need, calendarIds }) =>
    calendarIds.flatMap((id) => {
      const calendar = open.get(id);
      return calendar ? [new Starts(calendar, need)] : [];
    }),
  );
}

function daysOf(agendas: Agendas, calendarId: string): readonly AgendaDay[] {
  const days = agendas.get(calendarId);
  if (!days) throw new Error(`The agenda of ${calendarId} is needed and was not given`);
  return days;
}

/** The minutes of the range at which the first part may start by the offers alone, in order. */
export function firstStarts(first: Sought, range: Interval): readonly Minute[] {
  const starts = new Set(first.flatMap((on) => on.onGrid));
  return [...starts].filter((start) => start >= range.start && start < range.end).sort((a, b) => a - b);
}

/** From a start of the first part to the best ways to place all, at most so many; of one search. */
export function waysFrom(
  sought: readonly Sought[],
  arrangement: PartsArrangement,
  effort: Effort,
): (start: Minute, most: number) => readonly (readonly Placing[])[] {
  if (arrangement.kind === 'together') return (start, most) => togetherAt(sought, start, most, effort);
  const search = new RowSearch(sought, arrangement.maxGapMin, effort);
  return (start, most) => search.from(start, most);
}
