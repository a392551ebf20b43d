import type { Language } from '../../shared/domain/language.ts';

/** What a locked screen shows: never what a visitor said, nor who they are. */
export const PUSH_WORDS: Readonly<Record<Language, string>> = {
  fr: 'Un visiteur attend votre réponse.',
  en: 'A visitor is waiting for your answer.',
};
