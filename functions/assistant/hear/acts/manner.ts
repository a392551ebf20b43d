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

/** A question anywhere in it, in the order of its words or told of: « savoir si », "my wife can come, can't she". */
const MAY_ASK = pattern`
  \b(?:
    (?:can|could|may|should|shall) (?:i|we|my|he|she|they|u|you)|(?:do|does|did|is|are) (?:i|we|that|it|this|they)
    |(?:peut|va|doit|est|a|sera|faut|peux|dois|vas)[- ](?:t-)?(?:il|elle|on|tu|ce|je)|puis-je
    |(?:savoir|know|wonder\w*|curious|demande\w*|ask(?:ing)?) (?:si|if|whether|ou|quand|comment|combien|where|when|how|what|why)
  )(?![a-z])`;

/** "Yes please, and …", « oui svp ». */
const AGREES = pattern`
  ^[\s,]*(?:(?:ah|oh|ben|bien|well|mais|euh|ok(?:ay)?|d'accord|parfait|super|great|perfect)[ ,.!]+)*(?:
    oui|ouais|ouaip|ouin|yes|yeah|yep|yup|sure|please|svp|s\.v\.p|s'il vous plait|go ahead|allez[- ]y|vas[- ]y
    |bien sur|certainement|volontiers|avec plaisir|of course|absolutely|definitely|transmett?e[zr]?|transmets
    |(?:tell|ask) (?:them|him|her)|dites[- ](?:leur|lui)
  )(?![a-z])`;

const URGENT = pattern`
  \b(?:
    (?<!pas )(?<!not )(?<!rien d')(?:si |tres |assez |so |very |really |quite |super )?(?:urgent(?:ly|e)?|asap)
    |au plus (?:vite|sacrant|tot)|(?:le|aussi) (?:plus )?(?:vite|tot) (?:que )?possible|as soon as (?:possible|you can)
    |right away|de toute urgence|(?:tres|plutot|assez) presse
  )(?![a-z])`;

/** How a message is put; `supposes`: whether it only supposes a case. */
export const hearManner = ({ raw, folded }: Text, supposes: boolean): Manner => ({
  ...(supposes ? { supposes } : {}),
  ...(raw.includes('?') || ASKS.test(folded) ? { isQuestion: true } : {}),
  ...(MAY_ASK.test(folded) ? { mayAsk: true } : {}),
  ...(FOLLOWS.test(folded) ? { followsUp: true } : {}),
  ...(raw.length > LONGEST_ANNOUNCEMENT || ANNOUNCED.test(raw) ? { holdsMessage: true } : {}),
  ...(ASKS_BESIDE.test(folded) ? { wishesBeside: true } : {}),
  ...(AGREES.test(folded) ? { agrees: true } : {}),
  ...(URGENT.test(folded) ? { isUrgent: true } : {}),
});
