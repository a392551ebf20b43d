import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { currentDays } from '../../../functions/agenda/offers-of.ts';
import { type DaysOf, type Displaced, type Place, proposals } from '../../../functions/agenda/proposals.ts';
import { DAY_MIN, dayStartOf, daysTouched } from '../../../functions/agenda/time.ts';
import type { AgendaWindow, Busy, Rules } from '../../../functions/agenda/types.ts';
import { occupied } from '../../../shared/domain/places.ts';
import { timeOf } from '../../support/agenda-arbitraries.ts';
import {
  type OracleRun,
  oracleFits,
  oracleOffers,
  oracleOpen,
  oracleRuns,
} from '../../support/agenda-oracle.ts';
import { seededRuns } from '../../support/seeded.ts';

const MONDAY = '2026-07-06';
const midnight = dayStartOf(MONDAY);
const now = midnight + 8 * 60;
const to = midnight + 2 * DAY_MIN;
const limits = { minNoticeMin: 60, until: now + 30 * DAY_MIN };
const DATES = ['2026-07-05', MONDAY, '2026-07-07', '2026-07-08', '2026-07-09'];
const IDS = ['anne', 'bob', 'carl'];
const STEP = 5;

/** A count of steps from `from` to `from + 60`, mostly of whole half hours: only those of a window's own pattern are offered. */
const stepsFrom = (from: number) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.integer({ min: 0, max: 10 }).map((halfHours) => from + halfHours * 6) },
    { weight: 1, arbitrary: fc.integer({ min: from, max: from + 60 }) },
  );

const anyWindow = fc
  .record({
    calendarId: fc.constantFrom(...IDS),
    dayOfWeek: fc.constantFrom(1, 1, 2),
    bounds: fc.uniqueArray(stepsFrom(0), { minLength: 2, maxLength: 2 }),
    capacity: fc.constantFrom(1, 1, 2),
  })
  .map(({ bounds, ...window }): AgendaWindow => {
    const [from = 0, until = 0] = bounds.toSorted((a, b) => a - b).map((steps) => 540 + steps * STEP);
    return {
      ...window,
      ...{ availabilityId: window.calendarId, timezone: 'UTC', active: true },
      startTime: timeOf(from),
      endTime: timeOf(until),
    };
  });

const anyTime = fc.record({
  at: stepsFrom(108).map((steps) => steps * STEP),
  minutes: fc.integer({ min: 1, max: 18 }).map((steps) => steps * STEP),
  before: fc.constantFrom(0, 0, 10),
  after: fc.constantFrom(0, 0, 15),
});

const anyCase = fc.record({
  windows: fc.array(anyWindow, { minLength: 2, maxLength: 6 }),
  slotMinutes: fc.constantFrom(15, 30),
  booked: fc.array(fc.record({ calendarId: fc.constantFrom(...IDS), time: anyTime }), { maxLength: 5 }),
  lost: fc.array(
    fc.record({
      time: anyTime,
      client: fc.constantFrom('ana', 'bea', 'cleo'),
      calendarIds: fc.subarray(IDS, { minLength: 1 }),
    }),
    { minLength: 1, maxLength: 5 },
  ),
});

type Case = typeof anyCase extends fc.Arbitrary<infer Drawn> ? Drawn : never;
type Time = Case['booked'][number]['time'];

const busyAt = (id: string, { at, minutes, before, after }: Time): Busy => ({
  ...{ id, kind: 'booking', before, after },
  ...{ start: midnight + at, end: midnight + at + minutes },
});

/** The same world as the product stores it and as the oracle counts it; who lost their time is on no calendar of it. */
const worldOf = ({ windows, slotMinutes, booked, lost }: Case) => {
  const rules: Rules = { rulesVersion: 1, windows, closures: [], slotMinutes };
  const entries = booked.map(({ calendarId, time }, n) => ({ calendarId, entry: busyAt(`b${n}`, time) }));
  const of = (id: string) => entries.filter(({ calendarId }) => calendarId === id).map(({ entry }) => entry);
  const days: DaysOf = new Map(
    IDS.map((id) => [
      id,
      currentDays([], DATES, rules, id).map((day) => ({
        ...day,
        busy: of(id).filter((entry) => daysTouched(occupied(entry)).includes(day.date)),
      })),
    ]),
  );
  const displaced: readonly Displaced[] = lost.map(({ time, client, calendarIds }, n) => ({
    ...{ entry: busyAt(`lost${n}`, time), client, calendarIds },
  }));
  const range = { start: midnight, end: to };
  const runs = new Map(IDS.map((id) => [id, oracleRuns(rules, id, range)]));
  return { days, displaced, slotMinutes, runs, on: new Map(IDS.map((id) => [id, [...of(id)]])) };
};

