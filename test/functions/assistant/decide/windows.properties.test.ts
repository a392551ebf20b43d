import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { after, lastDays, outsideOf, windowsOf } from '../../../../functions/assistant/decide/windows.ts';
import { horizonMs } from '../../../../functions/assistant/time/clock.ts';
import { seededRuns } from '../../../support/seeded.ts';
import { when } from './wish-arbitraries.ts';

const clocks = fc.record({
  now: fc.integer({ min: Date.UTC(2026, 9, 1), max: Date.UTC(2026, 11, 15) }),
  zone: fc.constantFrom(
    'America/Toronto',
    'America/St_Johns',
    'America/Vancouver',
    'Europe/Paris',
    'Australia/Lord_Howe',
    'UTC',
  ),
  horizonDays: fc.integer({ min: 1, max: 60 }),
});

const sets = fc.record({
  options: fc.array(when, { maxLength: 3 }),
  excepts: fc.array(when, { maxLength: 2 }),
});

describe('the windows of a search', () => {
  test('start before they end, follow one another, and lie between now and the horizon, in any zone', () => {
    fc.assert(
      fc.property(sets, clocks, (set, clock) => {
        const windows = windowsOf(set, clock);
        let end = clock.now;
        for (const { from, to } of [...windows, ...after(windows, clock)]) {
          expect(Date.parse(from)).toBeGreaterThanOrEqual(end);
          expect(Date.parse(to)).toBeGreaterThan(Date.parse(from));
          end = Date.parse(to);
        }
        expect(end).toBeLessThanOrEqual(horizonMs(clock));
        if (outsideOf(set, clock)) expect(windows).toEqual([]);
      }),
      seededRuns(40),
    );
  });

  test('of the last week end where all of them do', () => {
    fc.assert(
      fc.property(clocks, (clock) => {
        const all = windowsOf({ options: [], excepts: [] }, clock);
        expect(lastDays(all).at(-1)?.to).toBe(all.at(-1)?.to);
      }),
      seededRuns(20),
    );
  });
});
