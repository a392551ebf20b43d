import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { create, toZonedDateTime } from 'temporal-polyfill/fns/PlainDateTime';
import { instantOf } from '../../../web/lib/wall-instant.ts';
import { seededRuns } from '../../support/seeded.ts';

const ZONES = [
  'America/Toronto',
  'America/St_Johns',
  'Europe/Paris',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'UTC',
];

const two = (n: number): string => String(n).padStart(2, '0');

/** What Temporal answers, which the browsers' code is too small to hold. */
const byTemporal = (date: string, time: string, zone: string): number => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return toZonedDateTime(create(year, month, day, hour, minute), zone).epochMilliseconds;
};

describe('the instant of a wall clock', () => {
  test('is the one that Temporal names, at any minute of any day of any zone', () => {
    const minutes = fc.integer({ min: 0, max: 1439 });
    const days = fc.integer({ min: 0, max: 3650 });
    const property = fc.property(fc.constantFrom(...ZONES), days, minutes, (zone, day, minute) => {
      const date = new Date(Date.UTC(2024, 0, 1 + day)).toISOString().slice(0, 10);
      const time = `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
      expect(instantOf(date, time, zone)).toBe(byTemporal(date, time, zone));
    });
    fc.assert(property, seededRuns(400));
  });

  test.each([
    ['2026-03-08', 'America/Toronto'],
    ['2026-11-01', 'America/Toronto'],
    ['2026-03-29', 'Europe/Paris'],
    ['2026-10-25', 'Europe/Paris'],
    ['2026-04-05', 'Australia/Lord_Howe'],
    ['2026-10-04', 'Australia/Lord_Howe'],
  ])('is so at every quarter of %s in %s, when the clocks change', (date, zone) => {
    for (let minute = 0; minute < 1440; minute += 15) {
      const time = `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
      expect([time, instantOf(date, time, zone)]).toEqual([time, byTemporal(date, time, zone)]);
    }
  });

  test('reads 24:00 as the next midnight', () => {
    expect(instantOf('2026-11-25', '24:00', 'America/Toronto')).toBe(Date.parse('2026-11-26T05:00:00Z'));
  });
});
