import type { MinuteLoad } from '../../shared/domain/places.ts';
import { isExternal } from './external.ts';
import { DAY_MIN, dayStartOf, type Interval, type Minute } from './time.ts';
import { type AgendaDay, type Busy, isLive } from './types.ts';

/** How many services, buffers before and buffers after there are in each minute of a day. */
type Uses = { readonly services: Int16Array; readonly befores: Int16Array; readonly afters: Int16Array };

/** What each minute of a day holds, and for how many it has places. */
export type Load = Uses & { readonly capacities: Uint8Array };

/**
 * The day's own entries, outside events and those of the calendars that it replaced, each counted as it takes places.
 */
export function loadOf(day: AgendaDay, now: Minute): Load {
  const origin = dayStartOf(day.date);
  const outside = day.busy.filter(isExternal);
  const own = usesOf(
    outside.length === 0 ? day.busy : day.busy.filter((entry) => !isExternal(entry)),
    day,
    now,
  );
  const load = { ...own, capacities: capacitiesOf(day, origin) };
  const elsewhere = day.elsewhere?.busy ?? [];
  if (outside.length === 0 && elsewhere.length === 0) return load;
  return withOthers(
    load,
    countsOf(outside, origin),
    usesOf(elsewhere, day, now),
    day.elsewhere?.takes === 'all',
  );
}

/**
 * Adds outside events, which take every place, and entries of other calendars, which take one place each or every one.
 */
function withOthers(load: Load, away: Int16Array, others: Uses, takesAll: boolean): Load {
  const places = (count: number, minute: number) => Math.min(1, count) * at(load.capacities, minute);
  const taken = (counts: Int16Array, minute: number) =>
    takesAll ? places(at(counts, minute), minute) : at(counts, minute);
  return {
    capacities: load.capacities,
    services: load.services.map((own, i) => own + taken(others.services, i) + places(at(away, i), i)),
    befores: load.befores.map((own, i) => own + taken(others.befores, i)),
    afters: load.afters.map((own, i) => own + taken(others.afters, i)),
  };
}

/** What a minute holds. */
export function loadIn({ services, befores, afters, capacities }: Load, index: number): MinuteLoad {
  return {
    services: at(services, index),
    befores: at(befores, index),
    afters: at(afters, index),
    capacity: at(capacities, index),
  };
}

/** The first of the minutes up to this one that all hold the same. */
export function runStart({ services, befores, afters, capacities }: Load, index: number): number {
  let first = index;
  while (
    first > 0 &&
    services[first - 1] === services[index] &&
    befores[first - 1] === befores[index] &&
    afters[first - 1] === afters[index] &&
    capacities[first - 1] === capacities[index]
  )
    first -= 1;
  return first;
}

/** How many of these entries use each minute of the day, for each use. */
function usesOf(entries: readonly Busy[], { date }: AgendaDay, now: Minute): Uses {
  const origin = dayStartOf(date);
  const live = entries.filter((entry) => isLive(entry, now));
  const befores = live.map((entry) => ({ start: entry.start - entry.before, end: entry.start }));
  const afters = live.map((entry) => ({ start: entry.end, end: entry.end + entry.after }));
  return {
    services: countsOf(live, origin),
    befores: countsOf(befores, origin),
    afters: countsOf(afters, origin),
  };
}

/** Shared, since most days hold no buffers, and many nothing. */
const NONE = new Int16Array(DAY_MIN + 1);

/** How many of the intervals cover each minute of the day: +1 and -1 at their ends, then a running sum. */
function countsOf(intervals: readonly Interval[], origin: Minute): Int16Array {
  const inside = intervals.map((one) => within(one, origin)).filter(({ start, end }) => start < end);
  if (inside.length === 0) return NONE;
  const counts = new Int16Array(DAY_MIN + 1);
  for (const { start, end } of inside) {
    counts[start] = at(counts, start) + 1;
    counts[end] = at(counts, end) - 1;
  }
  for (let i = 1; i <= DAY_MIN; i += 1) counts[i] = at(counts, i) + at(counts, i - 1);
  return counts;
}

function capacitiesOf(day: AgendaDay, origin: Minute): Uint8Array {
  const capacities = new Uint8Array(DAY_MIN).fill(1);
  const byCapacity = day.offers.toSorted((a, b) => a.capacity - b.capacity);
  for (const offer of byCapacity) {
    const { start, end } = within(offer, origin);
    capacities.fill(offer.capacity, start, end);
  }
  return capacities;
}

/** The part of an interval inside the day that starts at `origin`, as indexes of its minutes. */
export function within(interval: Interval, origin: Minute): Interval {
  return { start: clamp(interval.start - origin), end: clamp(interval.end - origin) };
}

function clamp(index: number): number {
  return Math.min(DAY_MIN, Math.max(0, index));
}

/** The number at an index; 0 outside. */
export function at(numbers: Int16Array | Uint16Array | Uint8Array, index: number): number {
  return numbers[index] ?? 0;
}
