import { leastBookedFirst } from './any-calendar.ts';
import { freeSlots } from './free-slots.ts';
import { take, takeWithinHours } from './take.ts';
import { type Interval, type Minute, utcDateOf } from './time.ts';
import type { AgendaDay, BookingLimits, Busy } from './types.ts';

/** Times that one appointment is offered where nobody is free at its own. */
const MOST_TIMES = 3;

/** An appointment that cannot stay, and the calendars that may take it. */
export interface Displaced {
  readonly entry: Busy;
  /** Appointments of the same client are never offered at the same time. */
  readonly client: string;
  readonly calendarIds: readonly string[];
}

/** Where an appointment may go. */
export interface Place {
  readonly calendarId: string;
  readonly start: Minute;
}

/** Each calendar's days, with current offers. They hold every minute around the places that are sought. */
export type DaysOf = ReadonlyMap<string, readonly AgendaDay[]>;

export interface Seeking {
  readonly now: Minute;
  /** They apply to other times; an appointment's own time has to be ahead. */
  readonly limits: BookingLimits;
  /** Other times start from this minute on and before `to`. */
  readonly from: Minute;
  readonly to: Minute;
}

const meet = (a: Interval, b: Interval): boolean => a.start < b.end && b.start < a.end;

/** The appointment at a place, beside the one that it keeps until somebody chooses. */
const entryAt = ({ entry }: Displaced, { calendarId, start }: Place): Busy => ({
  ...entry,
  id: `${entry.id}@${calendarId}@${start}`,
  start,
  end: start + entry.end - entry.start,
});

/** The days once a place is taken; undefined where it is no longer free. */
const withPlace = (days: DaysOf, one: Displaced, place: Place, now: Minute): DaysOf | undefined => {
  const judged = take(days.get(place.calendarId) ?? [], entryAt(one, place), now);
  return judged.ok ? new Map([...days, [place.calendarId, judged.days]]) : undefined;
};

/** Calendars with the least booked on the day come first. */
const inOrder = (days: DaysOf, places: readonly Place[], now: Minute): readonly Place[] => {
  const [first] = places;
  if (first === undefined) return [];
  const date = utcDateOf(first.start);
  const onDate = places.flatMap(({ calendarId }) => {
    const day = days.get(calendarId)?.find((one) => one.date === date);
    return day ? [[calendarId, day] as const] : [];
  });
  const order = leastBookedFirst(new Map(onDate), now);
  return places.toSorted((a, b) => order.indexOf(a.calendarId) - order.indexOf(b.calendarId));
};

/** The places at the appointment's own time that are open and free, whatever minute it was booked for. */
const atItsTime = (days: DaysOf, one: Displaced, { now }: Seeking): readonly Place[] => {
  const places = one.calendarIds.map((calendarId) => ({ calendarId, start: one.entry.start }));
  const isFree = (place: Place) =>
    takeWithinHours(days.get(place.calendarId) ?? [], entryAt(one, place), now).ok;
  return inOrder(days, places.filter(isFree), now);
};

/** The places at other times by their start, nearest first; of two equally near, the earlier one. */
const atOtherTimes = (days: DaysOf, { entry, calendarIds }: Displaced, seeking: Seeking) => {
  const need = {
    durationMin: entry.end - entry.start,
    bufferBeforeMin: entry.before,
    bufferAfterMin: entry.after,
  };
  const places = calendarIds.flatMap((calendarId) =>
    freeSlots(days.get(calendarId) ?? [], { need, ...seeking }).map(({ start }) => ({ calendarId, start })),
  );
  const distance = (start: Minute) => Math.abs(start - entry.start);
  return [...Map.groupBy(places, ({ start }) => start)].toSorted(
    ([a], [b]) => distance(a) - distance(b) || a - b,
  );
};

interface Proposed {
  readonly places: readonly Place[];
  /** The days with all of them taken. */
  readonly days: DaysOf;
}

const sought = (days: DaysOf, one: Displaced, apart: readonly Interval[], seeking: Seeking): Proposed => {
  const isApart = (place: Place) => !apart.some((time) => meet(time, entryAt(one, place)));
  const [own] = atItsTime(days, one, seeking).filter(isApart);
  const withOwn = own && withPlace(days, one, own, seeking.now);
  if (own && withOwn) return { places: [own], days: withOwn };
  let found: Proposed = { places: [], days };
  for (const [, places] of atOtherTimes(days, one, seeking)) {
    if (found.places.length === MOST_TIMES) break;
    for (const place of inOrder(found.days, places.filter(isApart), seeking.now)) {
      const next = withPlace(found.days, one, place, seeking.now);
      if (!next) continue;
      found = { places: [...found.places, place], days: next };
      break;
    }
  }
  return { ...found, places: found.places.toSorted((a, b) => a.start - b.start) };
};

/**
 * Where each of these appointments may go, by its id: to somebody free at its own time, else to the three nearest times
 * that do not overlap, in their order. Soonest appointments choose first, and no minute is offered twice: every place of the answer is
 * free even when all the others are taken. None where nothing is free.
 */
export function proposals(
  displaced: readonly Displaced[],
  days: DaysOf,
  seeking: Seeking,
): ReadonlyMap<string, readonly Place[]> {
  const found = new Map<string, readonly Place[]>();
  let left = days;
  const timesOf = (one: Displaced): readonly Interval[] =>
    displaced
      .filter((other) => other !== one && other.client === one.client)
      .flatMap((other) => [
        other.entry,
        ...(found.get(other.entry.id) ?? []).map((place) => entryAt(other, place)),
      ]);
  for (const one of displaced.toSorted(bySooner)) {
    const proposed = sought(left, one, timesOf(one), seeking);
    found.set(one.entry.id, proposed.places);
    left = proposed.days;
  }
  return found;
}

const bySooner = ({ entry: a }: Displaced, { entry: b }: Displaced): number =>
  a.start - b.start || (a.id < b.id ? -1 : 1);
