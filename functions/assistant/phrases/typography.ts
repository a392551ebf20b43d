import { frenchText, typographicApostrophes } from '../../../shared/domain/typography.ts';

type Tag = (parts: TemplateStringsArray, ...values: readonly (string | number)[]) => string;

/** "9:00 a.m." at the end of a sentence brings its full stop along. */
const join = (text: string, part: string): string =>
  text.endsWith('.') && part.startsWith('.') ? text + part.slice(1) : text + part;

const tag =
  (literal: (text: string) => string): Tag =>
  (parts, ...values) =>
    parts.reduce((text, part, index) => `${join(text, literal(part))}${values[index] ?? ''}`, '');

/** A French sentence as it is printed; what is put into it (names, addresses) is left as it is. */
export const french = tag(frenchText);

/** An English sentence with typographic apostrophes. */
export const english = tag(typographicApostrophes);
