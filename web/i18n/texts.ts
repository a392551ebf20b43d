import type { Language } from '../../shared/domain/language.ts';
import { frenchSpaces, frenchText, singleStops } from '../../shared/domain/typography.ts';
import { useLanguage } from './language.tsx';

type Phrase = (...args: never[]) => string;
export interface Catalog {
  readonly [key: string]: string | Phrase | readonly string[] | Catalog;
}

/** The shape of a catalogue, whatever its words. */
export type SameShape<T> = T extends string
  ? string
  : T extends Phrase
    ? T
    : T extends readonly string[]
      ? readonly string[]
      : { readonly [K in keyof T]: SameShape<T[K]> };

export type Texts<T> = Readonly<Record<Language, SameShape<T>>>;

interface Print {
  readonly text: (text: string) => string;
  /**
   * A phrase contains text that people typed: its apostrophes are left as they are; only spaces and full stops are set.
   */
  readonly phrase: (text: string) => string;
}

const french: Print = { text: frenchText, phrase: (text) => singleStops(frenchSpaces(text)) };
const english: Print = { text: (text) => text, phrase: singleStops };

const printed = (value: unknown, print: Print): unknown => {
  if (typeof value === 'string') return print.text(value);
  if (typeof value === 'function') return (...args: never[]) => print.phrase(String(value(...args)));
  if (Array.isArray(value)) return value.map((item) => printed(item, print));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, printed(item, print)]));
};

/**
 * A feature's texts. French is the source; English must have the same shape or it does not compile. French apostrophes,
 * non-breaking spaces and single full stops are set here, so that catalogues can hold plain text.
 */
export const defineTexts = <T extends Catalog>(fr: T, en: NoInfer<SameShape<T>>): Texts<T> => ({
  fr: printed(fr, french) as SameShape<T>,
  en: printed(en, english) as SameShape<T>,
});

/** The texts of a catalogue in the reader's language. */
export const useTexts = <T>(texts: Texts<T>): SameShape<T> => texts[useLanguage()];
