import { pattern } from '../../patterns.ts';
import type { Text } from '../text.ts';

/** Words that introduce a name however it is written, and titles. */
const INTRODUCES = pattern`
  \b(?:
    noms?|names?|(?:j ?)?[ms]'?app?el+e|nomme|called|call me|mrs?|ms|miss|mme|mlle|monsieur|madame|mister
  )(?![a-z])`;

/** A capital behind words that introduce more than names: "it's Ana", « pour ma mère Lise ». */
const BEFORE_CAPITAL = /\b(?:c|c'?est|ici|suis|i'?m|i am|this is|it'?s|under|sous|pour|for)(?= )/g;
const CAPITAL = /^(?: [\p{Ll}.'-]+){0,3} \p{Lu}/u;

/** Whether a text without an e-mail address or a number may still tell somebody's name. */
export const mayTellName = ({ raw, folded }: Text): boolean =>
  INTRODUCES.test(folded) ||
  [...folded.matchAll(BEFORE_CAPITAL)].some(({ index, 0: words }) =>
    CAPITAL.test(raw.slice(index + words.length)),
  );
