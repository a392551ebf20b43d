import { pattern } from '../../patterns.ts';
import { REMARK_FILLERS } from '../asides/remark-words.ts';
import { COURTEOUS_WORDS } from '../asides/residue-words.ts';
import { isFunctionWord } from '../function-words.ts';
import { type Span, within } from '../mention.ts';
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

/** « une place pour un … », "and a …": only what businesses like this one do is meant, not for whom it is. */
const JOINED = pattern`
  \b(?:for|and|or|plus|pour|et|pis|puis|ou|avec|with)(?: (?:an?|some|my|the|un|une|des|le|la|les|mon|ma|mes))? $`;

/** Is booked, asked for or given, and is no service. */
const NO_SERVICE = pattern`
  ^(?:
    appointments?|appt|rendez|rdv|rv|times?|spots?|slots?|openings?|place|trou|plage|moment|quote|callback
    |call|appel|ride|receipt|recu|facture|invoice|bill|refund|reminder|rappel|discount|rabais|link|lien|copy
    |copie|favor|favour|faveur|friend|ami|amie|table|chance|hand|look|word|idea|idee|answer|reponse
    |confirmation|check|cheque|card|carte|person|people|personne|man|woman|human|someone|quelqu|changement|few
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

/** Whether words in this place name something to have done; `isBeside` where a service that there is is named too. */
const isThing = (before: string, thing: string, isBeside: boolean): boolean => {
  const words = thing.split(' ');
  if (thing === '' || NO_SERVICE.test(words[0] ?? '')) return false;
  const isService = (word: string): boolean => isKnownServiceWord(word) && !isGeneralServiceWord(word);
  if (isBeside) return LISTED.test(before) && words.length <= LONGEST_LISTED && words.some(isService);
  return WANTED.test(before) || (words.some(isService) && JOINED.test(before));
};

/** Something wanted that no service is called, with the place of its words. */
export interface Unoffered extends AskHeard {
  readonly span: Span;
}

/**
 * What a wish names and this business does not list, each once: asked whether it is offered, since whoever wants it
 * must be told that it is not. Where the message names a service that there is (`isBeside`), only what is listed with it.
 */
export const unofferedIn = (
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
      if (!isThing(folded.slice(segment.start, start), words, isBeside)) return [];
      const span = { start, end: start + words.length };
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
export const unknownIn = (
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
