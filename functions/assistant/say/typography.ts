import { frenchText, typographicApostrophes } from '../../../shared/domain/typography.ts';

type Tag = (parts: TemplateStringsArray, ...values: readonly (string | number)[]) => string;

/** Avoids a double full stop after "9:00 a.m." at the end of a sentence. */
const join = (text: string, part: string): string =>
  text.endsWith('.') && part.startsWith('.') ? text + part.slice(1) : text + part;

const tag =
  (literal: (text: string) => string): Tag =>
  (parts, ...values) =>
    parts.reduce((text, part, index) => `${join(text, literal(part))}${values[index] ?? ''}`, '');

/** A French sentence with its typography; inserted values (names, addresses) are left as they are. */
export const french = tag(frenchText);

/** An English sentence with typographic apostrophes. */
export const english = tag(typographicApostrophes);

/** Several ways to say the same. */
export const ways = (first: string, ...others: readonly string[]): readonly [string, ...string[]] => [
  first,
  ...others,
];
