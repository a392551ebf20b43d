import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { colourFacts } from '../../../web/features/site/colour-facts.ts';
import { contrast, parseHex } from '../../../web/lib/colour/contrast.ts';
import { seededRuns } from '../../support/seeded.ts';

const hex = fc.nat(0xffffff).map((number) => `#${number.toString(16).padStart(6, '0')}`);

describe('what is told of a business’s colour', () => {
  test('is a shade that reads at 4.5 on the page’s surface, whatever was picked', () => {
    fc.assert(
      fc.property(hex, hex, fc.constantFrom('light' as const, 'dark' as const), (one, other, theme) => {
        const { primary, accent, palette } = colourFacts(one, other, theme);
        for (const fact of [primary, accent]) {
          const shade = parseHex(fact?.shade);
          const surface = parseHex(palette.surface);
          expect(shade && surface && contrast(shade, surface)).toBeGreaterThanOrEqual(4.5);
          expect(fact?.contrast).toBeGreaterThanOrEqual(4.5);
        }
      }),
      seededRuns(200),
    );
  });

  test('is that a dark colour stays as it is, and that a pale one becomes another', () => {
    const { primary, accent } = colourFacts('#1e3a8a', '#facc15', 'light');
    expect(primary).toMatchObject({ isAsPicked: true, shade: '#1e3a8a' });
    expect(accent).toMatchObject({ isAsPicked: false, pickedContrast: 1.5 });
  });

  test('is nothing for what is no colour, which the default stands in for', () => {
    const { primary, palette } = colourFacts('#12', '#10b981', 'light');
    expect(primary).toBeNull();
    expect(palette).toEqual(colourFacts('#0ea5e9', '#10b981', 'light').palette);
  });
});
