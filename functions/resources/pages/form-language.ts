import { type Language, languageOf } from '../../../shared/domain/language.ts';

/** A form as it was sent. */
export interface FormPost {
  readonly body: { readonly language?: string | undefined };
  readonly language: Language;
}

/** The language in which a form was shown, which may differ from the browser's. */
export const languageOfForm = ({ body, language }: FormPost): Language =>
  body.language ? languageOf(body.language) : language;
