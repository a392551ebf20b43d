import { LANGUAGES, type Language } from '../../shared/domain/language.ts';
import type { Translations } from '../../shared/domain/translations.ts';

/** A form's values of some texts in each language; blank where absent. */
export type TranslationValues<Field extends string> = Readonly<
  Record<Language, Readonly<Record<Field, string>>>
>;

type Texts<Field extends string> = Partial<Record<Field, string | undefined>>;

/** A form's initial values from `translations`. */
export const translationValues = <Field extends string>(
  fields: readonly Field[],
  translations: Translations<Texts<Field>> = {},
): TranslationValues<Field> => {
  const valuesIn = (language: Language) => {
    const texts: Texts<Field> = translations[language] ?? {};
    return Object.fromEntries(fields.map((field) => [field, texts[field] ?? ''])) as Record<Field, string>;
  };
  return { fr: valuesIn('fr'), en: valuesIn('en') };
};

/** The body from a form's values: trimmed, without blanks. */
export const translationsOf = <Field extends string>(
  values: TranslationValues<Field>,
): { readonly [L in Language]?: Texts<Field> } => {
  const written = LANGUAGES.map((language) => {
    const texts = Object.entries<string>(values[language]).flatMap(([field, text]) =>
      text.trim() ? [[field, text.trim()] as const] : [],
    );
    return [language, texts] as const;
  });
  return Object.fromEntries(
    written
      .filter(([, texts]) => texts.length > 0)
      .map(([language, texts]) => [language, Object.fromEntries(texts)]),
  );
};

/**
 * The languages that a form shows besides the business's own. The own one is included when it has translations from
 * before a change of language, so that the owner sees every text that visitors can read.
 */
export const translatedLanguages = (values: TranslationValues<string>, own: Language): readonly Language[] =>
  LANGUAGES.filter((language) => language !== own || Object.values(values[language]).some(Boolean));

/** The default greeting in the other languages if the owner kept it; empty for a custom one. */
export const greetingElsewhere = (
  welcome: string,
  greetings: Readonly<Record<Language, string>>,
): { readonly translations?: { readonly [L in Language]?: { welcomeMessage: string } } } => {
  const kept = LANGUAGES.find((language) => greetings[language] === welcome);
  if (!kept) return {};
  const others = LANGUAGES.filter((language) => language !== kept);
  return {
    translations: Object.fromEntries(
      others.map((language) => [language, { welcomeMessage: greetings[language] }]),
    ),
  };
};
