import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { shapeOf } from '../../../functions/agenda/basket-shape.ts';
import { DAY_MIN } from '../../../functions/agenda/time.ts';
import { seededRuns } from '../../support/seeded.ts';

const WEEK_MIN = 7 * DAY_MIN;

/** Parts of one date: how long each takes, and, in a row, how long is waited before it. */
const anyParts = fc.array(
  fc.record({ durationMin: fc.integer({ min: 5, max: 180 }), gapMin: fc.integer({ min: 0, max: 120 }) }),
  { minLength: 1, maxLength: 4 },
);

const anyBasket = fc.record({
  start: fc.integer({ min: 0, max: WEEK_MIN }),
  kind: fc.constantFrom('in_a_row' as const, 'together' as const),
  parts: anyParts,
  count: fc.integer({ min: 1, max: 5 }),
  everyWeeks: fc.integer({ min: 1, max: 8 }),
  /** The clock may be put forward or back between two dates. */
  clock: fc.array(fc.constantFrom(-60, 0, 0, 60), { minLength: 5, maxLength: 5 }),
});

type Drawn = typeof anyBasket extends fc.Arbitrary<infer Basket> ? Basket : never;

const appointmentsOf = ({ start, kind, parts, count, everyWeeks, clock }: Drawn) =>
  Array.from({ length: count }, (_, nth) => {
    let at = start + nth * everyWeeks * WEEK_MIN + (clock[nth] ?? 0);
    return parts.map(({ durationMin, gapMin }, part) => {
      if (kind === 'in_a_row' && part > 0) at += gapMin;
      const appointment = { start: at, end: at + durationMin, part, nth };
      if (kind === 'in_a_row') at += durationMin;
      return appointment;
    });
  });

const samePart = (one: { readonly part: number }, other: { readonly part: number }): boolean =>
  one.part === other.part;

describe('the shape of what was booked at once', () => {
  test('is that in which it was booked: its parts in order, its dates and the weeks between them', () => {
    fc.assert(
      fc.property(anyBasket, (drawn) => {
        const dates = appointmentsOf(drawn);
        const { kind, parts, count, everyWeeks } = drawn;
        expect(shapeOf(dates.flat(), samePart)).toEqual({
          dates,
          kind: parts.length === 1 ? 'together' : kind,
          everyWeeks: count === 1 ? 1 : everyWeeks,
        });
      }),
      seededRuns(200),
    );
  });

  test('is the same after all of it was moved by any time', () => {
    fc.assert(
      fc.property(anyBasket, fc.integer({ min: -WEEK_MIN, max: WEEK_MIN }), (drawn, by) => {
        const moved = { ...drawn, start: drawn.start + by };
        const [was, is] = [drawn, moved].map((one) => shapeOf(appointmentsOf(one).flat(), samePart));
        expect([is?.kind, is?.everyWeeks, is?.dates.length]).toEqual([
          was?.kind,
          was?.everyWeeks,
          was?.dates.length,
        ]);
      }),
      seededRuns(100),
    );
  });

  test('is none once one part alone was moved to another week', () => {
    fc.assert(
      fc.property(anyBasket, (drawn) => {
        const dates = appointmentsOf(drawn);
        fc.pre(drawn.parts.length > 1);
        const [first, ...rest] = dates.flat();
        if (!first) return;
        const far = drawn.count * drawn.everyWeeks * WEEK_MIN + 2 * WEEK_MIN;
        const moved = { ...first, start: first.start + far, end: first.end + far };
        expect(shapeOf([moved, ...rest], samePart)).toBeUndefined();
      }),
      seededRuns(100),
    );
  });
});
