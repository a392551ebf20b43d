import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { strandedBy } from '../../../functions/agenda/stranded.ts';
import { DAY_MIN, dayStartOf } from '../../../functions/agenda/time.ts';
import type { Rules } from '../../../functions/agenda/types.ts';
import { anyRules } from '../../support/agenda-arbitraries.ts';
import { oracleRuns } from '../../support/agenda-oracle.ts';
import { seededRuns } from '../../support/seeded.ts';

const NEAR = '2026-11-01';
const ZONES = ['America/Toronto', 'Europe/Paris'];
const FROM = dayStartOf(NEAR) - DAY_MIN;

const anyTime = fc
  .record({ start: fc.nat(3 * DAY_MIN), length: fc.integer({ min: 5, max: 300 }) })
  .map(({ start, length }) => ({ start: FROM + start, end: FROM + start + length }));

const range = { start: FROM, end: FROM + 4 * DAY_MIN };

/** Whether each minute is offered, by asking the oracle's runs. */
const isOffered = (rules: Rules, { start, end }: { start: number; end: number }): boolean => {
  const runs = oracleRuns(rules, 'main', range);
  return Array.from({ length: end - start }, (_, n) => start + n).every((minute) =>
    runs.some((run) => run.start <= minute && minute < run.end),
  );
};

test('a change strands exactly the times whose every minute was offered and no longer is', () => {
  const scene = fc.record({
    before: anyRules(ZONES, NEAR),
    after: anyRules(ZONES, NEAR),
    times: fc.array(anyTime, { maxLength: 8 }),
  });
  fc.assert(
    fc.property(scene, ({ before, after, times }) => {
      const expected = times.filter((time) => isOffered(before, time) && !isOffered(after, time));
      expect(strandedBy(before, after, 'main', times)).toEqual(expected);
    }),
    seededRuns(15, 300),
  );
});

test('no change strands anything, and closing everything strands all that was offered', () => {
  fc.assert(
    fc.property(anyRules(ZONES, NEAR), fc.array(anyTime, { maxLength: 8 }), (rules, times) => {
      expect(strandedBy(rules, rules, 'main', times)).toEqual([]);
      const offered = times.filter((time) => isOffered(rules, time));
      expect(strandedBy(rules, { ...rules, windows: [] }, 'main', times)).toEqual(offered);
    }),
    seededRuns(15, 300),
  );
});
