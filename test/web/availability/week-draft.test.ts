import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { MAX_HOURS_WRITTEN, MAX_PEOPLE_AT_ONCE } from '../../../shared/schemas/availability.ts';
import {
  addBreak,
  addSpan,
  canAdd,
  canBreak,
  changeSpan,
  copyDay,
  copyWeek,
  faultsOf,
  GRID_DAYS,
  inRotation,
  minutesOpen,
  removeSpan,
  spansOn,
  type WeekDraft,
  weeksUpTo,
} from '../../../web/features/availability/hours/week-draft.ts';
import {
  inCalls,
  isSameWeek,
  savedWeek,
  toWeeklyHours,
} from '../../../web/features/availability/hours/week-wire.ts';
import { seededRuns } from '../../support/seeded.ts';

const empty: WeekDraft = { weeks: 1, seen: [], spans: [] };
const on = (dayOfWeek: number, week = 0) => ({ week, dayOfWeek });
const times = (draft: WeekDraft, day: number, week = 0) =>
  spansOn(draft, on(day, week)).map(({ startTime, endTime }) => `${startTime}-${endTime}`);

const window = (change: object = {}) => ({
  ...{ availabilityId: 'w1', dayOfWeek: 1, startTime: '09:00', endTime: '17:00', capacity: 1, active: true },
  ...{ timezone: 'America/Toronto', calendarId: 'main', updatedAt: '2026-11-23T13:00:00.000Z', version: 3 },
  ...change,
});

describe('a week in the grid', () => {
  test('begins with the active windows of its calendar in the business’s zone, and with what was seen of them', () => {
    const windows = [
      window(),
      window({ availabilityId: 'asleep', active: false }),
      window({ availabilityId: 'abroad', timezone: 'Europe/Paris' }),
      window({ availabilityId: 'hers', calendarId: 'lea' }),
    ];
    const week = savedWeek(windows, 'main', 'America/Toronto');
    expect(week.seen).toEqual([{ availabilityId: 'w1', version: 3 }]);
    expect(times(week, 1)).toEqual(['09:00-17:00']);
  });

  test('opens an empty day from nine to five, and divides it for lunch', () => {
    const week = addBreak(addSpan(empty, on(2)), on(2));
    expect(times(week, 2)).toEqual(['09:00-12:00', '13:00-17:00']);
    expect(canBreak(week, on(2))).toBe(false);
    expect(minutesOpen(week, 0)).toBe(7 * 60);
  });

  test('spans added one after another never overlap, until the day is full', () => {
    let week = empty;
    for (let n = 0; canAdd(week, on(3)); n += 1) {
      expect(n).toBeLessThan(10);
      week = addSpan(week, on(3));
      expect(faultsOf(week)).toEqual(new Map());
    }
    expect(addSpan(week, on(3))).toBe(week);
  });

  test('names the fault of each span: turned around, overlapping, or left blank', () => {
    const two = addSpan(addSpan(empty, on(1)), on(1));
    const [first = '', second = ''] = two.spans.map(({ key }) => key);
    expect(faultsOf(changeSpan(two, second, { startTime: '16:00' }))).toEqual(
      new Map([
        [first, 'overlaps'],
        [second, 'overlaps'],
      ]),
    );
    expect(faultsOf(changeSpan(two, first, { endTime: '08:00' }))).toEqual(
      new Map([[first, 'end_before_start']]),
    );
    expect(faultsOf(changeSpan(two, first, { endTime: '' }))).toEqual(new Map([[first, 'incomplete']]));
  });
});

const drawn = fc.array(
  fc.oneof(
    fc.record({ act: fc.constant('add' as const), day: fc.constantFrom(...GRID_DAYS) }),
    fc.record({ act: fc.constant('break' as const), day: fc.constantFrom(...GRID_DAYS) }),
    fc.record({ act: fc.constant('remove' as const), day: fc.constantFrom(...GRID_DAYS) }),
  ),
  { maxLength: 25 },
);

const weekOf = (acts: ReadonlyArray<{ act: 'add' | 'break' | 'remove'; day: number }>): WeekDraft =>
  acts.reduce((week, { act, day }) => {
    if (act === 'add') return addSpan(week, on(day));
    if (act === 'break') return addBreak(week, on(day));
    return removeSpan(week, spansOn(week, on(day))[0]?.key ?? '');
  }, empty);

