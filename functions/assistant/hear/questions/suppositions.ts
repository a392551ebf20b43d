import type { Ask } from '../../frame.ts';
import { pattern, source } from '../../patterns.ts';
import type { Segment } from '../segments.ts';
import type { AskHeard } from './asks.ts';
import { CHANGES, FEE } from './change-words.ts';

export { IF_NOT_THAT } from '../times/if-not-then.ts';

const ASKS_WHAT = source`
  what (?:happens|would happen|do (?:i|we) do|should (?:i|we) do)(?: then)? (?:if|when|in case)
  |(?:and |but |so )?what if|qu'(?:arrive|est-ce qui (?:arrive|se passe))(?:[- ]t[- ]il)? (?:si|quand)
  |ca marche comment si|(?:et|pis|puis|mais) si`;
const IN_CASE = '(?:just )?in case|au cas (?:ou|que)|en cas|si jamais|advenant';
/** « Savez-vous si … », "I wonder if …" supposes nothing, nor does « s'il vous plaît ». */
const WHETHER = source`
  (?<!
    \b(?:
      know|see|ask|wonder|wondering|check|tell me|sure|as|savoir|savez-vous|voir|demander|aus|comme
  ) ?)(?:if|si|s'(?!il (?:vous|te)))`;
const IF = `(?:${ASKS_WHAT}|${IN_CASE}|${WHETHER})`;

/** Neither those who are asked, nor whoever makes room for others, is supposed to be hindered: "if somebody cancels". */
const OTHERS = pattern`
  ^ ?(?:
    you|u|ya|vous|tu|somebody|someone|anyone|anybody|quelqu'?un|(?:it'?s |that'?s |c'est )?(?:possible|ok|okay)
    |une place|a spot
  )\b`;

const CANNOT_COME = source`
  (?:
    can't|cant|cannot|can not|couldn't|(?:won't|wouldn't) be able to
    |(?:am|'m|is|are|'re) (?:not able|unable) to
  ) (?:make it|come|be there|attend|get there|show up|go)(?! (?:at|before|after|until|avant) )
  |(?:won't|wont|will not) (?:make it|come|be (?:there|coming)|show up)(?! (?:at|before|after|until) )
  |(?:serai|sera|suis|est) (?:pas|pus?|plus) la
  |(?:viens|vient) (?:pas|pus?|plus)(?: (?:demain|aujourd'hui|finalement))?(?= *(?:$|[?,.!]))
  |(?:peux|peut|pourrais|pourrait|pourrai|pourra|pouvons|puisse|suis|est|jpeux|jpourrais) (?:pas|plus|pus?)
  (?: (?:capable|pouvoir|en mesure))?(?: (?:de|d'))? ?(?:
    venir|y aller|etre la|y etre|me presenter|me rendre|aller
  )|(?:jpeux|peux|peut|pourrais|pourrait) (?:pas|plus|pus?)(?= *(?:$|[?,.!]|finalement))`;
const CHANGE = source`
  (?:need|needs|have|has|had|want|wants|wanted|decide|decides|ever|must)(?: to)? (?:
    cancel|reschedule|postpone|move|change
  )|cancels?(?! it)|reschedules?|change[sd]? (?:my|his|her|our|their) minds?
  |(?:back|chicken|bail|wimp|pull)s? out|bails?(?! me)|gets? cold feet|j?chokes?|(?:me |se )?degonfle|(?:me |se )?desiste|flanche
  |(?:
    dois|doit|devais|devait|devrais|devrait|faut|fallait|veux|veut|voulais|voulait|decide|besoin|jdois|jveux
  )(?: que)?(?: ?(?:de|d'|j'|je|on|pour))? ?(?:annul|deplac|chang|report|remett|cancel)[a-z]*
  |(?:peux|peut|puis|pourrais)(?:[- ](?:tu|ti|je|on))? (?:l[ae] |l')?(?:annul|deplac|report|cancel)[a-z]*
  |annule(?:nt)?|cancelle?|chang(?:e|er) d'(?:idee|avis)`;
/** What keeps somebody from coming. */
const HINDERED = source`
  (?:is|are|am|'m|'s|'re|gets?|getting|feels?|falls?) (?:really |too |still |so )?(?:sick|ill|unwell)
  |something (?:comes|came) up|(?:est|suis|sont|tombe|soit|chu) (?:encore |trop )?malades?
  |(?:ai|a|aie|ait) un (?:empechement|imprevu|contretemps)|d'(?:empechement|imprevu|annulation|absence)`;
/** What makes an appointment needless, or hard to come to. */
const HAPPENS = source`
  panics?|panique|rains|snows|pleut|neige|tempete|storm|debouche|debloque|goes away|gets better
  |part tout seul`;

const SUPPOSED = new RegExp(
  source`
    (?<![a-z])${IF}(?![a-z])([^.!?;]{0,60}?)(?<![a-z](?!'))
    (?:${CANNOT_COME}|${CHANGE}|${HINDERED}|${HAPPENS})(?![a-z])`,
);
const IS_CHANGE = new RegExp(`(?:${CANNOT_COME}|${CHANGE})(?![a-z])`);
const IS_HINDERED = new RegExp(`(?:${HINDERED})(?![a-z])`);
const OF_CHANGE = new RegExp(`\\b(?:${CHANGES})(?![a-z])`);
/** « Je revois-tu mon 50 piasses ? »: what was paid ahead. */
const GIVEN_BACK =
  '(?:get|see|have) my [a-z0-9$ ]{2,24} (?:back|again)|j?re(?:vois|voir|verrai|verrais)|recuper\\w+';
const OF_FEE = new RegExp(`\\b(?:${FEE}|j?paye?(?:[- ]tu)?|${GIVEN_BACK})(?![a-z])`);

