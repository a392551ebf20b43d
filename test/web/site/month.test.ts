import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { movedBy, weeksOf } from '../../../web/site/booking/calendar/month.ts';
import { seededRuns } from '../../support/seeded.ts';

const month = fc
  .tuple(fc.integer({ min: 2024, max: 2060 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, number]) => `${year}-${String(number).padStart(2, '0')}`);

test('a month has each of its days once, under its weekday', () => {
  fc.assert(
    fc.property(month, (of) => {
      const weeks = weeksOf(of);
      const [year = 0, number = 0] = of.split('-').map(Number);
      const length = new Date(Date.UTC(year, number, 0)).getUTCDate();
      const days = Array.from({ length }, (_, n) => `${of}-${String(n + 1).padStart(2, '0')}`);
      expect(weeks.flat().filter((date) => date !== null)).toEqual(days);
      for (const week of weeks) {
        expect(week).toHaveLength(7);
        for (const [weekday, date] of week.entries())
          if (date !== null) expect(new Date(date).getUTCDay()).toBe(weekday);
      }
    }),
    seededRuns(100),
  );
});

const reach = { first: '2026-11-24', last: '2027-01-22' };

test.each([
  ['ArrowRight', '2026-11-30', '2026-12-01'],
  ['ArrowLeft', '2026-12-01', '2026-11-30'],
  ['ArrowDown', '2026-11-26', '2026-12-03'],
  ['ArrowUp', '2026-12-03', '2026-11-26'],
  ['Home', '2026-12-02', '2026-11-29'],
  ['End', '2026-12-02', '2026-12-05'],
  ['PageDown', '2026-11-30', '2026-12-30'],
  ['PageDown', '2026-12-31', '2027-01-22'],
  ['PageUp', '2026-12-31', '2026-11-30'],
  ['ArrowUp', '2026-11-26', '2026-11-24'],
  ['Tab', '2026-11-26', undefined],
])('%s leads from %s to %s', (key, from, to) => {
  expect(movedBy(key, from, reach)).toBe(to);
});
