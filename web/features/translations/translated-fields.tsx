import type { Language } from '../../../shared/domain/language.ts';
import { TextField } from '../../ui/text-field.tsx';
import { TextareaField } from '../../ui/textarea-field.tsx';
import { useOtherLanguages } from './use-other-languages.ts';

interface TranslatedProps {
  /** Its name in each of the form's `translations`. */
  readonly field: string;
  readonly labels: Readonly<Record<Language, string>>;
  readonly hints?: Readonly<Record<Language, string>>;
  readonly maxLength?: number;
}

const fieldOf = ({ field, labels, hints, maxLength }: TranslatedProps, language: Language) => ({
  name: `translations.${language}.${field}`,
  label: labels[language],
  hint: hints?.[language],
  maxLength,
  optional: true,
});

/** A line of text once more for each other language. */
export const TranslatedTexts = (props: TranslatedProps) =>
  useOtherLanguages().map((language) => (
    <TextField key={language} {...fieldOf(props, language)} autoComplete="off" />
  ));

/** Several lines of text once more for each other language. */
export const TranslatedTextareas = ({ rows, ...props }: TranslatedProps & { readonly rows?: number }) =>
  useOtherLanguages().map((language) => (
    <TextareaField key={language} {...fieldOf(props, language)} {...(rows ? { rows } : {})} />
  ));