/** Another time, or somebody who is to do something: that is wished, and not only asked about. */
const WISHES = pattern`
  \b(?:
    (?:can|could|would|will) (?:you|u|ya) (?!charge)|(?:pouvez|pourriez|avez|auriez)[- ]vous
    |(?:peux|pourrais|as)[- ]tu|do you have|y a[- ]t|ya[- ]tu|please|svp|stp|put me|call me|appelez|rappelez
    |mettez|another|autre|instead|a la place|book|reserve[rz]?|would like
    |i'd (?:like|prefer|rather|take)|je (?:prendrais|voudrais|prefere)|j'aimerais
  )(?![a-z])`;
/** What asks, mark or no mark. */
const ASKING = pattern`
  \b(?:
    how|what|comment|combien|est-ce|do (?:i|we)|does (?:she|he)|can (?:i|we)|am i|will i|is (?:there|it)
    |y a[- ]t[u'-]|(?:je|on|j)?(?:peux|peut|dois|doit|vais)[- ]?tu|(?:je|on) (?:peux|peut|dois|doit)
    |jdois|jpeux|faut[- ]?(?:tu|il)|j?paye[- ]tu
  )(?![a-z])`;
/** "Is it OK if …": asks of nothing else. */
const IS_FINE = pattern`
  \b(?:is (?:it|that)|c'est[- ]?(?:tu|ti)?|est-ce(?: que c'est)?) (?:
    ok(?:ay)?|fine|a problem|possible|correct|grave|un probleme
  )\W*$`;
/** "If I hate it, can I cancel?": the change itself is what is asked about. */
const MAY_I = pattern`
  \b(?:(?:can|could|may) (?:i|we)|(?:peux|peut|puis|pourrais)[- ](?:tu|ti|je|on))(?![a-z])`;
const BEGINS_ASKING = new RegExp(`^\\W*(?:${ASKS_WHAT})(?![a-z])`);
const BEGINS_CASE = new RegExp(`^\\W*(?:${IN_CASE})(?![a-z])`);

const cutAt = (segment: Segment, at: number): readonly Segment[] => {
  const own = at - segment.start;
  const isWithin = own > 0 && at < segment.end && /[a-z0-9]/.test(segment.folded.slice(0, own));
  return isWithin
    ? [
        { ...segment, end: at, folded: segment.folded.slice(0, own) },
        { ...segment, start: at, folded: segment.folded.slice(own) },
      ]
    : [segment];
};

/** A message with what it only supposes. */
export interface Supposed {
  /** All its thoughts, those that suppose cut from others. */
  readonly thoughts: readonly Segment[];
  /** Those that suppose, and that ask what holds then: nothing is done or wished in them. */
  readonly supposing: readonly Segment[];
  readonly asks: readonly AskHeard[];
}

interface Read extends Omit<Supposed, 'asks'> {
  readonly isAsked: boolean;
}

/** Whether a thought before the supposition asks what holds in it. */
const asksBefore = ({ folded }: Pick<Segment, 'folded'>): boolean =>
  IS_FINE.test(folded) ||
  ((OF_CHANGE.test(folded) || OF_FEE.test(folded)) && ASKING.test(folded) && !WISHES.test(folded));

const readSentence = (sentence: readonly Segment[], isAlone: boolean): Read => {
  const none = { thoughts: sentence, supposing: [], isAsked: false };
  // The thoughts of a sentence lie side by side.
  const words = sentence.map(({ folded }) => folded).join('');
  const found = SUPPOSED.exec(words);
  if (!found || OTHERS.test(found[1] ?? '')) return none;
  const [head, behind] = [words.slice(0, found.index), words.slice(found.index + found[0].length)];
  const isWhat = BEGINS_ASKING.test(found[0]);
  const isCase = BEGINS_CASE.test(found[0]);
  const isOfChange =
    IS_CHANGE.test(found[0]) ||
    OF_CHANGE.test(`${head} ${behind}`) ||
    ((isWhat || isCase) && IS_HINDERED.test(found[0]));
  if (!isOfChange || WISHES.test(behind)) return none;
  const isAsked =
    isWhat ||
    asksBefore({ folded: head }) ||
    ASKING.test(behind) ||
    MAY_I.test(found[0]) ||
    sentence.some((one) => one.isQuestion);
  if (!isAsked && !isCase) return none;
  const at = (sentence[0]?.start ?? 0) + found.index;
  const thoughts = sentence.flatMap((thought) => cutAt(thought, at));
  const supposing = thoughts.filter((thought) => thought.end > at || asksBefore(thought));
  return { thoughts, supposing, isAsked: isAsked || isAlone };
};

const askIn = (words: string): Ask => ({
  topic: OF_FEE.test(words) ? 'change_fee' : 'policy',
  services: [],
  persons: [],
});

/**
 * Reads what is asked of a case that is only supposed: "what if I can't make it?", « si ma fille est malade, j'annule
 * comment ? ». It asks for the business's rules, and does nothing of what it names. "In case I have to change", told
 * beside something else, asks nothing.
 */
export const readSuppositions = (all: readonly Segment[]): Supposed => {
  const sentences = [...Map.groupBy(all, ({ sentence }) => sentence).values()];
  const read = sentences.map((sentence) => readSentence(sentence, sentences.length === 1));
  const asks = read.flatMap(({ supposing, isAsked }): readonly AskHeard[] => {
    if (!isAsked) return [];
    const ask = askIn(supposing.map(({ folded }) => folded).join(''));
    return supposing.map((segment, at) => ({ ask, segment, ...(at > 0 ? { isSame: true } : {}) }));
  });
  return {
    thoughts: read.flatMap(({ thoughts }) => thoughts),
    supposing: read.flatMap(({ supposing }) => supposing),
    asks,
  };
};
