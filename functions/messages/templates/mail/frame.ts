import { NEUTRAL_COLOURS, PRODUCT_COLOURS, type Theme } from '../../../../shared/domain/theme-colours.ts';

/** What the colours of a mail are used for, by the class that changes them in a dark mail program. */
const PAINTS = {
  bg: ['background-color', (theme: Theme) => NEUTRAL_COLOURS[theme].bg],
  card: ['background-color', (theme: Theme) => NEUTRAL_COLOURS[theme].surface],
  ink: ['color', (theme: Theme) => NEUTRAL_COLOURS[theme].ink],
  muted: ['color', (theme: Theme) => NEUTRAL_COLOURS[theme].muted],
  line: ['border-color', (theme: Theme) => NEUTRAL_COLOURS[theme].line],
  link: ['color', (theme: Theme) => PRODUCT_COLOURS[theme].link],
  button: ['background-color', (theme: Theme) => PRODUCT_COLOURS[theme].primary],
  label: ['color', (theme: Theme) => PRODUCT_COLOURS[theme]['on-primary']],
} as const satisfies Readonly<Record<string, readonly [string, (theme: Theme) => string]>>;

export type Paint = keyof typeof PAINTS;

const isPaint = (name: string): name is Paint => name in PAINTS;
const paints = Object.keys(PAINTS).filter(isPaint);

const declaration = (paint: Paint, theme: Theme): string => {
  const [property, colour] = PAINTS[paint];
  return `${property}:${colour(theme)}`;
};

/**
 * The attributes of an element: its colours as inline styles, which every mail program reads, and as classes, by
 * which those that have a dark mode change them.
 */
export const painted = (names: readonly Paint[], style: string): string =>
  `class="${names.join(' ')}" style="${[style, ...names.map((name) => declaration(name, 'light'))].filter(Boolean).join(';')}"`;

const darkRules = paints.map((paint) => `.${paint}{${declaration(paint, 'dark')} !important}`).join('');

export const STYLES = `:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${darkRules}}`;

/** What programs on every system have; a mail loads no font. */
export const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
