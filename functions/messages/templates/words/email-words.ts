import type { Language } from '../../../../shared/domain/language.ts';
import type { EmailFacts } from '../facts.ts';
import { severalKindOf } from '../several-appointments.ts';
import { OWNER_WORDS } from './owner-words.ts';
import { SEVERAL_WORDS } from './several-words.ts';
import { TEAM_WORDS } from './team-words.ts';
import { OFFERED_WORDS, VISITOR_WORDS } from './visitor-words.ts';
import type { EmailWords } from './wording.ts';

type Words = Readonly<Record<Language, EmailWords>>;

/** Our words of each e-mail that tells of one thing. */
export const EMAIL_WORDS: Readonly<Record<EmailFacts['kind'], Words>> = {
  ...VISITOR_WORDS,
  ...TEAM_WORDS,
  ...OWNER_WORDS,
};

/** Our words of an e-mail, by how many appointments it tells of and whether it offers other places. */
export const emailWords = (facts: EmailFacts): Words => {
  if ('choices' in facts && facts.choices.length > 0) return OFFERED_WORDS;
  const several = severalKindOf(facts);
  return several && several !== 'reminder_soon' ? SEVERAL_WORDS[several] : EMAIL_WORDS[facts.kind];
};
