import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { jobNames, jobOf } from '../../../shared/domain/jobs.ts';
import { intervalOf, lastRunAt } from '../../../shared/domain/timetable.ts';
import { seededRuns } from '../../support/seeded.ts';

const at = (iso: string) => Date.parse(iso);
const last = (cron: string, iso: string) => new Date(lastRunAt(cron, at(iso))).toISOString();

describe('a timetable', () => {
  test('comes at its minute and hour of UTC, the moment itself included', () => {
    expect(last('* * * * ? *', '2026-11-23T13:07:59Z')).toBe('2026-11-23T13:07:00.000Z');
    expect(last('0 * * * ? *', '2026-11-23T13:00:00Z')).toBe('2026-11-23T13:00:00.000Z');
    expect(last('30 * * * ? *', '2026-11-23T13:29:59Z')).toBe('2026-11-23T12:30:00.000Z');
    expect(last('0 7 * * ? *', '2026-11-23T06:59:59Z')).toBe('2026-11-22T07:00:00.000Z');
    expect(last('0 7 * * ? *', '2026-11-23T07:00:00Z')).toBe('2026-11-23T07:00:00.000Z');
  });

  test.each(['0 7 ? * MON *', '*/5 * * * ? *', '* 7 * * ? *', 'rate(1 minute)'])(
    'that says more is refused, not taken for another: %s',
    (cron) => expect(() => lastRunAt(cron, 0)).toThrow(cron),
  );

  test('of every job that runs by the clock is understood, and comes again within a day', () => {
    const crons = jobNames.flatMap((name) => jobOf(name).runs?.cron ?? []);
    expect(crons.length).toBeGreaterThan(3);
    fc.assert(
      fc.property(fc.constantFrom(...crons), fc.integer({ min: 0, max: 4e12 }), (cron, until) => {
        const run = lastRunAt(cron, until);
        expect(run).toBeLessThanOrEqual(until);
        expect(run).toBeGreaterThan(until - 86_400_000);
        expect(lastRunAt(cron, run - 1)).toBe(run - intervalOf(cron));
        expect(lastRunAt(cron, run)).toBe(run);
        expect(lastRunAt(cron, run - 1)).toBeLessThan(run);
      }),
      seededRuns(200),
    );
  });
});
