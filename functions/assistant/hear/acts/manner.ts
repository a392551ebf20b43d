import type { Manner } from '../../frame.ts';
import { pattern } from '../../patterns.ts';
import type { Text } from '../text.ts';
import { ASKS_BESIDE } from './complaint-words.ts';

/** "And a kids' cut?", « pis la coloration ? », "what about highlights?". */
const FOLLOWS = pattern`
  ^[\s,]*(?:(?:ok|okay|parfait|great|super|merci|thanks|d'accord)[ ,.!]+)*
  (?:and|et|pis|puis|what about|how about)\b(?=.*\?)`;

/** A sentence no longer than that only announces a message. */
const LONGEST_ANNOUNCEMENT = 60;
/** What follows its colon. */
const ANNOUNCED = /:\s+\S.{3}/;

/** Whoever types in a hurry leaves the mark out: the order of the words still asks. */
const ASKS = pattern`
  ^[\s,]*(?:(?:ok|okay|hi|hey|hello|allo|bonjour|salut)[ ,.!]+)*(?:
    est[- ]ce (?:que|qu')|(?:avez|auriez|prenez|acceptez|desservez|voyez|recevez|vendez|parlez)[- ]vous
    |[a-z]+ (?:[a-z]+ )?parle(?:nt)?[- ]tu|y a[- ](?:t[- ]il|tu)|(?:do|would|did) (?:you|u)\b
    |(?:is|are) (?:there|it|the|that|\d)
  )`;

/** How a message is put; `supposes`: whether it only supposes a case. */
export const hearManner = ({ raw, folded }: Text, supposes: boolean): Manner => ({
  ...(supposes ? { supposes } : {}),
  ...(raw.includes('?') || ASKS.test(folded) ? { isQuestion: true } : {}),
  ...(FOLLOWS.test(folded) ? { followsUp: true } : {}),
  ...(raw.length > LONGEST_ANNOUNCEMENT || ANNOUNCED.test(raw) ? { holdsMessage: true } : {}),
  ...(ASKS_BESIDE.test(folded) ? { wishesBeside: true } : {}),
});
