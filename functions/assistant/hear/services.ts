import { isFunctionWord } from './function-words.ts';
import { isTypoOf } from './fuzzy.ts';
import { isKnownServiceWord, meaningOf } from './service-words.ts';
import { erase, fold, type Text } from './text.ts';

export interface NamedService {
  readonly id: string;
  readonly name: string;
  /** Every name by which it may be called; only `name` without. */
  readonly knownAs?: readonly string[];
}

export interface ServicesHeard {
  /** The one service meant, or those between which the text does not tell. */
  readonly serviceIds: readonly string[];
  readonly rest: Text;
}

interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Written as a name is, inside a sentence or before another such word: no slip for a service. */
  readonly isProper?: boolean;
}

const ORDINAL = /^(?:\d+|premiere?s?|deuxieme|first|second|nouvel(?:le)?s?|new|complet(?:e|s|es)?|full)$/;
const TIME_WORD =
  /^(?:matin|midi|soir|minutes?|mins?|h|hr|hrs|jour|jours|journee|weekend|semaine|rdv|rv|rendez|vous)$/;

/** Says little by itself: a number, a rank, a word of time. It can only tell two services apart. */
const isWeak = (word: string): boolean => ORDINAL.test(word) || TIME_WORD.test(word) || isFunctionWord(word);

const scan = (folded: string): Word[] =>
  [...folded.matchAll(/[a-z0-9]+/g)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));

const CAPITALISED = /^\p{Lu}[\p{Ll}'-]/u;

const typedWords = ({ raw, folded }: Text): Word[] =>
  scan(folded).map((word) => {
    const isCapitalised = CAPITALISED.test(raw.slice(word.start));
    const isFollowed = CAPITALISED.test(raw.slice(word.end).trimStart());
    return { ...word, isProper: isCapitalised && (word.start > 0 || isFollowed) };
  });

const nameWords = (name: string): string[] =>
  scan(fold(name.normalize('NFC').replace(/œ/g, 'oe')))
    .map(({ text }) => text)
    .filter((word) => !isFunctionWord(word) || isKnownServiceWord(word));

const EXACT = 1;
const LOOSE = 0.8;

/** 1: the same word, or of the same meaning. Less: its beginning, or a slip of the finger. 0: another word. */
const likeness = (typed: string, word: string): number => {
  if (typed === word || meaningOf(typed) === meaningOf(word)) return EXACT;
  if (isWeak(typed) || isWeak(word)) return 0;
  if (typed.length >= 4 && word.startsWith(typed)) return LOOSE;
  return isTypoOf(typed, word) || isTypoOf(meaningOf(typed), meaningOf(word)) ? LOOSE : 0;
};

interface Hit {
  readonly name: string;
  readonly word: Word;
  readonly likeness: number;
}

/** The word typed for a word of a service's name, the likest of them. */
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
}

const score = (
  id: string,
  names: readonly string[],
  hits: readonly Hit[],
  rarity: (word: string) => number,
): Score => {
  const isNamed = hits.some(({ name }) => !isWeak(name) || names.every(isWeak));
  const weight = isNamed ? hits.reduce((sum, hit) => sum + hit.likeness * rarity(hit.name), 0) : 0;
  const whole = names.reduce((sum, name) => sum + rarity(name), 0);
  return { id, weight, coverage: weight / (whole || 1), words: hits.map(({ word }) => word) };
};

/** Each service once, by however many of its names it was heard. */
const idsOf = (named: ReadonlyArray<{ readonly id: string }>): readonly string[] => [
  ...new Set(named.map(({ id }) => id)),
];

const heaviestOf = (scores: readonly Score[], weigh: (score: Score) => number): readonly Score[] => {
  const best = Math.max(...scores.map(weigh));
  return scores.filter((candidate) => weigh(candidate) > best - 1e-9);
};

/**
 * The service a text names: by whole or partial words, by any of its names, in either language, typos forgiven unless `strict`. Rare words
 * count more than those many services share; among equals the one named in full wins, else all equals are returned.
 */
export const hearServices = (
  text: Text,
  services: readonly NamedService[],
  strict: boolean,
): ServicesHeard => {
  const typed = typedWords(text);
  const all = services.flatMap(({ id, name, knownAs = [name] }) =>
    knownAs.map((known) => ({ id, names: nameWords(known) })),
  );
  const rarity = (word: string) =>
    1 / (idsOf(all.filter(({ names }) => names.some((name) => likeness(word, name) === EXACT))).length || 1);
  const scores = all
    .map(({ id, names }) => {
      const hits = names.flatMap((name) => hitOf(name, typed, strict ? EXACT : LOOSE));
      return score(id, names, hits, rarity);
    })
    .filter(({ weight }) => weight > 0);
  const heaviest = heaviestOf(scores, ({ weight }) => weight);
  const named = heaviest.filter(({ coverage }) => coverage > 1 - 1e-9);
  const winners = named.length > 0 ? named : heaviest;
  const spans = winners.flatMap(({ words }) => words);
  return {
    serviceIds: idsOf(winners),
    rest: spans.reduce((rest, { start, end }) => erase(rest, start, end), text),
  };
};
