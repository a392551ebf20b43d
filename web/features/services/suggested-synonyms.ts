import { SERVICE_SYNONYMS } from '../../../shared/domain/service-synonyms.ts';

/** Suggestions shown at once. */
const MOST = 8;

const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

const wordsOf = (text: string): readonly string[] => folded(text).match(/[a-z0-9]+/g) ?? [];

/** Whether all words of a name of ours stand in a service's own name. */
const isIn = (ours: string, own: ReadonlySet<string>): boolean =>
  wordsOf(ours).every((word) => own.has(word));

/**
 * What clients also call a service of one of these names, without what `taken` holds already. None for a service that
 * is not in our list.
 */
export const suggestedSynonyms = (names: readonly string[], taken: readonly string[]): readonly string[] => {
  const known = new Set([...names, ...taken].map(folded));
  const owns = names.map((name) => new Set(wordsOf(name)));
  const fitting = SERVICE_SYNONYMS.filter((line) => line.some((ours) => owns.some((own) => isIn(ours, own))));
  return [...new Set(fitting.flat())].filter((word) => !known.has(folded(word))).slice(0, MOST);
};
