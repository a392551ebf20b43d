import { pattern, source } from '../../patterns.ts';
import { REMARK_FILLERS } from '../asides/remark-words.ts';
import { COURTEOUS_WORDS } from '../asides/residue-words.ts';
import { WEEKDAY_PREFIX } from '../calendar-words.ts';
import { isFunctionWord } from '../function-words.ts';
import { type Mention, type Span, within } from '../mention.ts';
import { hasKind } from '../named.ts';
import type { Segment } from '../segments.ts';
import { isGeneralServiceWord, isKnownServiceWord } from '../services/service-words.ts';
import { withoutVerbs } from '../services/verb-or-thing.ts';
import type { Text } from '../text.ts';
import type { AskHeard } from './asks.ts';

/** "Can I get a …", « je voudrais un … »: what comes next is what they want to have done. */
const WANTED = pattern`
  (?<!n't |not |dont |never |pas |plus |jamais )\b(?:
    get|book|have|need|want|like|schedule|voudrais|veux|veut|voudrait|aimerais|aimerait|besoin|prendre
    |reserver|booker|ceduler|avoir|faire
  )(?: (?:for|me|in|to|get|have|book|de|d'|faire|avoir|prendre))* ?
  (?:an?|another|some|my|un|une|des|d'une?|mon|ma|mes) (?:
  (?:new|nouve(?:au|l|lle)|petite?|bonne|bon|quick|full|good) )?$`;

/** "Do I need a referral?" asks what is required, and wishes nothing. */
const REQUIRED = pattern`
  \b(?:
    (?:do|does|did|whether|if|will|would|should|must) (?:i|we|they|he|she|my [a-z]+) (?:really |also |first |still |even )?
    (?:need|have|require)
    |faut[- ](?:il|tu)|ca prend[- ]tu|(?:ai|a)[- ](?:je|t-on) besoin|(?:si|que) (?:j'ai|on a|j'aurai|on aura) besoin|dois[- ]je
  )\b`;

/** « une place pour un … », "and a …": only what businesses like this one do is meant, not for whom it is. */
const JOINED = pattern`
  \b(?:for|and|or|plus|pour|et|pis|puis|ou|avec|with)(?: (?:an?|some|my|the|un|une|des|le|la|les|mon|ma|mes))? $`;

/** Is booked, asked for or given, and is no service. */
const NO_SERVICE = pattern`
  ^(?:
    appointments?|appt|rendez|rdv|rv|times?|spots?|slots?|openings?|place|trou|plage|moment|quote|callback
    |call|appel|ride|receipt|recu|facture|invoice|bill|refund|reminder|rappel|discount|rabais|link|lien|copy
    |copie|favor|favour|faveur|friend|ami|amie|table|chance|hand|look|word|idea|idee|answer|reponse
    |papiers?|papers?|note|billet|forms?|formulaires?|confirmation
    |check|cheque|card|carte|person|people|personne|man|woman|human|someone|quelqu|changement|few
    |couple|lot|bunch|really|good|little|single|same|whole
  )$`;

const LONGEST_THING = 3;

/** Begins what is said of when, after what is wanted. */
const ENDS = /^(?:every|each|chaque|tous|toutes|asap|please|svp)$/;
/** Part of what is wanted only behind another word: "oil change", "lash lift". */
const CONTINUES = /^(?:change|changes|lift|set)$/;
const JOINS = /^(?:de|du|des|of)$/;

const isUnread = (word: string, at: number, read: readonly Span[]): boolean =>
  word.length > 2 &&
  !read.some(({ start, end }) => at >= start && at < end) &&
  (isKnownServiceWord(word) ||
    !(isFunctionWord(word) || COURTEOUS_WORDS.has(word) || REMARK_FILLERS.has(word)));

