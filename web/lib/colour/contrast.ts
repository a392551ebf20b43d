/** Red, green and blue, each 0–255. */
export type Rgb = readonly [number, number, number];

const HEX = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i;

/** Reads a hex colour of 3 or 6 digits; null for anything else. */
export const parseHex = (value: string | null | undefined): Rgb | null => {
  if (!value || !HEX.test(value)) return null;
  const digits = value.slice(1);
  const long = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const channel = (at: number): number => Number.parseInt(long.slice(at, at + 2), 16);
  return [channel(0), channel(2), channel(4)];
};

export const toHex = (colour: Rgb): string =>
  `#${colour.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

const linear = (channel: number): number => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const luminance = ([red, green, blue]: Rgb): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** Contrast ratio of two colours, 1 to 21 (WCAG 2.2). */
export const contrast = (one: Rgb, other: Rgb): number => {
  const a = luminance(one);
  const b = luminance(other);
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
};

/** `share` of `top` laid over `base`, in whole channels. */
export const mix = (base: Rgb, top: Rgb, share: number): Rgb => {
  const blend = (index: 0 | 1 | 2): number => Math.round(base[index] + (top[index] - base[index]) * share);
  return [blend(0), blend(1), blend(2)];
};

export const WHITE: Rgb = [255, 255, 255];
export const BLACK: Rgb = [0, 0, 0];
/** The dark ink that reads well on the default colours. */
export const INK: Rgb = [4, 19, 31];

/** Least contrast of text (WCAG 2.2 AA). */
export const READABLE = 4.5;

/** Ink for text on any colour. White or black always reaches 4.58, so the last resort holds. */
export const inkOn = (colour: Rgb): Rgb =>
  [INK, WHITE].find((ink) => contrast(ink, colour) >= READABLE) ?? BLACK;
