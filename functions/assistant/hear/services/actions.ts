import { pattern } from '../../patterns.ts';
import { spanOf } from './service-groups.ts';
import type { KnownName, Matched } from './service-matching.ts';
import { meaningOf } from './service-words.ts';

/** What is done to a thing: the verb tells which of the services of that thing is meant. */
const ACTIONS: ReadonlySet<string> = new Set([
  'location',
  'reparation',
  'estimation',
  'installation',
  'remplacement',
  'preparation',
  'entretien',
  'inspection',
  'nettoyage',
]);

const actionsOf = ({ words }: Matched): readonly string[] =>
  words.map(({ text }) => meaningOf(text)).filter((meaning) => ACTIONS.has(meaning));

const namesHold = (id: string, meaning: string, names: readonly KnownName[]): boolean =>
  names.some((known) => known.id === id && known.words.some((word) => meaningOf(word) === meaning));

const LISTED = pattern`
  ^[ ,]*(?:et|and|&|pis|puis|ou|or|plus|\+|,|then|ensuite)(?: (?:une?|an?|the|l[ae]s?|l'|des?|du|mon|ma|my|for|pour))* ?$`;

/** "A check-up and a cleaning": two of a list, whatever their names share. */
const areListed = (one: Matched, other: Matched, folded: string): boolean => {
  const [first, last] = [one, other].map(({ words }) => spanOf(words)).toSorted((a, b) => a.start - b.start);
  return first !== undefined && last !== undefined && LISTED.test(folded.slice(first.end, last.start));
};

/**
 * "Rent your car for my road test": where a verb chooses one service, what its name tells besides is no second wish,
 * though another service is of that too.
 */
export const withoutObjects = (
  matches: readonly Matched[],
  folded: string,
  names: readonly KnownName[],
): readonly Matched[] => {
  const isObjectOf = (match: Matched, done: Matched): boolean => {
    const [only, ...others] = done.services;
    if (!only || others.length > 0 || done === match || actionsOf(done).length === 0) return false;
    if (areListed(match, done, folded)) return false;
    return (
      actionsOf(match).length === 0 &&
      match.words.some(({ text }) => namesHold(only.id, meaningOf(text), names))
    );
  };
  return matches.filter((match) => !matches.some((done) => isObjectOf(match, done)));
};