type World = ReturnType<typeof worldOf>;

const isApart = (a: Busy, b: Busy): boolean => a.end <= b.start || b.end <= a.start;
const moved = (entry: Busy, start: number): Busy => ({
  ...entry,
  start,
  end: start + entry.end - entry.start,
});

/**
 * Whether a place is open and free, minute by minute, with all that was offered before it. Its own time may be any
 * minute, as it was booked by hand; another one is of those that are offered.
 */
const isFree = ({ runs, on, slotMinutes }: World, entry: Busy, { calendarId, start }: Place): boolean => {
  const [own, others]: [readonly OracleRun[], readonly Busy[]] = [
    runs.get(calendarId) ?? [],
    on.get(calendarId) ?? [],
  ];
  const there = moved(entry, start);
  const length = entry.end - entry.start;
  const isOpen =
    start === entry.start ? oracleOpen(own, there) : oracleOffers(own, slotMinutes, start, length);
  return isOpen && oracleFits(own, others, there);
};

/** The starts that one appointment must be offered, by trying every minute; `take` books what the product chose. */
const checkOne = (world: World, one: Displaced, apart: readonly Busy[], places: readonly Place[]): void => {
  const { entry, calendarIds } = one;
  const free = (start: number) =>
    apart.every((time) => isApart(time, moved(entry, start))) &&
    calendarIds.some((calendarId) => isFree(world, entry, { calendarId, start }));
  const isOwn = free(entry.start);
  const starts: number[] = [];
  for (let start = now + limits.minNoticeMin; start < to; start += STEP) starts.push(start);
  const distance = (start: number) => Math.abs(start - entry.start);
  const nearest = starts.toSorted((a, b) => distance(a) - distance(b) || a - b);
  const take = (start: number) => {
    const place = places.find((chosen) => chosen.start === start);
    expect(place).toBeDefined();
    if (!place) return;
    expect(calendarIds).toContain(place.calendarId);
    expect(isFree(world, entry, place)).toBe(true);
    world.on.get(place.calendarId)?.push(moved(entry, start));
  };
  let count = 0;
  for (const start of isOwn ? [entry.start] : nearest) {
    if (count === 3 || !free(start)) continue;
    take(start);
    count += 1;
  }
  expect(places).toHaveLength(count);
  expect(places).toEqual(places.toSorted((a, b) => a.start - b.start));
};

test('everyone is offered their own time with somebody free, else the three nearest in order of time, and no minute twice', () => {
  let [own, ownOffGrid, others, none] = [0, 0, 0, 0];
  fc.assert(
    fc.property(anyCase, (drawn) => {
      const world = worldOf(drawn);
      const found = proposals(world.displaced, world.days, { now, limits, from: midnight, to });
      const offered = new Map<Displaced, readonly Busy[]>();
      for (const one of world.displaced.toSorted((a, b) => a.entry.start - b.entry.start)) {
        const places = found.get(one.entry.id) ?? [];
        const apart = world.displaced
          .filter((other) => other !== one && other.client === one.client)
          .flatMap((other) => [other.entry, ...(offered.get(other) ?? [])]);
        checkOne(world, one, apart, places);
        offered.set(
          one,
          places.map(({ start }) => moved(one.entry, start)),
        );
        const [first] = places;
        if (first?.start === one.entry.start) {
          own += 1;
          const runs = world.runs.get(first.calendarId) ?? [];
          const { start, end } = one.entry;
          if (!oracleOffers(runs, drawn.slotMinutes, start, end - start)) ownOffGrid += 1;
        } else if (first) others += 1;
        else none += 1;
      }
      expect(found.size).toBe(world.displaced.length);
    }),
    seededRuns(60),
  );
  for (const seen of [own, ownOffGrid, others, none]) expect(seen).toBeGreaterThan(0);
});
