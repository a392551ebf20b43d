import { type Language, localeOf } from '../../../shared/domain/language.ts';

/** « Coupe, barbe et racines »: each name once. */
export const listed = (names: readonly string[], language: Language): string =>
  new Intl.ListFormat(localeOf(language), { type: 'conjunction' }).format(new Set(names));
