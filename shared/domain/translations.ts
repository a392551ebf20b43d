import type { Language } from './language.ts';

/** The same texts in further languages; a text that a language lacks is read as it was first written. */
export type Translations<Texts extends object = object> = {
  readonly [L in Language]?: Partial<Texts> | undefined;
};

const isGiven = ([, text]: readonly [string, unknown]): boolean => text !== undefined && text !== '';

/** Something with its texts in a language, each as far as it was translated. */
export const inLanguage = <Thing extends { readonly translations?: Translations | undefined }>(
  thing: Thing,
  language: Language,
): Thing => ({
  ...thing,
  ...Object.fromEntries(Object.entries(thing.translations?.[language] ?? {}).filter(isGiven)),
});

/** For an answer that has no `translations` where nothing was translated. */
export const givenTranslations = <T extends Translations>(
  translations: T | undefined,
): { readonly translations?: T } =>
  translations && Object.values(translations).some((texts) => texts && Object.entries(texts).some(isGiven))
    ? { translations }
    : {};
