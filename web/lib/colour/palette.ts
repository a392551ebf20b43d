import { DEFAULT_ACCENT_COLOR, DEFAULT_PRIMARY_COLOR } from '../../../shared/domain/colours.ts';
import { NEUTRAL_COLOURS, type Theme } from '../../../shared/domain/theme-colours.ts';
import { BLACK, contrast, INK, inkOn, mix, parseHex, READABLE, type Rgb, toHex, WHITE } from './contrast.ts';

export type Palette = Readonly<Record<string, string>>;

const rgb = (hex: string): Rgb => parseHex(hex) ?? BLACK;

const SOFT_SHARE = { light: 0.1, dark: 0.2 } as const;
const GLOW_SHARE = 0.24;
const ACCENT_GLOW_SHARE = 0.1;
const STEPS = 64;

/** The first of 64 steps from `colour` to `goal` with enough contrast on each of `grounds`; `goal` if there is none. */
const readableOn = (colour: Rgb, goal: Rgb, grounds: readonly Rgb[]): Rgb => {
  for (let step = 0; step < STEPS; step++) {
    const shade = mix(colour, goal, step / STEPS);
    if (grounds.every((ground) => contrast(shade, ground) >= READABLE)) return shade;
  }
  return goal;
};

/** The strongest tint of the page, up to `share` of the colour, on which each of `inks` has enough contrast. */
const glowOf = (ground: Rgb, colour: Rgb, share: number, inks: readonly Rgb[]): Rgb => {
  for (let step = STEPS; step > 0; step--) {
    const tint = mix(ground, colour, (share * step) / STEPS);
    if (inks.every((ink) => contrast(ink, tint) >= READABLE)) return tint;
  }
  return ground;
};

/**
 * The colours of a business's page. For any hex the owner picks, the shades of text, links and buttons have a contrast
 * of at least 4.5 with every surface they appear on; an invalid hex counts as the default.
 */
export const paletteOf = (primary: string, accent: string, theme: Theme): Palette => {
  const brand = parseHex(primary) ?? rgb(DEFAULT_PRIMARY_COLOR);
  const second = parseHex(accent) ?? rgb(DEFAULT_ACCENT_COLOR);
  const tokens = NEUTRAL_COLOURS[theme];
  const [bg, surface, hover] = [rgb(tokens.bg), rgb(tokens.surface), rgb(tokens.hover)];
  const goal = theme === 'light' ? BLACK : WHITE;
  const soft = mix(surface, brand, SOFT_SHARE[theme]);
  const accentSoft = mix(surface, second, SOFT_SHARE[theme]);
  const shade = readableOn(brand, goal, [bg, surface, hover, soft]);
  const accentShade = readableOn(second, goal, [bg, surface, accentSoft]);
  const computed = {
    primary: shade,
    'primary-hover': mix(shade, goal, 0.14),
    'on-primary': theme === 'light' ? WHITE : INK,
    link: shade,
    focus: shade,
    soft,
    brand,
    'on-brand': inkOn(brand),
    accent: accentShade,
    'accent-soft': accentSoft,
    glow: glowOf(bg, brand, GLOW_SHARE, [rgb(tokens.muted), rgb(tokens.ink)]),
    'accent-glow': glowOf(bg, second, ACCENT_GLOW_SHARE, [rgb(tokens.muted), rgb(tokens.ink), shade]),
  };
  return { ...tokens, ...Object.fromEntries(Object.entries(computed).map(([name, c]) => [name, toHex(c)])) };
};

const declarations = (palette: Palette): string =>
  Object.entries(palette)
    .map(([name, value]) => `--c-${name}:${value}`)
    .join(';');

/** The palette as a style sheet. `system` follows the browser: pages that belong to no business. */
export const paletteCss = (primary: string, accent: string, theme: Theme | 'system'): string => {
  const rule = (of: Theme): string =>
    `:root{color-scheme:${of};${declarations(paletteOf(primary, accent, of))}}`;
  if (theme !== 'system') return rule(theme);
  return `${rule('light')}@media (prefers-color-scheme:dark){${rule('dark')}}`;
};
