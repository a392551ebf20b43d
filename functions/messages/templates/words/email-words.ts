import type { Language } from '../../../../shared/domain/language.ts';
import type { EmailFacts } from '../facts.ts';
import { OWNER_WORDS } from './owner-words.ts';
import { TEAM_WORDS } from './team-words.ts';
import { VISITOR_WORDS } from './visitor-words.ts';
import type { EmailWords } from './wording.ts';

/** Our words of each e-mail. */
export const EMAIL_WORDS: Readonly<Record<EmailFacts['kind'], Readonly<Record<Language, EmailWords>>>> = {
  ...VISITOR_WORDS,
  ...TEAM_WORDS,
  ...OWNER_WORDS,
};
