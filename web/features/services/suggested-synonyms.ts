import { plainText } from '../../../shared/domain/plain-text.ts';
import { SERVICE_SYNONYMS } from '../../../shared/domain/service-synonyms.ts';

/** Suggestions shown at once. */
const MOST = 8;

const wordsOf = (text: string): readonly string[] => plainText(text).match(/[a-z0-9]+/g) ?? [];

/** Whether all words of a name of ours stand in a service's own name. */
const isIn = (ours: string, own: ReadonlySet<string>): boolean =>
  wordsOf(ours).every((word) => own.has(word));

/** A word however it is written: "hair cut" is "haircut". */
const joined = (text: string): string => wordsOf(text).join('');

/**
 * What clients also call a service of one of these names, without what `taken` holds already. None for a service that
 * is not in our list. A word of the name itself is none: "coupe" for "Coupe femme" would mean no other cut any more.
 */
export const suggestedSynonyms = (names: readonly string[], taken: readonly string[]): readonly string[] => {
  const known = new Set(taken.map(joined));
  const owns = names.map((name) => new Set(wordsOf(name)));
  const fitting = SERVICE_SYNONYMS.filter((line) => line.some((ours) => owns.some((own) => isIn(ours, own))));
  const others = fitting
    .flat()
    .filter((word) => !known.has(joined(word)) && !owns.some((own) => isIn(word, own)));
  const first = (word: string) => others.find((one) => joined(one) === joined(word));
  return [...new Set(others)].filter((word) => word === first(word)).slice(0, MOST);
};
