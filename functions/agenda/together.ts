import type { OpenCalendar } from './open-calendar.ts';
import {
  byLoad,
  calendarsOf,
  type Effort,
  isFreeAmong,
  leastPersons,
  type Placing,
  type Sought,
  usedFirst,
  Ways,
} from './placing.ts';
import type { Minute } from './time.ts';

/** A part that is still to be placed, where it is free, and its place in the order asked for. */
type Open = { readonly free: Sought; readonly index: number };

type Seated = Placing & { readonly index: number };

/**
 * The best ways to put all parts at one minute of the grid, each with a place of its own: on as few calendars as can
 * be, the least booked first; at most so many, none when that minute has no room for all. A calendar with several
 * places may take several.
 */
export function togetherAt(
  sought: readonly Sought[],
  start: Minute,
  most: number,
  effort: Effort,
): readonly (readonly Placing[])[] {
  const open: Open[] = [];
  for (const [index, part] of sought.entries()) {
    const free = part.filter((on) => on.isOnGrid(start) && on.isFree(start));
    if (free.length === 0) return [];
    open.push({ free: free.sort(byLoad(start)), index });
  }
  if (isTooFew(open)) return [];
  const ways = new Ways(most);
  const fewestChoicesFirst = open.sort((a, b) => a.free.length - b.free.length);
  seat(fewestChoicesFirst, [], start, ways, effort);
  return ways.all;
}

/** Whether there are more parts than calendars, none of which takes several: each try would fail at its last part. */
function isTooFew(open: readonly Open[]): boolean {
  const free = new Set(open.flatMap((part) => part.free.map(({ calendar }) => calendar)));
  return free.size < open.length && [...free].every(({ isShared }) => !isShared);
}

/** Adds the best ways to place the remaining parts beside those placed. */
function seat(
  open: readonly Open[],
  taken: readonly Seated[],
  start: Minute,
  ways: Ways,
  effort: Effort,
): void {
  const used = calendarsOf(taken);
  const rank = { gapMin: 0, persons: leastTogether(used, open) };
  if (!ways.wants(rank)) return;
  const [part, ...rest] = open;
  if (!part) {
    const inOrder = taken.toSorted((a, b) => a.index - b.index);
    ways.add(inOrder, rank);
    return;
  }
  const { free, index } = part;
  const places = free.map((on) => ({ on, start, index }));
  for (const place of usedFirst(places, used)) {
    effort.left -= 1;
    if (effort.left < 0) break;
    if (isFreeAmong(taken, place)) seat(rest, [...taken, place], start, ways, effort);
  }
}

/** The fewest calendars that all parts need: a part that no shared calendar can take needs one for itself. */
function leastTogether(used: readonly OpenCalendar[], open: readonly Open[]): number {
  const alone = open.filter(({ free }) => !free.some(({ calendar }) => calendar.isShared)).length;
  const shared = leastPersons(
    used,
    open.map(({ free }) => free),
  );
  return Math.max(used.length + alone, shared);
}
