import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { leastBookedFirst } from '../../../functions/agenda/any-calendar.ts';
import {
  joinedRuns,
  MAX_EXTERNAL_PER_DAY,
  mergedRuns,
  withExternal,
} from '../../../functions/agenda/external.ts';
import { packDay, unpackDay } from '../../../functions/agenda/packed-day.ts';
import { DAY_MIN, dayStartOf, type Interval } from '../../../functions/agenda/time.ts';
import { type AgendaDay, type Busy, MAX_BUSY_PER_DAY } from '../../../functions/agenda/types.ts';
import { seededRuns } from '../../support/seeded.ts';

const DATE = '2026-11-24';
const START = dayStartOf(DATE);

const dayWith = (busy: readonly Busy[]): AgendaDay => ({
  date: DATE,
  version: 3,
  rulesVersion: 2,
  slotMinutes: 30,
  offers: [],
  busy,
});

const booking = (n: number): Busy => ({
  id: `booking-${n}`,
  kind: 'booking',
  start: START + n,
  end: START + n + 1,
  before: 0,
  after: 0,
});

const anySpans = fc.array(
  fc
    .record({ at: fc.integer({ min: -300, max: DAY_MIN + 300 }), minutes: fc.integer({ min: 1, max: 90 }) })
    .map(({ at, minutes }) => ({ start: START + at, end: START + at + minutes })),
  { maxLength: 120 },
);

const minutesOf = (spans: readonly Interval[]): ReadonlySet<number> =>
  new Set(spans.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, n) => start + n)));

const inDay = (minute: number): boolean => minute >= START && minute < START + DAY_MIN;

const outsideOf = ({ busy }: AgendaDay): readonly Busy[] => busy.filter(({ kind }) => kind === 'external');

describe('the external entries of a day', () => {
  test('cover at least the minutes of the events, exactly those while they are few, and leave bookings alone', () => {
    fc.assert(
      fc.property(anySpans, fc.nat(40), (spans, bookings) => {
        const before = dayWith(Array.from({ length: bookings }, (_, n) => booking(n * 20)));
        const { day, isJoined } = withExternal(before, mergedRuns(spans));
        const wanted = [...minutesOf(spans)].filter(inDay);
        const taken = minutesOf(outsideOf(day));
        expect(wanted.every((minute) => taken.has(minute))).toBe(true);
        expect(isJoined || taken.size === wanted.length).toBe(true);
        expect(outsideOf(day).length).toBeLessThanOrEqual(MAX_EXTERNAL_PER_DAY);
        expect(day.busy.filter(({ kind }) => kind === 'booking')).toEqual(before.busy);
        expect(unpackDay(DATE, packDay(day))).toEqual(day);
      }),
      seededRuns(100),
    );
  });

  test('are replaced as a whole; the same ones again give the same object, and nothing is left to write', () => {
    fc.assert(
      fc.property(anySpans, anySpans, (first, second) => {
        const once = withExternal(dayWith([booking(5)]), mergedRuns(first)).day;
        const twice = withExternal(once, mergedRuns(second)).day;
        expect(twice).toEqual(withExternal(dayWith([booking(5)]), mergedRuns(second)).day);
        expect(withExternal(twice, mergedRuns(second)).day).toBe(twice);
        expect(outsideOf(withExternal(twice, []).day)).toEqual([]);
      }),
      seededRuns(100),
    );
  });

  test('more than a day may hold are joined over their smallest gaps, and it is said', () => {
    const spans = Array.from({ length: 200 }, (_, n) => ({ start: START + n * 7, end: START + n * 7 + 3 }));
    const { day, isJoined } = withExternal(dayWith([]), spans);
    expect(outsideOf(day)).toHaveLength(MAX_EXTERNAL_PER_DAY);
    expect(isJoined).toBe(true);
    const uneven = [
      { start: 0, end: 10 },
      { start: 50, end: 60 },
      { start: 61, end: 70 },
    ];
    expect(joinedRuns(uneven, 2)).toEqual([
      { start: 0, end: 10 },
      { start: 50, end: 70 },
    ]);
  });

  test('a day full of bookings still shows where it is busy elsewhere, in one entry', () => {
    const full = dayWith(Array.from({ length: MAX_BUSY_PER_DAY }, (_, n) => booking(n)));
    const { day } = withExternal(full, [
      { start: START + 900, end: START + 960 },
      { start: START + 1000, end: START + 1060 },
    ]);
    expect(outsideOf(day)).toMatchObject([{ start: START + 900, end: START + 1060 }]);
    expect(JSON.stringify(packDay(day)).length).toBeLessThan(32_000);
  });

  test('do not count as booked where "anyone" goes to whoever has fewest bookings', () => {
    const away = withExternal(dayWith([]), [{ start: START, end: START + 600 }]).day;
    const booked = dayWith([booking(5)]);
    const days = new Map([
      ['away', away],
      ['booked', booked],
    ]);
    expect(leastBookedFirst(days, START)).toEqual(['away', 'booked']);
  });
});
