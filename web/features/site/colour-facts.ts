import type { Theme } from '../../../shared/domain/theme-colours.ts';
import { contrast, parseHex, type Rgb, toHex, WHITE } from '../../lib/colour/contrast.ts';
import { type Palette, paletteOf } from '../../lib/colour/palette.ts';

/** How the public page uses one of the owner's colours. */
export interface ColourFact {
  /** The shade that is used for text, links and buttons; the colour itself when it reads well. */
  readonly shade: string;
  readonly isAsPicked: boolean;
  /** Contrast of the shade with the surface behind it, rounded down to a tenth. */
  readonly contrast: number;
  /** The same for the colour as it was picked. */
  readonly pickedContrast: number;
}

const colourOf = (palette: Palette, name: string): Rgb => parseHex(palette[name]) ?? WHITE;

const tenths = (ratio: number): number => Math.floor(ratio * 10) / 10;

/** Null when it is not a hex of 3 or 6 digits; the default is used then. */
const factOf = (picked: string, palette: Palette, shadeName: string): ColourFact | null => {
  const colour = parseHex(picked.trim());
  if (!colour) return null;
  const shade = colourOf(palette, shadeName);
  const surface = colourOf(palette, 'surface');
  return {
    shade: toHex(shade),
    isAsPicked: toHex(shade) === toHex(colour),
    contrast: tenths(contrast(shade, surface)),
    pickedContrast: tenths(contrast(colour, surface)),
  };
};

/** The public page's palette for two colours and a theme, and how it uses each colour. */
export const colourFacts = (primary: string, accent: string, theme: Theme) => {
  const palette = paletteOf(primary.trim(), accent.trim(), theme);
  return {
    palette,
    primary: factOf(primary, palette, 'primary'),
    accent: factOf(accent, palette, 'accent'),
  };
};
