import { bufferBetween } from './baskets.ts';
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
import { dayIndexOf, type Minute } from './time.ts';

/**
 * Finds rows: from a first start on, those with the smallest gaps and of those the ones with the fewest calendars, the
 * calendars that are booked least that day first. What was learned for one start serves the others.
 */
export class RowSearch {
  private readonly sought: readonly Sought[];
  private readonly maxGapMin: number;
  private readonly effort: Effort;
  /** By part, then by UTC day: its calendars in the order of trying. */
  private readonly orders: readonly Map<number, Sought>[];
  /** By part, then by start and calendar of the former: the least that the visitor waits from there to the end. */
  private readonly waits: readonly Map<string, Map<Minute, number>>[];

  constructor(sought: readonly Sought[], maxGapMin: number, effort: Effort) {
    this.sought = sought;
    this.maxGapMin = maxGapMin;
    this.effort = effort;
    this.waits = sought.map(() => new Map());
    this.orders = sought.map(() => new Map());
  }

  /** The best rows whose first part starts at this minute, on the grid, each on other calendars; at most so many. */
  from(start: Minute, most: number): readonly (readonly Placing[])[] {
    const starters = this.inOrder(0, start).filter((on) => on.isOnGrid(start) && on.isFree(start));
    const ways = new Ways(most);
    for (const on of starters) this.extend([{ on, start }], 0, ways);
    return ways.all;
  }

  /** Adds the best rows that begin with these placings. */
  private extend(placings: readonly Placing[], gapMin: number, ways: Ways): void {
    const used = calendarsOf(placings);
    const least = gapMin + this.leastWait(placings);
    if (least === Number.POSITIVE_INFINITY) return;
    const persons = leastPersons(used, this.sought.slice(placings.length));
    if (!ways.wants({ gapMin: least, persons })) return;
    if (placings.length === this.sought.length) {
      ways.add(placings, { gapMin, persons });
      return;
    }
    const [last, next] = [placings.at(-1), placings.length];
    if (!last) return;
    for (let wait = 0; wait <= this.longestWait(last, next) && gapMin + wait <= ways.gapMin; wait += 1)
      for (const step of usedFirst(this.stepsAt(last, next, wait), used)) {
        this.effort.left -= 1;
        if (this.effort.left < 0) return;
        if (isFreeAmong(placings, step)) this.extend([...placings, step], gapMin + wait, ways);
      }
  }

  /** The least that the visitor waits after these, if only the last of them were there; infinite for no way on. */
  private leastWait(placings: readonly Placing[]): number {
    const last = placings.at(-1);
    return last ? this.leastWaitAfter(last, placings.length) : 0;
  }

  private leastWaitAfter(last: Placing, next: number): number {
    if (next === this.sought.length) return 0;
    const waits = this.waitsAfter(last, next);
    const known = waits.get(last.start);
    if (known !== undefined) return known;
    this.effort.left -= 1;
    let least = Number.POSITIVE_INFINITY;
    for (let wait = 0; wait < least && wait <= this.longestWait(last, next); wait += 1)
      for (const step of this.stepsAt(last, next, wait))
        if (step.on.isFree(step.start)) least = Math.min(least, wait + this.leastWaitAfter(step, next + 1));
    waits.set(last.start, least);
    return least;
  }

  private waitsAfter({ on }: Placing, next: number): Map<Minute, number> {
    const byCalendar = this.waits[next] ?? new Map<string, Map<Minute, number>>();
    const known = byCalendar.get(on.calendar.calendarId) ?? new Map<Minute, number>();
    byCalendar.set(on.calendar.calendarId, known);
    return known;
  }

  /** Where a part may begin so many minutes after the former has ended, least booked first; free or not. */
  private stepsAt({ on: former, start }: Placing, next: number, wait: number): Placing[] {
    const at = start + former.need.durationMin + wait;
    const steps: Placing[] = [];
    for (const on of this.inOrder(next, at)) {
      const least = on.calendar === former.calendar ? bufferBetween(former.need, on.need) : 0;
      if (wait < least || wait > least + this.maxGapMin) continue;
      if (wait === least ? on.isOffered(at) : on.isOnGrid(at)) steps.push({ on, start: at });
    }
    return steps;
  }

  /** A part's calendars, the least booked on the UTC day of a start first. */
  private inOrder(part: number, start: Minute): Sought {
    const byDay = this.orders[part] ?? new Map<number, Sought>();
    const day = dayIndexOf(start);
    const order = byDay.get(day) ?? (this.sought[part] ?? []).toSorted(byLoad(start));
    byDay.set(day, order);
    return order;
  }

  private longestWait({ on: former }: Placing, next: number): number {
    const own = (this.sought[next] ?? []).find(({ calendar }) => calendar === former.calendar);
    return this.maxGapMin + (own ? bufferBetween(former.need, own.need) : 0);
  }
}
