import * as identity from '../../functions/triggers/custom-message/code-message.ts';
import { type Language, languageOf as languageOfTag } from '../../shared/domain/language.ts';
import { type Fields, optionalText } from './request-fields.ts';

export type { Language };

/** What the identity service hands over to be sent; resolving means it is kept. */
export interface IdentityMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly language: Language;
}

/** What the local pool sends codes for: it knows no change of address. */
export type CodePurpose = Exclude<identity.CodePurpose, 'new-address'>;

/**
 * `ClientMetadata.language` if given, else the first entry of Accept-Language; English if it starts with `en`, else
 * French.
 */
export function languageOf(clientMetadata: Fields, acceptLanguage: string): Language {
  return languageOfTag(optionalText(clientMetadata, 'language') ?? acceptLanguage);
}

const IS_YOUR = { fr: 'est votre', en: 'is your' } as const;

/**
 * The message that carries a six-digit code, in Cognito's words; the subject has it too, for whoever reads it in a
 * list.
 */
export function codeMessage(
  purpose: CodePurpose,
  to: string,
  code: string,
  language: Language,
): IdentityMessage {
  const { codeName, text, html } = identity.codeMessage(purpose, code, language);
  return { to, language, subject: `${code} ${IS_YOUR[language]} ${codeName}`, text, html };
}
