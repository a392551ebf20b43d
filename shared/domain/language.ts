export const LANGUAGES = ['fr', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** English for a tag that starts with `en`, else French. */
export const languageOf = (tag: string | null | undefined): Language =>
  tag?.trim().toLowerCase().startsWith('en') ? 'en' : 'fr';

const LOCALES = { fr: 'fr-CA', en: 'en-CA' } as const satisfies Record<Language, string>;

/** The locale for dates, numbers and money in a language. */
export const localeOf = (language: Language): (typeof LOCALES)[Language] => LOCALES[language];
