import { type Language, localeOf } from './language.ts';

/** Languages that a team may say it speaks, as BCP 47 codes. */
export const SPOKEN_LANGUAGES = [
  ...(['fr', 'en', 'es', 'pt', 'it', 'ar', 'zh', 'ht'] as const),
  ...(['vi', 'ru', 'uk', 'fa', 'pa', 'tl'] as const),
] as const;

export type SpokenLanguage = (typeof SPOKEN_LANGUAGES)[number];

/** A spoken language by its name in a reader's language. */
export const spokenLanguageName = (spoken: SpokenLanguage, language: Language): string =>
  new Intl.DisplayNames([localeOf(language)], { type: 'language' }).of(spoken) ?? spoken;
