import type { PersonColour } from './person-colours.ts';

/** The brightness of a screen. */
export type Theme = 'light' | 'dark';

/** Requires every colour of one theme in the other. */
type Colours<T> = Readonly<Record<keyof T, string>>;

const neutralLight = {
  bg: '#f6f8fb',
  surface: '#ffffff',
  line: '#e2e8f0',
  ink: '#0f172a',
  muted: '#526077',
  control: '#7c8aa0',
  hover: '#f1f5f9',
  positive: '#065f46',
  'positive-soft': '#d1fae5',
  danger: '#b91c1c',
  'danger-soft': '#fee2e2',
} as const;

const neutralDark: Colours<typeof neutralLight> = {
  bg: '#0b1220',
  surface: '#111a2c',
  line: '#24324d',
  ink: '#f1f5f9',
  muted: '#9fb0c8',
  control: '#64748b',
  hover: '#1a2740',
  positive: '#a7f3d0',
  'positive-soft': '#063f31',
  danger: '#fca5a5',
  'danger-soft': '#4c1620',
};

/** Backgrounds and text colours of every page, the product's own and the businesses'. */
export const NEUTRAL_COLOURS = { light: neutralLight, dark: neutralDark } as const;

const productLight = {
  raised: '#ffffff',
  primary: '#0369a1',
  'primary-hover': '#075985',
  'on-primary': '#ffffff',
  link: '#0369a1',
  soft: '#e0f2fe',
  'on-danger': '#ffffff',
  warn: '#92400e',
  'warn-soft': '#fef3c7',
  focus: '#0369a1',
} as const;

const productDark: Colours<typeof productLight> = {
  raised: '#16213a',
  primary: '#38bdf8',
  'primary-hover': '#7dd3fc',
  'on-primary': '#04263a',
  link: '#7dd3fc',
  soft: '#0c3350',
  'on-danger': '#3b0a10',
  warn: '#fcd34d',
  'warn-soft': '#43300b',
  focus: '#7dd3fc',
};

/** Colours of the product's own screens only; a business's page derives them from its own colours or does without. */
export const PRODUCT_COLOURS = { light: productLight, dark: productDark } as const;

/** A person's colour: for edges and text, and softly as a ground. */
interface Shades {
  readonly strong: string;
  readonly soft: string;
}

const peopleLight: Readonly<Record<PersonColour, Shades>> = {
  blue: { strong: '#1d4ed8', soft: '#dbeafe' },
  orange: { strong: '#9a3412', soft: '#ffedd5' },
  teal: { strong: '#115e59', soft: '#ccfbf1' },
  violet: { strong: '#6d28d9', soft: '#ede9fe' },
  amber: { strong: '#854d0e', soft: '#fef9c3' },
  pink: { strong: '#a21caf', soft: '#fae8ff' },
  green: { strong: '#166534', soft: '#dcfce7' },
  red: { strong: '#be123c', soft: '#ffe4e6' },
  lime: { strong: '#3f6212', soft: '#ecfccb' },
  slate: { strong: '#475569', soft: '#e2e8f0' },
};

const peopleDark: Readonly<Record<PersonColour, Shades>> = {
  blue: { strong: '#93c5fd', soft: '#172f63' },
  orange: { strong: '#fdba74', soft: '#4a2410' },
  teal: { strong: '#5eead4', soft: '#0b3b38' },
  violet: { strong: '#c4b5fd', soft: '#2f1d63' },
  amber: { strong: '#fde047', soft: '#40330a' },
  pink: { strong: '#f0abfc', soft: '#431a4a' },
  green: { strong: '#86efac', soft: '#0f3a22' },
  red: { strong: '#fda4af', soft: '#4c1525' },
  lime: { strong: '#bef264', soft: '#2a3a0a' },
  slate: { strong: '#cbd5e1', soft: '#2b3850' },
};

/** The colours of the people who take bookings, on the product's own screens. */
export const PEOPLE_COLOURS = { light: peopleLight, dark: peopleDark } as const;
