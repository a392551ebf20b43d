import { pattern } from '../../patterns.ts';
import { isFunctionWord } from '../function-words.ts';
import type { Span } from '../mention.ts';
import type { Text } from '../text.ts';
import { spanOf } from './service-groups.ts';
import { isWeak, type KnownName, likeness, type Matched } from './service-matching.ts';
import { meaningOf } from './service-words.ts';

/** What many trades give, and what tells nothing of what it is of. */
const OF_MANY: ReadonlySet<string> = new Set([
  'photo',
  'picture',
  'visite',
  'consultation',
  'acte',
  'act',
  'rencontre',
  'seance',
  'appel',
]);

/** Whether a word names what many trades give: "a visit". */
export const isOfManyTrades = (word: string): boolean => OF_MANY.has(meaningOf(word));

/** Somebody's own, and nothing to have done. */
const OWNED: ReadonlySet<string> = new Set(['cheveu', 'propriete']);

const COMPLEMENT = pattern`
  ^ ?(?:of|for|pour|de|du|des|d')(?: ?(?:de|des|my|mon|ma|mes|our|notre|nos|the|le|la|les|an?|une?|some|l'))* ?
  ([a-z][a-z-]{2,})`;

/** Ends no complement: a time, a number of people, whoever it is for. */
const NO_COMPLEMENT = pattern`
  ^(?:
    (?:lun|mar|mercre|jeu|vendre|same)di|dimanche|(?:mon|tues|wednes|thurs|fri|satur|sun)day|demain|today
    |tomorrow|tonight|auj\w*|next|this|week\w*|semaine|matin\w*|morning|afternoon|evening|soir\w*|midi|apres
    |noon|jan\w*|fe[bv]\w*|mar[cs]\w*|a[vp]r\w*|mai|may|ju[iln]\w*|ao[uû]t|aug\w*|sep\w*|oct\w*|nov\w*|dec\w*
    |deux|trois|quatre|two|three|four|people|person\w*|enfants?|kids?|child\w*|ami\w*|friend\w*|free
    |gratuit\w*|plus|more|now|new|nouve\w*|first|premiere?|info\w*|help|aide
  )$`;

/** A word that other names of the business hold too is known here. */
const isKnown = (word: string, names: readonly KnownName[]): boolean =>
  names.some(({ words }) => words.some((one) => likeness(word, one) > 0));

/** Of what the words right behind a match tell that it is to be; nothing where the business knows it. */
const unknownComplement = (
  end: number,
  { raw, folded }: Text,
  names: readonly KnownName[],
): Span | undefined => {
  const match = COMPLEMENT.exec(folded.slice(end));
  const [all, word = ''] = match ?? [];
  if (!all || NO_COMPLEMENT.test(word) || isFunctionWord(word) || isKnown(word, names)) return undefined;
  const at = end + all.length;
  const isProper = /^\p{Lu}/u.test(raw.slice(at - word.length, at));
  return isProper ? undefined : { start: end, end: at };
};

/** Whether a name of one of the services is no more than the words that were said. */
const isWhole = ({ services, words }: Matched, names: readonly KnownName[]): boolean =>
  names.some(
    (known) =>
      services.some(({ id }) => id === known.id) &&
      known.words.every((one) => isWeak(one) || words.some(({ text }) => likeness(text, one) > 0)),
  );

const allAre = (kind: ReadonlySet<string>, { words }: Matched): boolean =>
  words.every(({ text }) => kind.has(meaningOf(text)));

export interface Weighed {
  readonly matches: readonly Matched[];
  /** What was wished by a word of many trades, of something that is named nowhere here: "a photo of my house". */
  readonly unknown: readonly Span[];
}

/** A word of many trades chooses no service alone where what it is to be of is named nowhere in this business. */
export const weighed = (matches: readonly Matched[], text: Text, names: readonly KnownName[]): Weighed => {
  const kept: Matched[] = [];
  const unknown: Span[] = [];
  for (const match of matches) {
    const isPart = !isWhole(match, names);
    const span = spanOf(match.words);
    const complement =
      isPart && allAre(OF_MANY, match) ? unknownComplement(span.end, text, names) : undefined;
    if (complement) unknown.push({ start: span.start, end: complement.end });
    else if (!isPart || !allAre(OWNED, match)) kept.push(match);
  }
  return { matches: kept, unknown };
};
