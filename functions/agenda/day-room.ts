import {
  besideOf,
  fitsAmong,
  isWithinCapacity,
  type MinuteLoad,
  type Occupation,
  occupied,
} from '../../shared/domain/places.ts';
import { at, type Load, loadIn, loadOf, runStart, within } from './day-load.ts';
import { DAY_MIN, dayIndexOf, dayStartOf, type Interval, type Minute } from './time.ts';
import type { AgendaDay } from './types.ts';

/** Minutes, one after the other, that hold the same. */
export type LoadRun = MinuteLoad & { readonly minutes: number };

/**
 * For each use and each minute of the day, the index of the next minute that refuses that use; 0 where the minute itself
 * refuses it. A range is free when the next refusal after its first minute lies at its end or later.
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
 * Computes the room of each day by the capacity rule (`isWithinCapacity`). Capacity is the greatest of the offers that
 * cover a minute, and 1 where none does. Entries of other calendars count like the day's own, or as the minute's whole
 * capacity where each of them takes all places, as an external entry does.
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
  return besideOf(entry, added).length === 0
    ? fits(rooms, entry)
    : fitsAmong((minute) => loadAt(rooms, minute), entry, added);
}

/** What each minute of an interval holds, as runs of minutes that hold the same. Throws when a day is missing. */
export function loadsWithin(rooms: Rooms, { start, end }: Interval): readonly LoadRun[] {
  const runs: LoadRun[] = [];
  for (let minute = start; minute < end; minute += 1) {
    const load = loadAt(rooms, minute);
    const last = runs.at(-1);
    if (last && isAlike(last, load)) runs[runs.length - 1] = { ...last, minutes: last.minutes + 1 };
    else runs.push({ minutes: 1, ...load });
  }
  return runs;
}

const isAlike = (one: MinuteLoad, other: MinuteLoad): boolean =>
  one.services === other.services &&
  one.befores === other.befores &&
  one.afters === other.afters &&
  one.capacity === other.capacity;

function loadAt(rooms: Rooms, minute: Minute): MinuteLoad {
  const day = dayIndexOf(minute);
  return loadIn(roomOn(rooms, day).load, minute - day * DAY_MIN);
}

function roomOn(rooms: Rooms, day: number): DayRoom {
  const room = rooms.get(day);
  if (room === undefined) throw new Error(`The agenda of day ${day} is needed and was not given`);
  return room;
}

/** The rule is asked once for minutes that hold the same, from the last ones to the first. */
function roomOf(day: AgendaDay, now: Minute): DayRoom {
  const load = loadOf(day, now);
  const room = { service: noneFree(), before: noneFree(), after: noneFree(), load };
  for (let end = DAY_MIN; end > 0; ) {
    const start = runStart(load, end - 1);
    const { services: s, befores: b, afters: a, capacity } = loadIn(load, start);
    if (isWithinCapacity(s + 1, b, a, capacity)) free(room.service, start, end);
    if (isWithinCapacity(s, b + 1, a, capacity)) free(room.before, start, end);
    if (isWithinCapacity(s, b, a + 1, capacity)) free(room.after, start, end);
    end = start;
  }
  return room;
}

function noneFree(): Uint16Array {
  return new Uint16Array(DAY_MIN);
}

/** Marks minutes as free, up to the end of the free ones that follow them. */
function free(refusals: Uint16Array, start: number, end: number): void {
  refusals.fill(Math.max(end, at(refusals, end)), start, end);
}

function isFree(refusals: Uint16Array, range: Interval): boolean {
  return range.start >= range.end || at(refusals, range.start) >= range.end;
}
