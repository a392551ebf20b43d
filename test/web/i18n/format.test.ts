import { describe, expect, test } from '@jest/globals';
import { formatInstant, formatSpan, formatWallTime, formatWeekday } from '../../../web/i18n/format.ts';

const plain = (text: string) => text.replace(/[\u00a0\u202f\u2009]/g, ' ');
const zone = 'America/Toronto';

describe('dates', () => {
  test('are written as in fr-CA and en-CA, in the business’s zone', () => {
    expect(plain(formatInstant('2026-11-24T14:00:00Z', 'dateTime', 'fr', zone))).toBe('mar. 24 nov., 9 h 00');
    expect(plain(formatInstant('2026-11-24T14:00:00Z', 'dateTime', 'en', zone))).toBe(
      'Tue, Nov 24, 9:00 a.m.',
    );
    expect(plain(formatInstant('2026-11-24T14:00:00Z', 'fullDateTime', 'fr', zone))).toBe(
      '24 novembre 2026 à 9 h 00',
    );
  });

  test('name the first of a month as French does, and no other day', () => {
    const at = (iso: string, style: 'date' | 'longDate') => plain(formatInstant(iso, style, 'fr', zone));
    expect(at('2026-12-01T15:00:00Z', 'date')).toBe('mar. 1er déc.');
    expect(at('2026-08-01T15:00:00Z', 'longDate')).toBe('samedi 1er août 2026');
    expect(at('2026-12-11T15:00:00Z', 'date')).toBe('ven. 11 déc.');
    expect(at('2026-12-21T15:00:00Z', 'longDate')).toBe('lundi 21 décembre 2026');
  });

  test('never break a French time over two lines', () => {
    expect(formatInstant('2026-11-24T14:00:00Z', 'time', 'fr', zone)).not.toContain(' ');
  });

  test('name the second day of a span only if it is another', () => {
    const start = '2026-11-24T14:00:00Z';
    expect(plain(formatSpan(start, '2026-11-24T15:30:00Z', 'fr', zone))).toBe(
      'mar. 24 nov., 9 h 00 – 10 h 30',
    );
    expect(plain(formatSpan(start, '2026-11-25T15:30:00Z', 'fr', zone))).toContain('mer. 25 nov.');
  });

  test('fall back to the raw value', () => {
    expect(formatInstant('soon', 'date', 'fr')).toBe('soon');
    expect(formatInstant('2026-11-24T14:00:00Z', 'date', 'fr', 'No/Where')).toBe('2026-11-24T14:00:00Z');
    expect(formatWallTime('later', 'fr')).toBe('later');
  });
});

test('weekday 0 is Sunday', () => {
  expect([0, 1, 6].map((day) => formatWeekday(day, 'fr'))).toEqual(['Dimanche', 'Lundi', 'Samedi']);
  expect([0, 1, 6].map((day) => formatWeekday(day, 'en'))).toEqual(['Sunday', 'Monday', 'Saturday']);
});

test('a window may end at midnight', () => {
  expect(plain(formatWallTime('13:30', 'fr'))).toBe('13 h 30');
  expect(formatWallTime('24:00', 'fr')).toBe(formatWallTime('00:00', 'fr'));
});