describe('copying', () => {
  test('a day gives the days chosen exactly its hours, and leaves every other as it was', () => {
    fc.assert(
      fc.property(drawn, fc.constantFrom(...GRID_DAYS), fc.subarray([...GRID_DAYS]), (acts, from, to) => {
        const before = weekOf(acts);
        const after = copyDay(before, on(from), to);
        for (const day of GRID_DAYS)
          expect(times(after, day)).toEqual(times(before, to.includes(day) ? from : day));
        expect(new Set(after.spans.map(({ key }) => key)).size).toBe(after.spans.length);
      }),
      seededRuns(100),
    );
  });

  test('a week gives another person its hours, and keeps what was seen of theirs', () => {
    fc.assert(
      fc.property(drawn, (acts) => {
        const from = weekOf(acts);
        const theirs = { ...addSpan(empty, on(6)), seen: [{ availabilityId: 'w9', version: 2 }] };
        const copy = copyWeek(from, theirs);
        expect(isSameWeek(copy, from)).toBe(true);
        expect(copy.seen).toBe(theirs.seen);
        expect(toWeeklyHours('lea', copy).windows).toHaveLength(from.spans.length);
      }),
      seededRuns(100),
    );
  });
});

describe('weeks in rotation', () => {
  const counts = fc.integer({ min: 1, max: 4 });

  test('more weeks repeat the hours there are, and fewer keep the first ones', () => {
    fc.assert(
      fc.property(drawn, counts, counts, (acts, before, after) => {
        const draft = inRotation(weekOf(acts), before);
        const turned = inRotation(draft, after);
        for (const week of weeksUpTo(after))
          for (const day of GRID_DAYS)
            expect(times(turned, day, week)).toEqual(times(draft, day, week % before));
        expect(faultsOf(turned).size).toBe(0);
      }),
      seededRuns(100),
    );
  });

  test('what is saved reads back as the same weeks, and hours of every week as one window', () => {
    fc.assert(
      fc.property(drawn, drawn, fc.integer({ min: 2, max: 4 }), (acts, others, weeks) => {
        const alike = inRotation(weekOf(acts), weeks);
        const changed = others.reduce(
          (draft, { act, day }) =>
            act === 'remove'
              ? removeSpan(draft, spansOn(draft, on(day, 1))[0]?.key ?? '')
              : addSpan(draft, on(day, 1)),
          alike,
        );
        const sent = toWeeklyHours('main', changed);
        const back = savedWeek(
          sent.windows.map((one, n) => ({ ...window({ ...one, availabilityId: `w${n}` }) })),
          'main',
          'America/Toronto',
        );
        expect(isSameWeek(back, changed)).toBe(true);
        expect(toWeeklyHours('main', alike).windows.every(({ rotation }) => rotation === undefined)).toBe(
          true,
        );
        for (const week of weeksUpTo(weeks))
          for (const day of GRID_DAYS)
            if (back.weeks === weeks)
              expect(times(back, day, week).toSorted()).toEqual(times(changed, day, week).toSorted());
      }),
      seededRuns(100),
    );
  });
});

test('people are saved in as few calls as hold their windows, each of them once and whole', () => {
  const size = fc.oneof(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 90 }));
  const sizes = fc.array(size, { maxLength: 60 });
  fc.assert(
    fc.property(sizes, (counts) => {
      const hours = counts.map((count, n) => ({
        calendarId: `p${n}`,
        seen: Array.from({ length: count }, (_, w) => ({ availabilityId: `${n}-${w}`, version: 1 })),
        windows: [],
      }));
      const calls = inCalls(hours);
      expect(calls.flat()).toEqual(hours);
      for (const call of calls) {
        expect(call.reduce((sum, { seen }) => sum + seen.length, 0)).toBeLessThanOrEqual(MAX_HOURS_WRITTEN);
        expect(call.length).toBeLessThanOrEqual(MAX_PEOPLE_AT_ONCE);
      }
    }),
    seededRuns(100),
  );
});
