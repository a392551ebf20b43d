import { LANGUAGES, type Language } from '../../shared/domain/language.ts';
import type { Translations } from '../../shared/domain/translations.ts';

/** What a form's fields hold of some texts in each language; blank where there is nothing. */
export type TranslationValues<Field extends string> = Readonly<
  Record<Language, Readonly<Record<Field, string>>>
>;

type Texts<Field extends string> = Partial<Record<Field, string | undefined>>;

/** The fields of `translations`, as a form is filled with them. */
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

/** What a form's fields say, as it is sent: trimmed, without what is blank. */
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
 * The languages that a form asks for beside the business's own, and the own one too where something was translated into
 * it before the business changed its language: nothing that visitors read is out of the owner's sight.
 */
export const translatedLanguages = (values: TranslationValues<string>, own: Language): readonly Language[] =>
  LANGUAGES.filter((language) => language !== own || Object.values(values[language]).some(Boolean));

/** The product's own greeting in the other languages, as long as the owner kept it; nothing for their own words. */
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
