import type { Ask, Frame } from '../../frame.ts';
import { pattern, source } from '../../patterns.ts';
import { OF_WHOLE_MESSAGE, type SpeechAct } from '../../speech-acts.ts';
import type { Topic } from '../../topics.ts';
import { writtenIn } from '../asides/remarks.ts';
import type { Span } from '../mention.ts';
import { WORKER } from '../questions/who-does.ts';
import { type Segment, segmentsOf } from '../segments.ts';
import type { Text } from '../text.ts';

const EITHER = source`
  (?:
    wom[ae]n|lad(?:y|ies)|girls?|gals?|females?|man|men|guys?|dudes?|males?|gentlem[ae]n
    |femmes?|dames?|filles?|hommes?|gars|monsieur|messieurs
  )`;

/** Somebody, and nothing more of them: "a man's cut", « une fille de six ans » are others. */
const ENDS = source`
  (?! de \d)(?= *(?:
    $|[,.;:?!()·/]|(?:
      who|that|if|please|pls|plz|svp|stp|s'il|si|qui|to|for (?:me|us|him|her|it|this|that)|on|at|le|la|demain
      |tomorrow|instead|only|ou|or|and|et|pis|n|but|mais|because|cause|cuz|car|parce|vu|do|does|rather|this
      |next|ce|cette|today|tonight|pour (?:me|mon|ma|mes|ca|moi|le|la|les)|par|dans|in|idealement|de (?:preference|votre|l')
      |ideally|preferably|lol|haha|not|non|pas|patiente?|dou(?:x|ce)|working|there|here|available|dispo\w*|as
      |la-dedans|chez vous|plutot|seulement|vraiment|really|(?:lun|mar|mercre|jeu|vendre|same)di
      |(?:mon|tues|wednes|thurs|fri|satur|sun)day
    )(?![a-z'])
  ))`;

const A = "(?:(?:an?|another|some|any|une?|des|d)[ ']?(?:autre )?)?";
const ONE = `${A} ?${EITHER}${ENDS}`;

/** "With a woman", « que ce soit une dame », "I'd rather see a lady". */
const WISHED = source`
  (?:
    with|w|by|see|seeing|deal(?:ing)? with|rather (?:have|see|it be)|prefer(?:red|ably|rably)?(?: (?:to (?:have|see)))?
    |(?:want|need|like) (?:it )?(?:to be )?(?:with|by)?|have it (?:be|done by)|be|be(?:ing)? (?:treated|seen) by
    |avec|par|voir|vois|soit|serait|etre|prefere\w*|preferablement|de preference|aime(?:rais)? mieux|avoir affaire a
    |veux|veut|voudrai[st]|aimerai[st]
  )(?: (?:only|just|it be|bien|seulement|juste|plutot|avec|avoir|to be|with|que ce soit))* ${ONE}`;

/** "Not a man", « ma chum veut pas un gars ». */
const REFUSED = source`
  (?:not|no|never|pas|jamais|don't want|dont want) (?:with |by |avec |par )?
  (?:(?:an?|any|une?|des|d|les)[ '])?${EITHER}${ENDS}`;

/** "Is Rose a girl?", "if she's a woman", « Nadine, c'est une dame ? ». */
const WHETHER = source`
  (?:
    (?:is|are) (?:it|he|she|that|they|there|the [a-z]+|your [a-z]+|(?!the|your|my|this)[a-z]+)(?: all| only| just| really)?
    |(?:if|whether) (?:(?:it|he|she)(?:'?s| is)|its|they(?:'?re| are)|(?!i)[a-z]+ is)(?: all| only)?
    |(?:do|does) (?:you|u|ya|they)(?: guys| all)? (?:have|got)|(?:if|do) (?:you|u) (?:have|got|have got)|any
    |(?:c'est|cest|ce sera|ce serait|est-ce|sera-ce|est|sont|c)(?:[- ]?(?:tu|que c'est|bien|donc|juste|toutes?|tous))*
    |(?:avez|auriez)[- ]vous|(?:vous|tu) (?:avez|as|auriez)(?:[- ]tu)?|as[- ]tu|(?:il )?y ?a[- ]?(?:t[- ])?(?:il|tu)?
  ) (?:avec |juste |que )?${A} ?${EITHER}${ENDS}`;
