import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { inLanes, type Timed } from '../../../../web/features/bookings/team/lanes.ts';
import { seededRuns } from '../../../support/seeded.ts';

const items = fc.array(
  fc
    .record({ start: fc.nat(600), lasts: fc.integer({ min: 1, max: 180 }) })
    .map(({ start, lasts }): Timed => ({ start, end: start + lasts })),
  { maxLength: 30 },
);

const overlap = (a: Timed, b: Timed): boolean => a.start < b.end && b.start < a.end;

describe('appointments side by side', () => {
  test('no two that overlap are in the same lane, all are drawn, and those that overlap share their width', () => {
    fc.assert(
      fc.property(items, (given) => {
        const drawn = inLanes(given);
        expect(drawn.map(({ item }) => item).toSorted((a, b) => given.indexOf(a) - given.indexOf(b))).toEqual(
          given,
        );
        for (const one of drawn) {
          expect(one.lane).toBeLessThan(one.lanes);
          for (const other of drawn)
            if (one !== other && overlap(one.item, other.item)) {
              expect(one.lane).not.toBe(other.lane);
              expect(one.lanes).toBe(other.lanes);
            }
        }
      }),
      seededRuns(100),
    );
  });

  test('one that overlaps nothing has the whole width', () => {
    expect(
      inLanes([
        { start: 60, end: 120 },
        { start: 0, end: 60 },
      ]).map(({ lanes }) => lanes),
    ).toEqual([1, 1]);
  });
});
