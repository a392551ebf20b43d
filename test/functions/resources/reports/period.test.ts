import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { AppError } from '../../../../functions/kernel/app-error.ts';
import { dayOf, periodOf } from '../../../../functions/resources/reports/period.ts';
import { seededRuns } from '../../../support/seeded.ts';

const NOW = Date.parse('2026-11-23T13:00:00Z');
const HOUR = 3_600_000;

const refusal = (ask: () => unknown): AppError => {
  try {
    ask();
  } catch (error) {
    if (error instanceof AppError) return error;
  }
  throw new Error('It was not refused.');
};

describe('the period of a report', () => {
  test('is the last 30 days of the business’s calendar unless told', () => {
    const period = periodOf({}, 'America/Toronto', NOW);
    expect([period.from, period.to, period.days.length]).toEqual(['2026-10-25', '2026-11-23', 30]);
  });

  test('ends today where the business is, not where the server is', () => {
    expect(periodOf({}, 'Pacific/Kiritimati', NOW).to).toBe('2026-11-24');
    expect(periodOf({}, 'Pacific/Pago_Pago', Date.parse('2026-11-23T10:59:00Z')).to).toBe('2026-11-22');
  });

  test('holds both of its days whole, in local time', () => {
    const { start, end } = periodOf({ from: '2026-11-01', to: '2026-11-30' }, 'America/Toronto', NOW);
    expect([start, end].map((ms) => new Date(ms).toISOString())).toEqual([
      '2026-11-01T04:00:00.000Z',
      '2026-12-01T05:00:00.000Z',
    ]);
  });

  test('takes an instant for the local day that it falls in', () => {
    const asked = { from: '2026-11-02T03:00:00Z', to: '2026-11-03T23:00:00.000Z' };
    const { days } = periodOf(asked, 'America/Toronto', NOW);
    expect(days.map(({ date }) => date)).toEqual(['2026-11-01', '2026-11-02', '2026-11-03']);
  });

  test('may be one day', () => {
    expect(periodOf({ from: '2026-11-23', to: '2026-11-23' }, 'UTC', NOW).days).toHaveLength(1);
  });

  test('may be 92 days, and not 93', () => {
    expect(periodOf({ from: '2026-08-24', to: '2026-11-23' }, 'UTC', NOW).days).toHaveLength(92);
    const ask = () => periodOf({ from: '2026-08-23', to: '2026-11-23' }, 'UTC', NOW);
    expect(refusal(ask).code).toBe('range_too_large');
  });

  test('may not end before it begins', () => {
    const { code, issues } = refusal(() => periodOf({ from: '2026-11-24', to: '2026-11-23' }, 'UTC', NOW));
    expect([code, issues]).toEqual(['invalid_request', [{ path: 'to', key: 'end_before_start' }]]);
  });
});

describe('a day', () => {
  const lengths = [
    ['America/Toronto', '2026-03-08', 23],
    ['America/Toronto', '2026-11-01', 25],
    ['Australia/Lord_Howe', '2026-04-05', 24.5],
    ['America/Santiago', '2026-09-06', 23],
    ['Pacific/Apia', '2011-12-30', 0],
    ['Asia/Tokyo', '2026-11-01', 24],
  ] as const;

  test.each(lengths)('in %s, %s, lasts %d hours', (timezone, date, hours) => {
    const [day] = periodOf({ from: date, to: date }, timezone, NOW).days;
    expect(((day?.end ?? 0) - (day?.start ?? 0)) / HOUR).toBe(hours);
  });

  test('begins at one o’clock where midnight is leapt over', () => {
    const [day] = periodOf({ from: '2026-09-06', to: '2026-09-06' }, 'America/Santiago', NOW).days;
    expect(new Date(day?.start ?? 0).toISOString()).toBe('2026-09-06T04:00:00.000Z');
  });

  const zones = [
    'America/Toronto',
    'Europe/Paris',
    'Australia/Lord_Howe',
    'America/Santiago',
    'Asia/Kolkata',
  ];

  test('of any moment is the one that the wall calendar of the zone shows', () => {
    const moments = fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2027-12-31') });
    fc.assert(
      fc.property(fc.constantFrom(...zones), moments, fc.nat(91), (timezone, ms, before) => {
        const wall = new Intl.DateTimeFormat('sv-SE', { timeZone: timezone }).format(ms);
        const from = new Date(Date.parse(wall) - before * 24 * HOUR).toISOString().slice(0, 10);
        const { days } = periodOf({ from, to: wall }, timezone, NOW);
        expect(dayOf(days, ms)?.date).toBe(wall);
      }),
      seededRuns(150),
    );
  });

  test('is none for a moment outside of the period, to the millisecond', () => {
    const { days, start, end } = periodOf({ from: '2026-11-01', to: '2026-11-02' }, 'America/Toronto', NOW);
    expect([start - 1, start, end - 1, end].map((ms) => dayOf(days, ms)?.date)).toEqual([
      undefined,
      '2026-11-01',
      '2026-11-02',
      undefined,
    ]);
  });
});
