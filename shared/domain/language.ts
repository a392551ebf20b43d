export const LANGUAGES = ['fr', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** English for a tag that starts with `en`, else French. */
export const languageOf = (tag: string | null | undefined): Language =>
  tag?.trim().toLowerCase().startsWith('en') ? 'en' : 'fr';

/** The locale for dates, numbers and money in a language. */
export const localeOf = (language: Language): 'fr-CA' | 'en-CA' => (language === 'en' ? 'en-CA' : 'fr-CA');
