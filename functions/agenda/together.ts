import type { OpenCalendar } from './open-calendar.ts';
import {
  besideOn,
  byLoad,
  calendarsOf,
  type Effort,
  leastPersons,
  type Placing,
  type Sought,
} from './placing.ts';
import type { Minute } from './time.ts';

/** A part that is still to be placed, where it is free, and its place in the order asked for. */
type Open = { readonly free: Sought; readonly index: number };

type Seated = Placing & { readonly index: number };

/**
 * All parts at one minute of the grid, each with a place of its own, on as few calendars as can be, and of those on the
 * least booked; undefined when that minute has no room for all of them. A calendar with several places may take several.
 */
export function togetherAt(
  sought: readonly Sought[],
  start: Minute,
  effort: Effort,
): readonly Placing[] | undefined {
  const open: Open[] = [];
  for (const [index, part] of sought.entries()) {
    const free = part.filter((on) => on.isOnGrid(start) && on.isFree(start));
    if (free.length === 0) return undefined;
    open.push({ free: free.sort(byLoad(start)), index });
  }
  const fewestChoicesFirst = open.sort((a, b) => a.free.length - b.free.length);
  return seated(fewestChoicesFirst, [], start, undefined, effort)?.toSorted((a, b) => a.index - b.index);
}

/** The better of `best` and the best way to seat the others beside those who are. */
function seated(
  open: readonly Open[],
  taken: readonly Seated[],
  start: Minute,
  best: readonly Seated[] | undefined,
  effort: Effort,
): readonly Seated[] | undefined {
  const used = calendarsOf(taken);
  if (best && leastTogether(used, open) >= calendarsOf(best).length) return best;
  const [part, ...rest] = open;
  if (!part) return taken;
  const isUsed = ({ calendar }: Sought[number]): number => Number(used.includes(calendar));
  let found = best;
  for (const on of part.free.toSorted((a, b) => isUsed(b) - isUsed(a))) {
    effort.left -= 1;
    if (effort.left < 0) break;
    if (on.isFreeBeside(start, besideOn(on.calendar, taken)))
      found = seated(rest, [...taken, { on, start, index: part.index }], start, found, effort);
  }
  return found;
}

/** How many calendars all take at least: a part that no shared calendar can take needs one for itself. */
function leastTogether(used: readonly OpenCalendar[], open: readonly Open[]): number {
  const alone = open.filter(({ free }) => !free.some(({ calendar }) => calendar.isShared)).length;
  const shared = leastPersons(
    used,
    open.map(({ free }) => free),
  );
  return Math.max(used.length + alone, shared);
}
