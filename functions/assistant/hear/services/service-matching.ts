import type { ServiceSaid } from '../../frame.ts';
import { pattern } from '../../patterns.ts';
import { isFunctionWord } from '../function-words.ts';
import { isTypoOf } from '../fuzzy.ts';
import { fold } from '../text.ts';
import { isKnownServiceWord, isSameWord, meaningOf } from './service-words.ts';

/** A word of a text or of a service's name. */
export interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Written as a name is, inside a sentence or before another such word: no slip for a service. */
  readonly isProper?: boolean;
}

export interface NamedService {
  readonly id: string;
  readonly name: string;
  /** Every name by which it may be called; only `name` without. */
  readonly knownAs?: readonly string[];
  /** In dollars; absent, or null, where none is told. */
  readonly price?: number | null;
}

/** One of the names of a service, as words. */
export interface KnownName {
  readonly id: string;
  readonly words: readonly string[];
  /** Those that say what is done, rather than to what. */
  readonly heads: readonly string[];
  /** Those that tell it from its like, and name nothing alone. */
  readonly asides?: readonly string[];
  /** All of its own names, as written. */
  readonly called?: readonly string[];
  /** What people commonly call it: counts only where all of it is said. */
  readonly isCommon?: boolean;
  /** The meanings of either side of a name for two things at once, « coupe et barbe »; none of any other. */
  readonly sides?: readonly (readonly string[])[];
}

const ORDINAL = pattern`
  ^(?:\d+|gros(?:se)?|petite?|premiere?s?|deuxieme|first|second|nouvel(?:le)?s?|new|complet(?:e|s|es)?|full)$`;
const TIME_WORD =
  /^(?:matin|midi|soir|minutes?|mins?|h|hr|hrs|jour|jours|journee|weekend|semaine|rdv|rv|rendez|vous)$/;

/** How old somebody is tells a service from its like: « coupe 65 ans et plus », "baby photo (under 2)". */
const AGE_WORD = /^(?:ages?|ans|years?|yrs?|old|moins|under|over|plus)$/;

/** What verbs end with: of a follow-up or a touch-up, the rest tells it. */
const PARTICLE = /^(?:up|off|out|down|over)$/;

/** Said of anything: of "start driving again" or « essayer des montures », the rest tells it. */
const OF_ANYTHING = /^(?:again|start|essayer|recommencer|stop)$/;

/** Says little by itself: a number, a rank, a word of time. It can only tell two services apart. */
export const isWeak = (word: string): boolean =>
  OF_ANYTHING.test(word) ||
  ORDINAL.test(word) ||
  TIME_WORD.test(word) ||
  AGE_WORD.test(word) ||
  PARTICLE.test(word) ||
  (isFunctionWord(word) && !isKnownServiceWord(word));

export const scan = (folded: string): readonly Word[] =>
  [...folded.matchAll(/[a-z0-9]+/g)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));

/** The words of a service's name that may tell it. */
export const nameWords = (name: string): readonly string[] =>
  scan(fold(name.normalize('NFC').replace(/œ/g, 'oe')))
    .map(({ text }) => text)
    .filter((word) => word.length > 1 && (!isFunctionWord(word) || isKnownServiceWord(word)));

/** Words of their own that are a letter away from those of services. */
const NO_SLIPS = new Set([
  'copper',
  'broke',
  'broken',
  'tired',
  'tried',
  'tries',
  'times',
  'haven',
  'month',
  'night',
  'cours',
  'court',
  'change',
  'changer',
  ...['ferme', 'fermes', 'fermee', 'fermees', 'fermez'],
  'changed',
  'changing',
  'changez',
  'couter',
  'coutera',
  'couterait',
]);

const SHORTEST_STEM = 4;
/** Letters of a word that is not easily another. */
const LONG = 6;
const EXACT = 1;
const LOOSE = 0.8;

const stemOf = (word: string): string =>
  word
    .replace(/(?<=([bdgmnpt]))\1(?:ings?|ed)$/, '')
    .replace(/(?:ings?|ed|ages?|er|ez|e?ments?|ations?)$/, '');

/** "Groomed" and "grooming", « toiletter » and « toilettage ». */
const isSameStem = (typed: string, word: string): boolean =>
  stemOf(typed).length >= SHORTEST_STEM && stemOf(typed) === stemOf(word);

/** 1: the same word, or of the same meaning. Less: its beginning, or a slip of the finger. 0: another word. */
export const likeness = (typed: string, word: string): number => {
  if (typed === word || meaningOf(typed) === meaningOf(word)) return EXACT;
  if (isWeak(typed) || isWeak(word)) return 0;
  if (isFunctionWord(typed)) return 0;
  if (typed.length < 5 || NO_SLIPS.has(typed)) return 0;
  if (word.startsWith(typed) || isSameStem(typed, word)) return LOOSE;
  if (isKnownServiceWord(typed)) return 0;
  return isTypoOf(typed, word) || isTypoOf(meaningOf(typed), meaningOf(word)) ? LOOSE : 0;
};

interface Hit {
  readonly name: string;
  readonly word: Word;
  readonly likeness: number;
}

const hitOf = (name: string, typed: readonly Word[], least: number): readonly Hit[] =>
  typed
    .map((word) => ({ name, word, likeness: likeness(word.text, name) }))
    .filter(({ word, ...hit }) => hit.likeness >= (word.isProper ? EXACT : least))
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, 1);

