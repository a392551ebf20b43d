import { fold } from '../text.ts';

/** Parts of words that count as features, in letters: they find "parking" in "parkings" and in its misspellings. */
const SHORTEST_PART = 3;
const LONGEST_PART = 5;

const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/** FNV-1a, 32 bits: http://www.isthe.com/chongo/tech/comp/fnv/ */
const hashOf = (feature: string): number => {
  let hash = OFFSET;
  for (let at = 0; at < feature.length; at += 1) hash = Math.imul(hash ^ feature.charCodeAt(at), PRIME);
  return hash >>> 0;
};

/** Letters of a word's beginning that are the same in most of its forms. */
const STEM = 5;

const partsOf = (word: string): readonly string[] => {
  const whole = `<${word}>`;
  const parts: string[] = [];
  for (let length = SHORTEST_PART; length <= LONGEST_PART; length += 1)
    for (let at = 0; at + length <= whole.length; at += 1) parts.push(whole.slice(at, at + length));
  return parts;
};

/** The beginnings of two words that stand beside each other, or about another: « j'ai pas eu », « j'ai rien eu ». */
const stemsOf = (word: string, between: string, other: string): string =>
  `${word.slice(0, STEM)}${between}${other.slice(0, STEM)}`;

/** What of a text a model has weights for. */
export interface Features {
  /** What it sees is hashed into so many. */
  readonly buckets: number;
  /** Whether it sees words beside each other: they tell what is done, and blur what is spoken of. */
  readonly hasNeighbours: boolean;
}

/** Pairs and triples of words, and pairs of their beginnings. */
const neighboursOf = (
  word: string,
  next: string | undefined,
  last: string | undefined,
): readonly string[] => [
  ...(next ? [`${word} ${next}`, stemsOf(word, '-', next)] : []),
  ...(next && last ? [`${word} ${next} ${last}`, stemsOf(word, '--', last)] : []),
];

/**
 * What a model sees of a text, as buckets, each once: its words and parts of them, and what stands beside each other.
 * Which number was said does not count, only that there was one.
 */
export const featuresOf = (text: string, { buckets, hasNeighbours }: Features): readonly number[] => {
  const plain = fold(text.normalize('NFC').replace(/[’‘`´]/g, "'")).replace(/\d+/g, '0');
  const words = plain.match(/[a-z0-9']+|[?!]/g) ?? [];
  const found = new Set<number>();
  const add = (feature: string) => found.add(hashOf(feature) % buckets);
  for (const [at, word] of words.entries()) {
    add(word);
    partsOf(word).forEach(add);
    if (hasNeighbours) neighboursOf(word, words[at + 1], words[at + 2]).forEach(add);
  }
  return [...found];
};
