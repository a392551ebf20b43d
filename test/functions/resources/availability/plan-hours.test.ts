import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { planHours, writesOf } from '../../../../functions/resources/availability/plan-hours.ts';
import { type HoursFault, hoursFaults } from '../../../../shared/domain/weekly-grid.ts';
import { seededRuns } from '../../../support/seeded.ts';

const time = (quarters: number): string =>
  `${String(Math.floor(quarters / 4)).padStart(2, '0')}:${String((quarters % 4) * 15).padStart(2, '0')}`;

const hours = fc.record({
  dayOfWeek: fc.integer({ min: 0, max: 6 }),
  startTime: fc.integer({ min: 0, max: 95 }).map(time),
  endTime: fc.integer({ min: 1, max: 96 }).map(time),
  capacity: fc.integer({ min: 1, max: 2 }),
});

const week = fc.array(hours, { maxLength: 20 });

const windowsOf = (hoursOfWeek: ReadonlyArray<typeof hours extends fc.Arbitrary<infer H> ? H : never>) =>
  hoursOfWeek.map((one, n) => ({
    ...one,
    availabilityId: `w${n}`,
    timezone: 'America/Toronto',
    active: true,
    calendarId: 'main',
    updatedAt: '2026-11-23T13:00:00.000Z',
    version: n + 1,
  }));

const words = (
  list: ReadonlyArray<{
    dayOfWeek: number;
    startTime: string;
    endTime: string;
    capacity?: number | undefined;
  }>,
) =>
  list
    .map(
      ({ dayOfWeek, startTime, endTime, capacity = 1 }) => `${dayOfWeek} ${startTime} ${endTime} ${capacity}`,
    )
    .sort();

test('a plan turns any week into any other, with the fewest writes, and names each window once', () => {
  fc.assert(
    fc.property(week, week, (before, wished) => {
      const present = windowsOf(before);
      const plan = planHours(present, wished);
      const after = [...plan.kept, ...plan.changed.map(({ to }) => to), ...plan.added];
      expect(words(after)).toEqual(words(wished));
      const named = [...plan.kept, ...plan.changed.map(({ window }) => window), ...plan.removed];
      expect(named.map(({ availabilityId }) => availabilityId).sort()).toEqual(
        present.map(({ availabilityId }) => availabilityId).sort(),
      );
      expect(writesOf(plan)).toBe(Math.max(before.length, wished.length) - plan.kept.length);
    }),
    seededRuns(100),
  );
});

test('a week that is wished as it is, in any order, needs no write', () => {
  fc.assert(
    fc.property(week, (before) => {
      expect(writesOf(planHours(windowsOf(before), before.toReversed()))).toBe(0);
    }),
    seededRuns(100),
  );
});

test('hours are refused exactly when they end before they start or share a minute with others of their day', () => {
  fc.assert(
    fc.property(week, (list) => {
      const expected = list.map(({ dayOfWeek, startTime, endTime }, index): HoursFault | null => {
        if (!(startTime < endTime)) return 'end_before_start';
        const shares = list.some((other, n) => {
          if (n === index || other.dayOfWeek !== dayOfWeek) return false;
          const minutes = Array.from({ length: 96 }, (_, q) => time(q));
          return minutes.some(
            (at) => at >= startTime && at < endTime && at >= other.startTime && at < other.endTime,
          );
        });
        return shares ? 'overlaps' : null;
      });
      expect(hoursFaults(list)).toEqual(expected);
    }),
    seededRuns(100),
  );
});
