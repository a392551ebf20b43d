import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { hoursFaults } from '../../../shared/domain/weekly-grid.ts';
import { dayNumber, opensOn, weekOfRotation } from '../../../shared/domain/window-dates.ts';
import { seededRuns } from '../../support/seeded.ts';

const anyDate = fc
  .integer({ min: 0, max: 200 * 366 })
  .map((days) => Temporal.PlainDate.from('1950-01-01').add({ days }));

const weeks = fc.integer({ min: 2, max: 4 });

test('each week of a rotation comes once in so many, whatever year ends between', () => {
  fc.assert(
    fc.property(anyDate, weeks, (date, count) => {
      const monday = date.subtract({ days: date.dayOfWeek - 1 });
      const turns = Array.from({ length: count }, (_, n) =>
        weekOfRotation(dayNumber(monday.add({ weeks: n }).toString()), count),
      );
      expect(turns.toSorted()).toEqual(Array.from({ length: count }, (_, n) => n));
      expect(weekOfRotation(dayNumber(monday.add({ weeks: count }).toString()), count)).toBe(turns[0]);
    }),
    seededRuns(100),
  );
});

test('all days from a Monday to its Sunday are of one week, and the next Monday is of another', () => {
  fc.assert(
    fc.property(anyDate, weeks, (date, count) => {
      const monday = date.subtract({ days: date.dayOfWeek - 1 });
      const turn = (day: Temporal.PlainDate) => weekOfRotation(dayNumber(day.toString()), count);
      expect(turn(date)).toBe(turn(monday));
      expect(turn(monday.add({ days: 7 }))).toBe((turn(monday) + 1) % count);
    }),
    seededRuns(100),
  );
});

test('week 53 of 2026 and week 1 of 2027 take turns', () => {
  expect(weekOfRotation(dayNumber('2026-12-31'), 2)).toBe(weekOfRotation(dayNumber('2027-01-03'), 2));
  expect(weekOfRotation(dayNumber('2027-01-03'), 2)).not.toBe(weekOfRotation(dayNumber('2027-01-04'), 2));
});

test('a window of one date opens on no other, one of a rotation on its day in its week', () => {
  const date = '2026-12-24';
  const days = Array.from({ length: 60 }, (_, n) => dayNumber('2026-12-01') + n);
  const dated = days.filter((day) => opensOn({ dayOfWeek: 4, date }, day));
  expect(dated).toEqual([dayNumber(date)]);
  const every = days.filter((day) => opensOn({ dayOfWeek: 4 }, day));
  const turns = [0, 1, 2].map((week) =>
    days.filter((day) => opensOn({ dayOfWeek: 4, rotation: { weeks: 3, week } }, day)),
  );
  expect(turns.flat().toSorted()).toEqual(every);
});

test('hours of different weeks may overlap exactly when no date has both', () => {
  const turn = weeks.chain((count) =>
    fc.record({ weeks: fc.constant(count), week: fc.integer({ min: 0, max: count - 1 }) }),
  );
  fc.assert(
    fc.property(turn, turn, (a, b) => {
      const hours = { dayOfWeek: 1, startTime: '09:00', endTime: '17:00' };
      const mondays = Array.from({ length: 12 }, (_, n) => dayNumber('2026-11-23') + 7 * n);
      const both = mondays.some(
        (day) => opensOn({ dayOfWeek: 1, rotation: a }, day) && opensOn({ dayOfWeek: 1, rotation: b }, day),
      );
      const faults = hoursFaults([
        { ...hours, rotation: a },
        { ...hours, rotation: b },
      ]);
      expect(faults).toEqual(both ? ['overlaps', 'overlaps'] : [null, null]);
    }),
    seededRuns(100),
  );
});
