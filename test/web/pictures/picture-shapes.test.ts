import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { drawingOf, PICTURE_SHAPES } from '../../../web/features/pictures/picture-shapes.ts';
import { seededRuns } from '../../support/seeded.ts';

const side = fc.integer({ min: 64, max: 12_000 });

test.each(Object.entries(PICTURE_SHAPES))(
  'of a %s the middle is drawn, within the source and the shape, in proportion, and never enlarged',
  (_, shape) => {
    fc.assert(
      fc.property(side, side, fc.constantFrom(1, 0.75, 0.5), (width, height, scale) => {
        const { from, to } = drawingOf({ width, height }, shape, scale);
        expect(from.x).toBeGreaterThanOrEqual(0);
        expect(from.y).toBeGreaterThanOrEqual(0);
        expect(from.x + from.width).toBeLessThanOrEqual(width);
        expect(from.y + from.height).toBeLessThanOrEqual(height);
        expect(Math.abs(width - from.width - 2 * from.x)).toBeLessThanOrEqual(1);
        expect(Math.abs(height - from.height - 2 * from.y)).toBeLessThanOrEqual(1);
        expect(to.width).toBeLessThanOrEqual(Math.min(shape.width, from.width));
        expect(to.height).toBeLessThanOrEqual(Math.min(shape.height, from.height));
        if (shape.isCut)
          expect(Math.abs(from.width * shape.height - from.height * shape.width)).toBeLessThanOrEqual(
            Math.max(shape.width, shape.height),
          );
        else expect([from.width, from.height]).toEqual([width, height]);
      }),
      seededRuns(300),
    );
  },
);
