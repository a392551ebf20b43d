import { describe, expect, test } from '@jest/globals';
import {
  dayStartOf,
  daysTouched,
  isoOf,
  minuteOf,
  nowMinute,
  utcDateOf,
} from '../../../functions/agenda/time.ts';

const at = (iso: string) => Date.parse(iso) / 60_000;

describe('minutes', () => {
  test('an instant on the wire is a whole minute, whatever offset it is written in', () => {
    expect(minuteOf('2026-07-06T09:00:00.000Z')).toBe(at('2026-07-06T09:00Z'));
    expect(minuteOf('2026-07-06T05:00:00-04:00')).toBe(at('2026-07-06T09:00Z'));
    expect(minuteOf('2026-07-06T09:00:30Z')).toBeUndefined();
    expect(minuteOf('soon')).toBeUndefined();
    expect(isoOf(at('2026-07-06T09:00Z'))).toBe('2026-07-06T09:00:00.000Z');
  });

  test('a minute that has begun is past', () => {
    const nine = Date.parse('2026-07-06T09:00Z');
    expect([nine - 1, nine, nine + 1].map(nowMinute)).toEqual(
      [nine, nine, nine + 60_000].map((ms) => ms / 60_000),
    );
  });

  test('an interval touches the UTC dates of its minutes, its end excluded', () => {
    const touched = (start: string, end: string) => daysTouched({ start: at(start), end: at(end) });
    expect(touched('2026-07-06T22:00Z', '2026-07-07T00:00Z')).toEqual(['2026-07-06']);
    expect(touched('2026-07-06T22:00Z', '2026-07-07T00:01Z')).toEqual(['2026-07-06', '2026-07-07']);
    expect(touched('2026-02-28T00:00Z', '2026-03-02T00:00Z')).toEqual(['2026-02-28', '2026-03-01']);
    expect(touched('2026-07-06T22:00Z', '2026-07-06T22:00Z')).toEqual([]);
    expect(touched('1969-12-31T23:59Z', '1970-01-01T00:01Z')).toEqual(['1969-12-31', '1970-01-01']);
  });

  test('a date starts at midnight UTC, and what is no date is refused', () => {
    expect(utcDateOf(dayStartOf('2026-07-06'))).toBe('2026-07-06');
    expect(utcDateOf(dayStartOf('2026-07-06') - 1)).toBe('2026-07-05');
    expect(() => dayStartOf('2026-13-01')).toThrow(RangeError);
  });
});
