import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { DAY_MIN, dayStartOf } from '../../../functions/agenda/time.ts';
import { suits, wallClockOf } from '../../../functions/agenda/wall-clock.ts';
import { DAY_PARTS } from '../../../shared/domain/day-part.ts';
import { wallClock } from '../../support/agenda-oracle.ts';
import { seededRuns, sizes } from '../../support/seeded.ts';

/** Around both changes of the clocks in North America, and one in the south. */
const FIRSTS = ['2026-03-06', '2026-10-30', '2026-09-25', '2026-12-30'];
const ZONES = ['America/Toronto', 'America/St_Johns', 'Pacific/Auckland', 'Asia/Kathmandu', 'UTC'];
const DAYS = 5;

const anyMinute = fc.record({
  first: fc.constantFrom(...FIRSTS),
  zone: fc.constantFrom(...ZONES),
  offset: fc.integer({ min: 0, max: DAYS * DAY_MIN - 1 }),
});

/** The part of the day by the letter: before noon, from noon to five, from five on. */
const partAt = (minuteOfDay: number) =>
  minuteOfDay < 12 * 60 ? 'morning' : minuteOfDay < 17 * 60 ? 'afternoon' : 'evening';

test('the wall clock of a range shows what the zone’s own clock shows, across every change of clocks', () => {
  fc.assert(
    fc.property(anyMinute, ({ first, zone, offset }) => {
      const start = dayStartOf(first);
      const minute = start + offset;
      const shown = wallClockOf(zone, { start, end: start + DAYS * DAY_MIN })(minute);
      const { date, dayOfWeek, minuteOfDay } = wallClock(zone, minute);
      expect(shown).toEqual({ date, dayOfWeek, hour: Math.floor(minuteOfDay / 60) });
    }),
    seededRuns(400),
  );
});

test('a time suits exactly when its day, its weekday and its part of the day were all asked for', () => {
  const wish = fc.record({
    days: fc.tuple(fc.nat(DAYS), fc.nat(DAYS)),
    weekdays: fc.uniqueArray(fc.integer({ min: 0, max: 6 })),
    dayParts: fc.subarray([...DAY_PARTS]),
  });
  const tally = { yes: 0, no: 0 };
  fc.assert(
    fc.property(anyMinute, wish, ({ first, zone, offset }, { days, weekdays, dayParts }) => {
      const start = dayStartOf(first);
      const minute = start + offset;
      const dateAt = (day: number) => wallClock(zone, start + day * DAY_MIN).date;
      const [from, to] = [dateAt(Math.min(...days)), dateAt(Math.max(...days))];
      const local = wallClock(zone, minute);
      const isAsked =
        local.date >= from &&
        local.date <= to &&
        (weekdays.length === 0 || weekdays.includes(local.dayOfWeek)) &&
        (dayParts.length === 0 || dayParts.includes(partAt(local.minuteOfDay)));
      const clock = wallClockOf(zone, { start, end: start + DAYS * DAY_MIN });
      expect(suits({ from, to, weekdays, dayParts }, clock(minute))).toBe(isAsked);
      tally[isAsked ? 'yes' : 'no'] += 1;
    }),
    seededRuns(400),
  );
  expect(Math.min(tally.yes, tally.no)).toBeGreaterThan(sizes.runs(30));
});

test('a minute outside the range is not guessed', () => {
  const start = dayStartOf('2026-11-23');
  expect(() => wallClockOf('UTC', { start, end: start + 60 })(start + 60)).toThrow(RangeError);
});
