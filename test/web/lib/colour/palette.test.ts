import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Theme } from '../../../../shared/domain/theme-colours.ts';
import { contrast, inkOn, parseHex, type Rgb } from '../../../../web/lib/colour/contrast.ts';
import { type Palette, paletteCss, paletteOf } from '../../../../web/lib/colour/palette.ts';
import { seededRuns } from '../../../support/seeded.ts';

const hex = fc
  .tuple(fc.constantFrom(3, 6), fc.nat(0xffffff))
  .map(([length, number]) => `#${number.toString(16).padStart(6, '0').slice(0, length)}`);
const theme = fc.constantFrom<Theme>('light', 'dark');

const colour = (palette: Palette, name: string): Rgb => {
  const rgb = parseHex(palette[name]);
  if (!rgb) throw new Error(`${name} is no colour`);
  return rgb;
};

const pairs: ReadonlyArray<readonly [text: string, ground: string]> = [
  ...['bg', 'surface', 'hover', 'soft'].map((ground) => ['link', ground] as const),
  ['on-primary', 'primary'],
  ['on-primary', 'primary-hover'],
  ['on-brand', 'brand'],
  ['accent', 'accent-soft'],
  ['accent', 'bg'],
  ['accent', 'surface'],
  ['ink', 'glow'],
  ['muted', 'glow'],
  ['ink', 'accent-glow'],
  ['muted', 'accent-glow'],
  ['link', 'accent-glow'],
  ['ink', 'surface'],
  ['muted', 'surface'],
  ['muted', 'hover'],
  ['danger', 'danger-soft'],
  ['danger', 'surface'],
  ['positive', 'surface'],
];

describe('a business’s colours', () => {
  test('are readable as text and on buttons (4.5), whatever hex the owner picked', () => {
    fc.assert(
      fc.property(hex, hex, theme, (primary, accent, of) => {
        const palette = paletteOf(primary, accent, of);
        for (const [text, ground] of pairs)
          expect([text, ground, contrast(colour(palette, text), colour(palette, ground)) >= 4.5]).toEqual([
            text,
            ground,
            true,
          ]);
      }),
      seededRuns(500),
    );
  });

  test('show the focus and the edges of controls (3)', () => {
    fc.assert(
      fc.property(hex, theme, (primary, of) => {
        const palette = paletteOf(primary, '#10b981', of);
        expect(contrast(colour(palette, 'focus'), colour(palette, 'bg'))).toBeGreaterThanOrEqual(3);
        expect(contrast(colour(palette, 'control'), colour(palette, 'surface'))).toBeGreaterThanOrEqual(3);
      }),
      seededRuns(100),
    );
  });

  test('are used only if they are hex of 3 or 6 digits; else the defaults are', () => {
    const usual = paletteOf('#0ea5e9', '#10b981', 'light');
    for (const wrong of ['', 'red', '0ea5e9', '#0ea5', '#0ea5e99', 'url(x)', '#0ea5e9;}body{display:none'])
      expect(paletteOf(wrong, wrong, 'light')).toEqual(usual);
    expect(paletteOf('#f00', '#10b981', 'light')).toEqual(paletteOf('#ff0000', '#10b981', 'light'));
  });

  test('reach the style sheet as computed numbers, never as the owner’s text', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (primary, accent) => {
        expect(paletteCss(primary, accent, 'light')).toMatch(
          /^:root\{color-scheme:light;(--c-[a-z-]+:#[0-9a-f]{6};?)+\}$/,
        );
      }),
      seededRuns(100),
    );
  });
});

test('ink is readable on any colour', () => {
  fc.assert(
    fc.property(fc.nat(255), fc.nat(255), fc.nat(255), (red, green, blue) => {
      expect(contrast(inkOn([red, green, blue]), [red, green, blue])).toBeGreaterThanOrEqual(4.5);
    }),
    seededRuns(500),
  );
});
