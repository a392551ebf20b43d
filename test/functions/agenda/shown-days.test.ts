import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { shownDays } from '../../../functions/agenda/shown-days.ts';
import { DAY_MIN, dayStartOf } from '../../../functions/agenda/time.ts';
import { seededRuns } from '../../support/seeded.ts';

const UTC = 'UTC';
const FIRST = dayStartOf('2026-11-23');

/** So many times on each of the days from November 23 on, half an hour apart. */
const timesOn = (...counts: readonly number[]) =>
  counts.flatMap((count, day) =>
    Array.from({ length: count }, (_, n) => {
      const start = FIRST + day * DAY_MIN + n * 5;
      return { start, end: start + 5 };
    }),
  );

const view = (times: ReturnType<typeof timesOn>, most: number, from?: string) => {
  const { times: shown, ...rest } = shownDays(times, { timeZone: UTC, most, from });
  return { count: shown.length, ...rest };
};

test('shows whole days, as many as fit, and a day that alone is too much', () => {
  expect(view(timesOn(3, 3, 3), 7)).toEqual({
    ...{ count: 6, isLater: false },
    ...{ earlierFrom: null, laterFrom: '2026-11-25' },
  });
  expect(view(timesOn(9, 3), 7)).toMatchObject({ count: 9, laterFrom: '2026-11-24' });
  expect(view(timesOn(3, 3), 7)).toMatchObject({ count: 6, laterFrom: null });
  expect(view([], 7)).toEqual({ count: 0, isLater: false, earlierFrom: null, laterFrom: null });
});

test('begins with the day asked for or the next with free times, and says what is before', () => {
  const times = timesOn(3, 0, 3, 3, 3);
  expect(view(times, 6, '2026-11-24')).toMatchObject({ count: 6, isLater: true, laterFrom: '2026-11-27' });
  expect(view(times, 6, '2026-11-27')).toMatchObject({ earlierFrom: '2026-11-25', laterFrom: null });
  expect(view(times, 6, '2026-11-20')).toMatchObject({ count: 6, isLater: false });
  expect(view(times, 6, '2027-01-01')).toMatchObject({ count: 0, isLater: true, earlierFrom: '2026-11-26' });
});

test('walking on, and back, shows every time once', () => {
  const counts = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(counts, fc.integer({ min: 1, max: 12 }), (days, most) => {
      const times = timesOn(...days);
      const seen: number[] = [];
      let from: string | null | undefined;
      let last: string | undefined;
      do {
        const page = shownDays(times, { timeZone: UTC, most, from: from ?? undefined });
        seen.push(...page.times.map(({ start }) => start));
        last = from ?? undefined;
        from = page.laterFrom;
      } while (from !== null);
      expect(seen).toEqual(times.map(({ start }) => start));
      for (let back: string | null | undefined = last; back; ) {
        const { earlierFrom } = shownDays(times, { timeZone: UTC, most, from: back });
        if (earlierFrom !== null) expect(earlierFrom < back).toBe(true);
        back = earlierFrom;
      }
    }),
    seededRuns(250),
  );
});
