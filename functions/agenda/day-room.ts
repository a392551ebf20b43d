import { isExternal } from './external.ts';
import { DAY_MIN, dayIndexOf, dayStartOf, type Interval, type Minute } from './time.ts';
import { type AgendaDay, type Busy, isLive, occupied } from './types.ts';

type Occupation = Pick<Busy, 'start' | 'end' | 'before' | 'after'>;

/**
 * For each use of a minute, running counts: entry i is the number of minutes before index i of the day that refuse
 * that use. A range is free when the counts at both of its ends are equal.
 */
type DayRoom = { readonly service: Uint16Array; readonly before: Uint16Array; readonly after: Uint16Array };

/** The room left on some days of one calendar, by day index. */
export type Rooms = ReadonlyMap<number, DayRoom>;

/**
 * The capacity rule, minute by minute. With s services, b buffers before and a buffers after on a minute, the
 * minute is valid when nobody is served in it (s = 0), or when
 *
 *     s + max(b, a) ≤ capacity
 *
 * Why: one chair serves one customer, and between two customers it sees at most one buffer after the last and one
 * before the next, which may share their time; it never serves during either. So the gap between neighbours is the
 * greater of the two buffers, not their sum, and with capacity 1 no service overlaps another's service or buffer.
 * A minute that holds only buffers uses no capacity, so ten customers of a class for ten may all need the quarter of
 * an hour before opening. The rule counts entries, so it does not depend on who booked first.
 *
 * Capacity is the greatest of the offers that cover the minute, and 1 where none does. Entries of other calendars
 * count like the day's own, or as the minute's whole capacity where each of them takes all places, as an external
 * entry does.
 */
export function roomsOf(days: readonly AgendaDay[], now: Minute): Rooms {
  return new Map(days.map((day) => [dayIndexOf(dayStartOf(day.date)), roomOf(day, now)]));
}

/** Whether every minute of the entry stays valid once it is added. Throws when a day it touches is missing. */
export function fits(rooms: Rooms, entry: Occupation): boolean {
  const whole = occupied(entry);
  for (let day = dayIndexOf(whole.start); day * DAY_MIN < whole.end; day += 1) {
    const room = rooms.get(day);
    if (room === undefined) throw new Error(`The agenda of day ${day} is needed and was not given`);
    const origin = day * DAY_MIN;
    const free =
      isFree(room.service, within(entry, origin)) &&
      isFree(room.before, within({ start: whole.start, end: entry.start }, origin)) &&
      isFree(room.after, within({ start: entry.end, end: whole.end }, origin));
    if (!free) return false;
  }
  return true;
}

function roomOf(day: AgendaDay, now: Minute): DayRoom {
  const origin = dayStartOf(day.date);
  const own = usesOf(
    day.busy.filter((entry) => !isExternal(entry)),
    day,
    now,
  );
  const away = countsOf(day.busy.filter(isExternal), origin);
  const others = usesOf(day.elsewhere?.busy ?? [], day, now);
  const takesAll = day.elsewhere?.takes === 'all';
  const capacities = capacitiesOf(day, origin);
  const room = { service: prefix(), before: prefix(), after: prefix() };
  for (let i = 0; i < DAY_MIN; i += 1) {
    const capacity = at(capacities, i);
    const taken = (counts: Int16Array) => (takesAll ? Math.min(1, at(counts, i)) * capacity : at(counts, i));
    const outside = Math.min(1, at(away, i)) * capacity;
    const s = at(own.services, i) + taken(others.services) + outside;
    const b = at(own.befores, i) + taken(others.befores);
    const a = at(own.afters, i) + taken(others.afters);
    room.service[i + 1] = at(room.service, i) + Number(s + 1 + Math.max(b, a) > capacity);
    room.before[i + 1] = at(room.before, i) + Number(s > 0 && s + Math.max(b + 1, a) > capacity);
    room.after[i + 1] = at(room.after, i) + Number(s > 0 && s + Math.max(b, a + 1) > capacity);
  }
  return room;
}

/** How many of these entries use each minute of the day, for each use. */
function usesOf(entries: readonly Busy[], { date }: AgendaDay, now: Minute) {
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

/** How many of the intervals cover each minute of the day: +1 and -1 at their ends, then a running sum. */
function countsOf(intervals: readonly Interval[], origin: Minute): Int16Array {
  const counts = new Int16Array(DAY_MIN + 1);
  for (const interval of intervals) {
    const { start, end } = within(interval, origin);
    if (start >= end) continue;
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
function within(interval: Interval, origin: Minute): Interval {
  return { start: clamp(interval.start - origin), end: clamp(interval.end - origin) };
}

function clamp(index: number): number {
  return Math.min(DAY_MIN, Math.max(0, index));
}

function isFree(refusals: Uint16Array, range: Interval): boolean {
  return range.start >= range.end || at(refusals, range.end) === at(refusals, range.start);
}

function prefix(): Uint16Array {
  return new Uint16Array(DAY_MIN + 1);
}

function at(numbers: Int16Array | Uint16Array | Uint8Array, index: number): number {
  return numbers[index] ?? 0;
}
