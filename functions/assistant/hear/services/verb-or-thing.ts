import { globalPattern, source } from '../../patterns.ts';
import { eraseAll, type Text } from '../text.ts';

/** What stands before "will" where it is a document: an article, whose it is, or what kind of one. */
const WHOSE = source`
  \b(?:
    an?|the|my|our|your|his|her|their|both|any|[a-z]+'s?|simple|basic|new|old|last|joint|mutual|mirror|living
    |holographic|notari[sz]ed|notarial|handwritten|updated|valid
  )`;
/** What is done to one, said before it. */
const DONE_TO =
  '\\b(?:need|want|make|making|write|writing|draft|drafting|update|updating|sign|signing|prepare|preparing)';
/** What of one is to be done, said behind it. */
const OF_IT = source`
  (?:
    drafting|drafted|and testament|testaments?|signing|signature|writing|revision|updates?|consult\w*
    |preparation|prep|planning|appointment|appt|meeting|done|made|drawn|redone|notari[sz]ed
  )\b`;
/** It ends the thought, or is only told apart. */
const NOTHING_ELSE = '(?= *(?:$|[,.!?;]|for\\b|with\\b|please\\b))';

/** "I will come", "will you be open": not "a will", "will drafting". */
const VERB = globalPattern`
  \bwill\b(?! ${OF_IT})(?<!${WHOSE} will)(?!(?<=${DONE_TO} will)${NOTHING_ELSE})
  (?!(?<=(?:^|[.!?;] ?)will)${NOTHING_ELSE})`;

/** "I'll start with 2024": with what one begins, and no "starting a business". */
const BEGINNING = globalPattern`
  \b(?:start(?:ing)?|begin(?:ning)?|commence[rz]?|commencons|debute[rz]?) (?:
    with|by|off|from|par|avec|d'abord
  )(?![a-z])`;

/** The text without the words that are verbs where they stand, and are things elsewhere. */
export const withoutVerbs = (text: Text): Text => eraseAll(eraseAll(text, VERB), BEGINNING);