const ASKS =
  /\?|\b(?:if|whether|si|savoir)\b|^[\s,]*(?:and |n |et |pis )?(?:is|are|do|does|any|est|avez|ya?)\b/;

/** "A lady instructor", « une monitrice », « un médecin femme ». */
const OF_A_TRADE = source`
  (?:(?:fe)?male|lady|wom[ae]n) (?:[a-z]+ )?(?:${WORKER})[a-z]*
  |une? (?:(?:autre|bonne) )?(?:monitrice|instructrice|mecanicienne|plombiere)
  |(?:${WORKER}|moniteur|massotherapeute|physiotherapeute|veterinaire|osteopathe)s? (?:femme|homme)s?
  |femmes? (?:medecin|physio|dentiste|veterinaire|plombier|mecanicien)[a-z]*`;

/** "Can a girl do it?", "a woman please", « une femme pourrait-elle … ». */
const MAY_DO = source`
  (?:can|could|may) an? ${EITHER} [a-z]+ (?:my|me|it|him|her|us|the)
  |(?:an?|une?) ${EITHER} (?:please|pls|svp|stp|if possible|si possible|s'il vous plait|preferred|peut|pourrait)`;

/** Several of them: one long pattern takes long to compile. */
const IS_WISHED = [MAY_DO, WISHED, REFUSED, OF_A_TRADE].map(
  (words) => new RegExp(`(?<![a-z'])(?:${words})(?![a-z'])`),
);
const IS_ASKED = pattern`(?<![a-z'])(?:${WHETHER})(?![a-z'])`;

/** Who was, whose visitor it is, or for whom it is. */
const OF_OTHERS = pattern`
  \b(?:
    (?:i'?m|i am|je suis|chu|jsuis) (?:an? |une? )?${EITHER}|last time|la derniere fois|(?:it|he|she) was|c'etait
    |(?:for|pour) (?:an? |une? )${EITHER}|(?:born|expecting|having|attend|enceinte)\b
  )`;

/** Of who did it before, or of what is passed on whole, nothing is asked here. */
const NOT_OF: ReadonlySet<SpeechAct> = new Set([...(['complaint', 'late', 'emergency'] as const)]);

/** The words that ask for a woman, or for a man, in a thought. */
const asked = ({ folded }: Segment): RegExpExecArray | undefined => {
  if (OF_OTHERS.test(folded)) return undefined;
  const patterns = ASKS.test(folded) ? [...IS_WISHED, IS_ASKED] : IS_WISHED;
  return patterns.map((words) => words.exec(folded)).find((found) => found !== null) ?? undefined;
};

const isOfThem = (segment: Segment): boolean => asked(segment) !== undefined;

/** Where a woman, or a man, is asked for: no service is named there. */
export const spansOfThem = (text: Text): readonly Span[] =>
  segmentsOf(text).flatMap((segment) => {
    const words = asked(segment);
    const start = segment.start + (words?.index ?? 0);
    return words ? [{ start, end: start + words[0].length }] : [];
  });

/** By which another reader may have heard the same. */
const HEARD_AS: ReadonlySet<Topic> = new Set([
  ...(['other', 'is_offered', 'people', 'about_service'] as const),
]);

/** Whether a question is the same one, told by another reader. */
const isSame = ({ topic, words, thing }: Ask, told: readonly string[]): boolean =>
  (HEARD_AS.has(topic) && words !== undefined && told.some((one) => one.includes(words))) ||
  (thing !== undefined && new RegExp(`\\b${EITHER}\\b`).test(thing));

/**
 * The frame with the wish that it be a woman, or a man, as a question: no record tells who of the team is which. It is
 * answered so, and the team reads it.
 */
export const withWomanOrMan = (frame: Frame, text: Text): Frame => {
  if (frame.acts.some((act) => OF_WHOLE_MESSAGE.has(act) || NOT_OF.has(act))) return frame;
  const told = segmentsOf(text)
    .filter(isOfThem)
    .map((segment) => writtenIn(segment, text));
  const [words] = told;
  if (words === undefined) return frame;
  const ask: Ask = { topic: 'woman_or_man', services: [], persons: [], words: told.join(' ') };
  return { ...frame, asks: [...frame.asks.filter((one) => !isSame(one, told)), ask] };
};
