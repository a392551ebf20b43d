import { expect, test } from '@jest/globals';
import { NEUTRAL_COLOURS, PRODUCT_COLOURS } from '../../../shared/domain/theme-colours.ts';
import { widgetCss } from '../../../web/widget/style.ts';

/** Its own bundle has room for the colours that it uses, not for the theme: they are written out there. */
test('the widget’s colours are those of the light theme', () => {
  const theme: readonly string[] = [
    ...Object.values(NEUTRAL_COLOURS.light),
    ...Object.values(PRODUCT_COLOURS.light),
  ];
  const css = widgetCss({ side: 'right', color: [0, 0, 0] });
  const hexes = [...css.matchAll(/#([0-9a-f]{6})(?:[0-9a-f]{2})?\b/g)].map(([, colour]) => `#${colour}`);
  const own = hexes.filter((colour) => colour !== '#000000');
  expect(own.length).toBeGreaterThan(4);
  expect(own.filter((colour) => !theme.includes(colour))).toEqual([]);
});
