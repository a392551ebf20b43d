import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { linePoints } from '../../../web/ui/sparkline.tsx';
import { seededRuns } from '../../support/seeded.ts';

describe('a sparkline', () => {
  test('stays in its box and rises with its values', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(10_000), { minLength: 2, maxLength: 60 }), (values) => {
        const points = linePoints(values);
        expect(points).toHaveLength(values.length);
        for (const [x, y] of points) {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x).toBeLessThanOrEqual(600.001);
          expect(y).toBeGreaterThanOrEqual(0);
          expect(y).toBeLessThanOrEqual(140);
        }
        const highest = values.indexOf(Math.max(...values));
        expect(Math.min(...points.map(([, y]) => y))).toBe(points[highest]?.[1]);
      }),
      seededRuns(100),
    );
  });

  test('lies flat when nothing happened', () => {
    expect(linePoints([0, 0, 0]).map(([, y]) => y)).toEqual([140, 140, 140]);
  });
});
