import { type ErrorNote, errorNote } from './error-notes.ts';
import { specs } from './error-specs.ts';
import type { Language } from './language.ts';

export type ErrorCode = keyof typeof specs;
export const ERROR_CODES = Object.keys(specs).filter((code): code is ErrorCode => code in specs);

/** The one map from error code to HTTP status. */
export const errorStatus = (code: ErrorCode): number => specs[code].status;

/** A sentence, in the reader's language. */
export type InLanguage = (language: Language) => string;

/** What makes an error's message say more. */
interface Said {
  /** A sentence that follows the code's own. */
  readonly note?: ErrorNote | undefined;
  /** The limit that was reached, which is said in the place of the code's own. */
  readonly limit?: InLanguage | undefined;
}

/** An error's message in a language: what is wrong, and what to do. */
export const errorMessage = (code: ErrorCode, language: Language, { note, limit }: Said = {}): string => {
  const text = limit ? limit(language) : specs[code][language];
  return note ? `${text} ${errorNote(note, language)}` : text;
};
