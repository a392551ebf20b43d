import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { agendaOfDay } from '../../../web/features/overview/agenda-of-day.ts';
import { leadsThisWeek, requestsPerDay } from '../../../web/features/overview/lead-activity.ts';
import { dayAfter, dayKey, lastDays } from '../../../web/lib/day-key.ts';
import { seededRuns } from '../../support/seeded.ts';

const zone = 'America/Toronto';
const now = Date.parse('2026-11-21T15:00:00Z');
const created = (createdAt: string) => ({ createdAt });

describe('the last days', () => {
  test('end today in the zone of the business, and follow each other over a change of the clocks', () => {
    expect(lastDays(3, Date.parse('2026-11-02T03:00:00Z'), zone)).toEqual([
      '2026-10-30',
      '2026-10-31',
      '2026-11-01',
    ]);
  });

  test('are as many different dates as asked for, each the day after the one before', () => {
    const instant = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2035, 0, 1) });
    fc.assert(
      fc.property(instant, fc.integer({ min: 1, max: 40 }), (at, count) => {
        const days = lastDays(count, at, zone);
        expect(days.at(-1)).toBe(dayKey(at, zone));
        expect(days.slice(1)).toEqual(days.slice(0, -1).map((day) => dayAfter(day, 1)));
      }),
      seededRuns(100),
    );
  });
});

describe('the requests of 14 days', () => {
  test('are counted on the local day they came', () => {
    const counts = requestsPerDay(
      [created('2026-11-21T14:00:00Z'), created('2026-11-21T04:59:00Z'), created('2026-11-20T20:00:00Z')],
      14,
      now,
      zone,
    );
    expect(counts).toHaveLength(14);
    expect(counts.slice(-2)).toEqual([2, 1]);
  });

  test('do not hold older ones', () => {
    expect(requestsPerDay([created('2026-11-07T12:00:00Z')], 14, now, zone)).not.toContain(1);
    expect(requestsPerDay([created('2026-11-08T12:00:00Z')], 14, now, zone)[0]).toBe(1);
  });

  test('of this week are those of seven times 24 hours', () => {
    expect(leadsThisWeek([created('2026-11-14T15:00:00Z'), created('2026-11-14T15:00:01Z')], now)).toBe(1);
  });
});

describe('the agenda in a sentence', () => {
  const at = (startAt: string) => ({ startAt });

  test('tells of today while something is left of it, in the zone of the business', () => {
    const upcoming = [at('2026-11-22T03:00:00Z'), at('2026-11-22T15:00:00Z')];
    expect(agendaOfDay(upcoming, now, zone)).toEqual({ day: 'today', count: 1 });
  });

  test('tells of tomorrow else', () => {
    const upcoming = [at('2026-11-22T15:00:00Z'), at('2026-11-22T16:00:00Z'), at('2026-11-24T15:00:00Z')];
    expect(agendaOfDay(upcoming, now, zone)).toEqual({ day: 'tomorrow', count: 2 });
    expect(agendaOfDay([], now, zone)).toEqual({ day: 'tomorrow', count: 0 });
  });
});
