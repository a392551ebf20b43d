import type { Language } from './language.ts';

/** Translations of some texts; a text without one is shown as it was first written. */
export type Translations<Texts extends object = object> = {
  readonly [L in Language]?: Partial<Texts> | undefined;
};

const isGiven = ([, text]: readonly [string, unknown]): boolean => text !== undefined && text !== '';

/** A thing with its texts in a language, each where a translation exists. */
export const inLanguage = <Thing extends { readonly translations?: Translations | undefined }>(
  thing: Thing,
  language: Language,
): Thing => ({
  ...thing,
  ...Object.fromEntries(Object.entries(thing.translations?.[language] ?? {}).filter(isGiven)),
});

/** `translations` for an answer; nothing when there are none. */
export const givenTranslations = <T extends Translations>(
  translations: T | undefined,
): { readonly translations?: T } =>
  translations && Object.values(translations).some((texts) => texts && Object.entries(texts).some(isGiven))
    ? { translations }
    : {};