interface Score {
  readonly id: string;
  readonly weight: number;
  readonly coverage: number;
  readonly words: readonly Word[];
  /** A word that was only like one of the name. */
  readonly isLoose: boolean;
  readonly isCommon: boolean;
  /** What is done was said. */
  readonly isHead: boolean;
  /** It is a name for two things. */
  readonly isDouble: boolean;
  /** Each word of a name of its own was said, and not another of its meaning. */
  readonly isLiteral: boolean;
  /** Of a name for two things, one alone was said. */
  readonly isHalf: boolean;
}

type Rarity = (word: string) => number;

/** A slip in a short word may be another word: « roule » is no wheel. */
const isPlain = ({ likeness: like, word }: Hit): boolean => like === EXACT || word.text.length >= LONG;

const score = (
  { id, words, heads, asides = [], isCommon, sides = [] }: KnownName,
  hits: readonly Hit[],
  rarity: Rarity,
): Score => {
  const isNamed = hits.some(({ name }) => (!isWeak(name) && !asides.includes(name)) || words.every(isWeak));
  const isWhole = !isCommon || hits.length === words.length;
  const weight = isNamed && isWhole ? hits.reduce((sum, hit) => sum + hit.likeness * rarity(hit.name), 0) : 0;
  const whole = words.reduce((sum, word) => sum + rarity(word), 0);
  const isLoose = hits.some((hit) => hit.likeness < EXACT);
  return {
    ...{ id, weight, coverage: weight / (whole || 1), isLoose, isCommon: isCommon === true },
    isHead: hits.some((hit) => isPlain(hit) && !isWeak(hit.name) && heads.includes(hit.name)),
    words: hits.map(({ word }) => word),
    isDouble: sides.length > 0,
    isLiteral:
      !isCommon &&
      words.every((name) => hits.some((hit) => hit.name === name && isSameWord(hit.word.text, name))),
    isHalf: sides.some((side) => !side.some((one) => hits.some(({ name }) => meaningOf(name) === one))),
  };
};

/** Of names that fit equally well, those that were said word for word; else none for two things of which one was said. */
const plainestOf = (winners: readonly Score[]): readonly Score[] => {
  if (!winners.some(({ isDouble }) => isDouble)) return winners;
  const literal = winners.filter(({ isLiteral }) => isLiteral);
  if (literal.length > 0) return literal;
  const plain = winners.filter(({ isHalf }) => !isHalf);
  return plain.length > 0 ? plain : winners;
};

/** Rare words count more than those that many services share. */
export const rarityAmong = (names: readonly KnownName[]): Rarity => {
  const sharing = new Map<string, Set<string>>();
  for (const { id, words } of names)
    for (const meaning of words.map(meaningOf))
      sharing.set(meaning, (sharing.get(meaning) ?? new Set()).add(id));
  return (word) => 1 / (sharing.get(meaningOf(word))?.size ?? 1);
};

const heaviestOf = (scores: readonly Score[]): readonly Score[] => {
  const best = Math.max(...scores.map(({ weight }) => weight));
  return scores.filter(({ weight }) => weight > best - 1e-9);
};

const CHILDREN: ReadonlySet<string> = new Set(['enfant', 'bebe']);

const isForChildren = (id: string, names: readonly KnownName[]): boolean =>
  names.some((known) => known.id === id && known.words.some((word) => CHILDREN.has(meaningOf(word))));

export interface Matched {
  readonly services: readonly ServiceSaid[];
  /** The words by which they were told. */
  readonly words: readonly Word[];
  readonly weight: number;
  /** What is done was said; not only to what, or a short word that resembles one. */
  readonly isHead: boolean;
}

/** The services that a few words may mean: the one named in full, else all that they fit equally well. */
export const matchServices = (
  typed: readonly Word[],
  names: readonly KnownName[],
  rarity: Rarity,
  isStrict: boolean,
): Matched | undefined => {
  const scores = names
    .map((known) => {
      const hits = known.words.flatMap((word) => hitOf(word, typed, isStrict ? EXACT : LOOSE));
      return score(known, hits, rarity);
    })
    .filter(({ weight }) => weight > 0);
  if (scores.length === 0) return undefined;
  const heaviest = heaviestOf(scores);
  const whole = heaviest.filter(({ coverage }) => coverage > 1 - 1e-9);
  // What people commonly say means a child's service only where it is part of no other's name.
  const isChilds = whole.every(({ id, isCommon }) => isCommon && isForChildren(id, names));
  // A service's own name, said in full, is not what people commonly call another.
  const own = whole.filter(({ isCommon }) => !isCommon);
  const winners = plainestOf(own.length > 0 ? own : whole.length > 0 && !isChilds ? whole : heaviest);
  const ids = [...new Set(winners.map(({ id }) => id))];
  const isCertain = (id: string): boolean =>
    winners.some((one) => one.id === id && !one.isLoose && (ids.length === 1 || one.coverage > 1 - 1e-9));
  return {
    services: ids.map((id) => ({ id, sure: isCertain(id) ? 'certain' : 'likely' })),
    words: winners.flatMap(({ words }) => words),
    weight: Math.max(...winners.map(({ weight }) => weight)),
    isHead: ids.every((id) => winners.some((one) => one.id === id && one.isHead)),
  };
};
