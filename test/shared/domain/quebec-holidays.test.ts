import { describe, expect, test } from '@jest/globals';
import {
  type HolidayChoices,
  holidayLabel,
  QUEBEC_HOLIDAYS,
  type QuebecHoliday,
  quebecHolidays,
  quebecHolidaysAhead,
} from '../../../shared/domain/quebec-holidays.ts';

const YEARS = Array.from({ length: 12 }, (_, n) => 2024 + n);
const CENTURY = Array.from({ length: 100 }, (_, n) => 2000 + n);

const on = (year: number, holiday: QuebecHoliday, choices?: HolidayChoices): string | undefined =>
  quebecHolidays(year, choices).find((dated) => dated.holiday === holiday)?.date;

const weekday = (date: string | undefined): number => new Date(`${date}T00:00:00Z`).getUTCDay();

const plus = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);

/** Easter Sundays as the churches publish them. */
const EASTER: ReadonlyArray<readonly [number, string]> = [
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2028, '2028-04-16'],
  [2029, '2029-04-01'],
  [2030, '2030-04-21'],
  [2031, '2031-04-13'],
  [2032, '2032-03-28'],
  [2033, '2033-04-17'],
  [2034, '2034-04-09'],
  [2035, '2035-03-25'],
];

describe('the statutory holidays of Quebec', () => {
  test('of 2026 are these eight', () => {
    expect(quebecHolidays(2026)).toEqual([
      { holiday: 'new_year', date: '2026-01-01' },
      { holiday: 'good_friday', date: '2026-04-03' },
      { holiday: 'patriots', date: '2026-05-18' },
      { holiday: 'national', date: '2026-06-24' },
      { holiday: 'canada', date: '2026-07-01' },
      { holiday: 'labour', date: '2026-09-07' },
      { holiday: 'thanksgiving', date: '2026-10-12' },
      { holiday: 'christmas', date: '2026-12-25' },
    ]);
  });

  test.each(EASTER)(
    'of %i keep Good Friday or, if the employer chooses, Easter Monday around %s',
    (year, easter) => {
      expect(on(year, 'good_friday')).toBe(plus(easter, -2));
      expect(on(year, 'easter_monday')).toBeUndefined();
      expect(on(year, 'easter_monday', { easter: 'easter_monday' })).toBe(plus(easter, 1));
      expect(on(year, 'good_friday', { easter: 'easter_monday' })).toBeUndefined();
    },
  );

  test.each(YEARS)('of %i fall on the days the Act names', (year) => {
    expect(on(year, 'new_year')).toBe(`${year}-01-01`);
    expect(on(year, 'national')).toBe(`${year}-06-24`);
    expect(on(year, 'christmas')).toBe(`${year}-12-25`);
    for (const monday of ['patriots', 'labour', 'thanksgiving'] as const)
      expect([monday, weekday(on(year, monday))]).toEqual([monday, 1]);
    const patriots = on(year, 'patriots') ?? '';
    expect(patriots < `${year}-05-25` && plus(patriots, 7) >= `${year}-05-25`).toBe(true);
    expect(on(year, 'labour')?.slice(5)).toMatch(/^09-0[1-7]$/);
    expect(on(year, 'thanksgiving')?.slice(5)).toMatch(/^10-(08|09|1[0-4])$/);
  });

  test('keep Canada Day on the 2nd of July when the 1st is a Sunday, and only then', () => {
    for (const year of CENTURY) {
      const isSunday = weekday(`${year}-07-01`) === 0;
      expect(on(year, 'canada')).toBe(`${year}-07-0${isSunday ? 2 : 1}`);
    }
    expect(on(2029, 'canada')).toBe('2029-07-02');
  });

  test('add the 25th of June where nobody works on Sundays and the 24th is one', () => {
    for (const year of CENTURY) {
      const isSunday = weekday(`${year}-06-24`) === 0;
      expect(on(year, 'national', { worksSundays: false })).toBe(`${year}-06-24`);
      expect(on(year, 'national_observed', { worksSundays: false })).toBe(
        isSunday ? `${year}-06-25` : undefined,
      );
      expect(on(year, 'national_observed')).toBeUndefined();
    }
  });

  test('keep Good Friday on a Friday between the 20th of March and the 23rd of April', () => {
    for (const year of CENTURY) {
      const friday = on(year, 'good_friday') ?? '';
      expect(weekday(friday)).toBe(5);
      expect(friday >= `${year}-03-20` && friday <= `${year}-04-23`).toBe(true);
    }
  });

  test('stand in the order of their dates, each once', () => {
    for (const year of CENTURY)
      for (const easter of ['good_friday', 'easter_monday'] as const) {
        const dates = quebecHolidays(year, { easter, worksSundays: false }).map(({ date }) => date);
        expect(dates).toEqual([...new Set(dates)].toSorted());
      }
  });

  test('have their names in both languages', () => {
    expect(holidayLabel('national', 'fr')).toBe('Fête nationale du Québec');
    expect(holidayLabel('national', 'en')).toBe('Quebec National Holiday');
    for (const holiday of QUEBEC_HOLIDAYS)
      expect(holidayLabel(holiday, 'fr')).not.toBe(holidayLabel(holiday, 'en'));
  });
});

describe('the holidays ahead', () => {
  test('in November begin with this Christmas, and a year later with that day again', () => {
    const ahead = quebecHolidaysAhead('2026-11-22');
    expect(ahead.map(({ date }) => date)).toEqual([
      '2026-12-25',
      '2027-01-01',
      '2027-03-26',
      '2027-05-24',
      '2027-06-24',
      '2027-07-01',
      '2027-09-06',
      '2027-10-11',
    ]);
  });

  test('hold today, each fixed day once, and none that is over, whatever the day', () => {
    for (let day = Date.UTC(2026, 0, 1); day < Date.UTC(2029, 0, 1); day += 86_400_000) {
      const today = new Date(day).toISOString().slice(0, 10);
      const ahead = quebecHolidaysAhead(today);
      const dates = ahead.map(({ date }) => date);
      expect(dates).toEqual(dates.toSorted());
      expect(dates.every((date) => date >= today)).toBe(true);
      expect(
        ['christmas', 'new_year'].every(
          (kind) => ahead.filter(({ holiday }) => holiday === kind).length === 1,
        ),
      ).toBe(true);
    }
  });
});
