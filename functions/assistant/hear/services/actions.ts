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

/**
 * "Rent your car for my road test": where a verb chooses one service, what its name tells besides is no second wish,
 * though another service is of that too.
 */
export const withoutObjects = (
  matches: readonly Matched[],
  names: readonly KnownName[],
): readonly Matched[] => {
  const isObjectOf = (match: Matched, done: Matched): boolean => {
    const [only, ...others] = done.services;
    if (!only || others.length > 0 || done === match || actionsOf(done).length === 0) return false;
    return (
      actionsOf(match).length === 0 &&
      match.words.some(({ text }) => namesHold(only.id, meaningOf(text), names))
    );
  };
  return matches.filter((match) => !matches.some((done) => isObjectOf(match, done)));
};
