import { ENGLISH_WORDS, FRENCH_WORDS } from './function-words.ts';
import { readText, wordsOf } from './text.ts';

/** The words of a question that tell it from others, each by what it begins with. */
export type Meaning = ReadonlySet<string>;

/** Words are compared by their beginning, so that « stationner » finds « stationnement ». */
const STEM = 6;

const list = (words: string): readonly string[] => words.split(/\s+/).filter(Boolean);

/** How questions are put, whatever they are about. */
const OF_ANY_QUESTION = new Set(
  list(`
    accepte acceptez acceptes acceptee acceptees acceptes accepter accept accepts accepted accepting allow allows allowed
    permis permise permettez welcome bienvenu bienvenue bienvenus bienvenues friendly admis admise bring brings bringing
    come coming amener emmener apporter venir possible possibles correct okay jpeux utiliser use carry takes prenez
    donnez too also partir recevez receive see turning turns chez`),
);

/** Words that ask for the same thing; the first stands for all. */
const ALIKE: ReadonlyMap<string, string> = new Map(
  [
    'chien dog animal pet toutou pitou animaux',
    'vendre vendez vend sell buy acheter',
    'enfant kid child children bebe baby fille fils gars daughter son girl boy',
    'age ages aged young old jeune vieux vieille an ans years',
    'gens monde people personne',
    'carte card certificat certificate',
    'cadeau gift',
  ].flatMap((words) => list(words).map((word) => [word, list(words)[0] ?? word] as const)),
);

/** Phrases whose single words say nothing. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:sans|without(?: an?)?) (?:rendez[- ]?vous|rdvs?|rv|appointments?|booking|reservation)\b|\bwalk[- ]?ins?\b/g,
    ' walkin ',
  ],
  [/\bwi[- ]fi\b/g, ' wifi '],
];

const singular = (word: string): string => (word.length > 3 ? word.replace(/[sx]$/, '') : word);

const meaningOf = (word: string): string => {
  const one = singular(word);
  return (ALIKE.get(word) ?? ALIKE.get(one) ?? one).slice(0, STEM);
};

/** What a text asks about. */
export const meaningIn = (text: string): Meaning => {
  const told = PHRASES.reduce((rest, [phrase, word]) => rest.replace(phrase, word), readText(text).folded);
  return new Set(
    wordsOf(told)
      .filter((word) => word.length > 2 && !FRENCH_WORDS.has(word) && !ENGLISH_WORDS.has(word))
      .filter((word) => !OF_ANY_QUESTION.has(word))
      .map(meaningOf),
  );
};