/** The unread words that follow each other from a place on, without what joins them to nothing: "of", « de ». */
const runAt = (folded: string, from: number, read: readonly Span[]): string => {
  const words: string[] = [];
  let end = from;
  for (const { 0: match, 1: word = '', index } of folded.slice(from).matchAll(/([a-z][a-z'-]*) ?/g)) {
    const at = from + index;
    const isJoined = words.length > 0 && (JOINS.test(word) || CONTINUES.test(word));
    const isNext = index === words.join(' ').length + (words.length > 0 ? 1 : 0);
    if (!isNext || ENDS.test(word) || !(isJoined || isUnread(word, at, read))) break;
    words.push(word);
    if (!JOINS.test(word)) end = at + word.length;
    if (!match.endsWith(' ') || words.length > LONGEST_THING) break;
  }
  return folded.slice(from, end);
};

/** In a list beside services that there are: "brakes, tires and an alignment". */
const LISTED = /(?:[,&+] ?|\b(?:and|plus|et|pis|puis) )(?:(?:an?|the|my|un|une|des|le|la|les|mon|ma|mes) )?$/;
/** What makes a word of a list more than its last one: "and nails done", « et massage dos ». */
const LONGEST_LISTED = 2;

/** Where a message begins with it: "a haircut and a manicure". */
const BEGINS = /^\W*(?:(?:hi|hello|hey|allo|bonjour|salut|bonsoir)\W+)?(?:an?|une?|des) $/;
/** Behind what a message begins with: nothing that tells more of it, but another thing, a day or its end. */
const BEGUN = pattern`
  ^ ?(?:
    $|[,.!?;&+]|(?:and|et|pis|puis|plus)\b|(?:on |le |this |ce |next )?(?:
      ${source`(?:${WEEKDAY_PREFIX})[a-z]*`}|demain|tomorrow|today|tonight|aujourd
    )\b
  )`;

/** Whether words in this place name something to have done; `isBeside` where a service that there is is named too. */
const isThing = ([before, thing, after]: readonly [string, string, string], isBeside: boolean): boolean => {
  const words = thing.split(' ');
  if (thing === '' || NO_SERVICE.test(words[0] ?? '')) return false;
  const hasService = words.some((word) => isKnownServiceWord(word) && !isGeneralServiceWord(word));
  const isBegun = words.length <= LONGEST_LISTED && BEGINS.test(before) && BEGUN.test(after);
  const isListed = words.length <= LONGEST_LISTED && LISTED.test(before);
  if (isBeside) return hasService && (isListed || isBegun);
  return (WANTED.test(before) && !REQUIRED.test(before)) || (hasService && (isBegun || JOINED.test(before)));
};

/** Something wanted that no service is called, with the place of its words. */
export interface Unoffered extends AskHeard {
  readonly span: Span;
}

/**
 * What a wish names and this business does not list, each once: asked whether it is offered, since whoever wants it
 * must be told that it is not. Where the message names a service that there is (`isBeside`), only what is listed with it.
 */
const unofferedIn = (
  thoughts: readonly Segment[],
  text: Text,
  read: readonly Span[],
  isBeside: boolean,
): readonly Unoffered[] => {
  const { raw, folded } = withoutVerbs(text);
  const found = thoughts.flatMap((segment): readonly Unoffered[] => {
    const starts = [...folded.slice(segment.start, segment.end).matchAll(/(?<= )[a-z]/g)];
    return starts.flatMap(({ index }) => {
      const start = segment.start + index;
      const words = runAt(folded, start, read);
      const span = { start, end: start + words.length };
      const around = [
        folded.slice(segment.start, start),
        words,
        folded.slice(span.end, segment.end),
      ] as const;
      if (!isThing(around, isBeside)) return [];
      const thing = raw.slice(span.start, span.end);
      return [{ ask: { topic: 'is_offered' as const, services: [], persons: [], thing }, segment, span }];
    });
  });
  const isInside = ({ span }: Unoffered): boolean =>
    found.some((other) => other.span.start < span.start && span.start < other.span.end);
  const whole = found.filter((one) => !isInside(one));
  return [...new Map(whole.map((one) => [one.ask.thing, one])).values()];
};

/** What a wish names by a word of many trades, and that is named nowhere in the business. */
const unknownIn = (
  thoughts: readonly Segment[],
  { raw }: Text,
  unknown: readonly Span[],
): readonly Unoffered[] =>
  unknown.flatMap((span) => {
    const segment = thoughts.find((thought) => within(span, thought));
    const thing = raw.slice(span.start, span.end);
    return segment
      ? [{ ask: { topic: 'is_offered' as const, services: [], persons: [], thing }, segment, span }]
      : [];
  });

/** A message, what of it is read, and what it names. */
export interface WishSeen {
  readonly text: Text;
  /** Without what was chosen of what was put forward. */
  readonly rest: Text;
  readonly read: readonly Span[];
  readonly mentions: readonly Mention[];
  readonly unknown: readonly Span[];
  /** Whether something is wished for. */
  readonly wishes: boolean;
}

/**
 * What is sought in these parts of a message and may not be offered: by a word of many trades, else by what a wish names;
 * beside a service that there is, only what is asked for in so many words.
 */
export const soughtIn = (
  thoughts: readonly Segment[],
  { text, rest, read, mentions, unknown, wishes }: WishSeen,
): readonly Unoffered[] => {
  const named = unknownIn(thoughts, text, unknown);
  if (named.length > 0 || !wishes) return named;
  return unofferedIn(thoughts, rest, read, hasKind(mentions, 'service'));
};
