import { source } from '../patterns.ts';
import type { Span } from './mention.ts';
import type { Text } from './text.ts';

/** Participles of « être » that tell where somebody went, and what became of them. */
export const MOVED =
  '(?:venu|alle|tombe|arrive|passe|rentre|demenage|ne|sorti|mort|decede|devenu|revenu)e?s?';

/** Words with which a new thought begins anywhere in a sentence: a question, a wish, a fact about oneself. */
const STARTS = [
  'how (?:much|long|many|late|early)',
  "what(?:'s| is| are| time| services| else)|whats",
  source`
    (?:
      avez|auriez|faites|offrez|etes(?![- ]vous la(?![a-z]))|pouvez|pourriez|prenez|acceptez|parlez|proposez
      |donnez|recevez
    )[- ]vous`,
  '(?:vous|tu) (?:avez|auriez|offrez|etes(?! la(?![a-z]))|pouvez|prenez|acceptez|parlez|as)',
  "est-ce\\b|dois[- ]je|faut[- ]?(?:il|tu)|c'est[- ]tu|y a-t-il|il y a[- ](?:tu|t-il)|ya tu|y'a tu|y a tu",
  source`
    do you (?!mind|(?<=\bor do you )(?:make|have|need|want) (?:me|us)\b)|did you|are you
    |(?<!\bor )(?:do i |should i |is (?:it|this|that) |does (?:it|[a-z]+ do))|is there |are there
    |can (?:i|you|we|u)|could (?:i|you|we)|may i`,
  'will you|would you',
  'puis[- ]je|je peux|on peut|je pourrais',
  '(?:il )?(?:faudrait|me faudrait|me faut)(?! (?:que je (?:sois|parte|finisse)|absolument))',
  `je (?:veux|voudrais|souhaite|cherche|desire|prendrais|travaille|finis|suis(?! ${MOVED}(?![a-z]))|dois)`,
  "j'(?:aimerais|ai besoin|veux|voudrais|prendrais|veut)|jaimerais|jveux|j veux|j'veux",
  source`
    i(?:'d| would) (?:like|love|prefer|rather)|id like
    |i (?:want|need|wanna|work|finish|have to|gotta|can't|cannot|don't)`,
  "i'm |im (?!perfect)|we(?:'d| would| want| need)",
  "let's|please (?:book|cancel|move|call|tell)",
];

/** These begin one only behind a comma or an "and". */
const STARTS_AFTER_PAUSE = [
  "(?:c'est |ca (?:coute |fait )?)?combien",
  "(?:c'est |quel est |c'est quoi )?(?:le|les|vos) (?:prix|tarifs?|heures)",
  source`
    (?:is|are) [a-z]+ (?:in|there|working|off|around)(?![a-z])
    |[a-z]+ (?:y )?(?:est|travaille)[- ]?t?[- ]?(?:tu|il|elle) |which|what (?:do|does|would|will|might)
    |who(?:'s| is| does| do| can| will)|when|where|ou (?:etes|est|se trouve|puis|je)`,
  // "We are five" tells how many they are, and "does he need a ticket?" asks.
  source`
    (?:does|do|did|is|are|was|will|would|should|has|have) (?:i|he|she|they|this|my|the|your)(?![a-z])
    |(?:there(?:'s|s| is| are| will be)|we(?:'re| are|'ll be)|(?:on|nous) (?:est|sera|sommes|serons)|y ?'?a) (?=\d)
    |ca (?:inclut|comprend|[a-z]+[- ](?:tu|ti)(?![a-z]))`,
  source`
    quel|a quelle heure|c'est quoi|qui |quand |fermez|ouvrez|vous |book|reserve|rappelez|call|merci|thanks
    |now |la (?:c'est|je)|maintenant|cette fois|this time|moi,? je`,
];

/** What is asked of a thing: "which products | do you use", « combien de tenues | on peut apporter ». */
const OF_A_THING = source`
  (?<!
    \b(?:what|which|how many|quel(?:le)?s?|(?:combien|cb) d(?:e|'))
  (?: ?(?!(?:about|is|are|was|if|do|does|you|i|it|else|and|et|pis|or|ou|but|mais|est|sont)\b)[a-z-]+){1,3} )`;

/** Words that a question or a clause belongs to: "quelle heure fermez-vous" is one thought. */
const HOLDS = source`
  (?<!
    \b(?:
      heures?|quand|que|qu'est-ce que|quoi|combien|ou|services?|prix|soins?|comment|pourquoi|jours?|temps|what
      |when|where|how|time|which|who|why|much|long|days?|hours|that|if|whether|si|what's|how late|how early|know|as
      |because|car|parce que|sure|do|does|should|must|can|could|will|would|(?:which|who)(?: ones?)? of (?:you|u|them)
      |of (?:you|u) (?:all|two|both|guys|girls|ladies|folks|people)
  ) )`;

const BOUNDARY = new RegExp(
  [
    '[.!?;·]+(?=\\s|$)|\\?',
    source`
      (?<=[\s,])(?:et |and |mais |but |puis |pis |then |so |also |aussi )?${HOLDS}${OF_A_THING}
      (?:${STARTS.join('|')})`,
    source`
      (?:(?<=, ?)|(?<= )(?=(?:et|and|mais|but|puis|pis|so|also|aussi) ))
      (?:(?:et|and|mais|but|puis|pis|so|also|aussi) )?(?:${STARTS_AFTER_PAUSE.join('|')})`,
  ].join('|'),
  'g',
);

/** One thought of a message. */
export interface Segment extends Span {
  readonly folded: string;
  /** Counts the sentences: thoughts of one sentence share it. */
  readonly sentence: number;
  /** Its sentence ends with a question mark. */
  readonly isQuestion: boolean;
  /** It says why somebody is refused beside a wish, and complains of nothing. */
  readonly isReason?: boolean;
}

const isStop = (match: RegExpExecArray): boolean => /^[.!?;·]/.test(match[0]);

/** A message cut where a sentence ends or another thought begins; whole and in order. */
export const segmentsOf = ({ folded }: Text): readonly Segment[] => {
  const cuts: { readonly at: number; readonly stop: string }[] = [...folded.matchAll(BOUNDARY)].map(
    (match) => ({
      at: isStop(match) ? match.index + match[0].length : match.index,
      stop: isStop(match) ? match[0] : '',
    }),
  );
  const ends = [...cuts, { at: folded.length, stop: '.' }];
  let sentence = 0;
  let start = 0;
  const found = ends.map(({ at, stop }) => {
    const segment = { start, end: at, folded: folded.slice(start, at), sentence, stop };
    start = at;
    if (stop) sentence += 1;
    return segment;
  });
  const asked = new Set(found.filter(({ stop }) => stop.includes('?')).map((one) => one.sentence));
  return found
    .filter(({ folded: words }) => /[a-z0-9]/.test(words))
    .map(({ stop: _, ...segment }) => ({ ...segment, isQuestion: asked.has(segment.sentence) }));
};
