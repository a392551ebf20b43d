import { at, type Load, loadOf, within } from './day-load.ts';
import { DAY_MIN, dayIndexOf, dayStartOf, type Interval, type Minute, overlap } from './time.ts';
import { type AgendaDay, type Busy, occupied } from './types.ts';

type Occupation = Pick<Busy, 'start' | 'end' | 'before' | 'after'>;

/**
 * For each use of a minute, running counts: entry i is the number of minutes before index i of the day that refuse
 * that use. A range is free when the counts at both of its ends are equal.
 */
type DayRoom = {
  readonly service: Uint16Array;
  readonly before: Uint16Array;
  readonly after: Uint16Array;
  readonly load: Load;
};

/** The room left on some days of one calendar, by day index. */
export type Rooms = Pick<ReadonlyMap<number, DayRoom>, 'get'>;

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

/** `roomsOf`, with each day computed when it is first asked for. */
export function roomsOnDemand(days: readonly AgendaDay[], now: Minute): Rooms {
  const byIndex = new Map(days.map((day) => [dayIndexOf(dayStartOf(day.date)), day]));
  const known = new Map<number, DayRoom>();
  return {
    get: (index) => {
      const day = byIndex.get(index);
      const room = known.get(index) ?? (day && roomOf(day, now));
      if (room) known.set(index, room);
      return room;
    },
  };
}

/** Whether every minute of the entry stays valid once it is added. Throws when a day it touches is missing. */
export function fits(rooms: Rooms, entry: Occupation): boolean {
  const whole = occupied(entry);
  for (let day = dayIndexOf(whole.start); day * DAY_MIN < whole.end; day += 1) {
    const room = roomOn(rooms, day);
    const origin = day * DAY_MIN;
    const free =
      isFree(room.service, within(entry, origin)) &&
      isFree(room.before, within({ start: whole.start, end: entry.start }, origin)) &&
      isFree(room.after, within({ start: entry.end, end: whole.end }, origin));
    if (!free) return false;
  }
  return true;
}

/**
 * Whether every minute of the entry stays valid once it is added to entries that are not in the rooms yet, all of
 * which fit. Throws when a day it touches is missing.
 */
export function fitsBeside(rooms: Rooms, entry: Occupation, added: readonly Occupation[]): boolean {
  const whole = occupied(entry);
  const others = added.filter((other) => overlap(whole, occupied(other)));
  if (others.length === 0) return fits(rooms, entry);
  const all = [...others, entry];
  for (let minute = whole.start; minute < whole.end; minute += 1) {
    const { load } = roomOn(rooms, dayIndexOf(minute));
    const index = minute - dayIndexOf(minute) * DAY_MIN;
    const s = at(load.services, index) + count(all, ({ start, end }) => start <= minute && minute < end);
    const b =
      at(load.befores, index) + count(all, (one) => one.start - one.before <= minute && minute < one.start);
    const a = at(load.afters, index) + count(all, (one) => one.end <= minute && minute < one.end + one.after);
    if (s > 0 && s + Math.max(b, a) > at(load.capacities, index)) return false;
  }
  return true;
}

const count = <T>(things: readonly T[], holds: (thing: T) => boolean): number =>
  things.reduce((sum, thing) => sum + Number(holds(thing)), 0);

function roomOn(rooms: Rooms, day: number): DayRoom {
  const room = rooms.get(day);
  if (room === undefined) throw new Error(`The agenda of day ${day} is needed and was not given`);
  return room;
}

function roomOf(day: AgendaDay, now: Minute): DayRoom {
  const load = loadOf(day, now);
  const room = { service: prefix(), before: prefix(), after: prefix(), load };
  for (let i = 0; i < DAY_MIN; i += 1) {
    const capacity = at(load.capacities, i);
    const [s, b, a] = [at(load.services, i), at(load.befores, i), at(load.afters, i)];
    room.service[i + 1] = at(room.service, i) + Number(s + 1 + Math.max(b, a) > capacity);
    room.before[i + 1] = at(room.before, i) + Number(s > 0 && s + Math.max(b + 1, a) > capacity);
    room.after[i + 1] = at(room.after, i) + Number(s > 0 && s + Math.max(b, a + 1) > capacity);
  }
  return room;
}

function isFree(refusals: Uint16Array, range: Interval): boolean {
  return range.start >= range.end || at(refusals, range.end) === at(refusals, range.start);
}

function prefix(): Uint16Array {
  return new Uint16Array(DAY_MIN + 1);
}
