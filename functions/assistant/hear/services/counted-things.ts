import type { Mention } from '../mention.ts';
import { fold } from '../text.ts';
import { COMPLEMENT } from './known-names.ts';
import { type NamedService, nameWords } from './service-matching.ts';
import { isSameWord, meaningOf } from './service-words.ts';

/** Which of its things: « pneus d'hiver », "winter tires". */
const OF_A_KIND = /^(?:hiver|ete|winter|summer|neufs?|new|usages?|used)$/;

/** The things that a service is done to, where its name has several of them: « changement de pneus ». */
const thingsOf = ({ name, knownAs = [name] }: NamedService): readonly string[] =>
  knownAs.flatMap((one) => {
    const [, ...complements] = fold(one).split(COMPLEMENT);
    return complements.flatMap(nameWords).filter((word) => /[^s]s$/.test(word));
  });

/** Whether things are named that the service is done to, all of them at once: « quatre pneus d'hiver ». */
export const isOfThings = (mention: Mention, folded: string, known: readonly NamedService[]): boolean => {
  if (mention.kind !== 'service') return false;
  const words = nameWords(folded.slice(mention.start, mention.end));
  return mention.services.every(({ id }) => {
    const things = known.filter((one) => one.id === id).flatMap(thingsOf);
    const isThing = (word: string): boolean =>
      things.some((thing) => isSameWord(thing, word) || meaningOf(thing) === meaningOf(word));
    return words.some(isThing) && words.every((word) => isThing(word) || OF_A_KIND.test(word));
  });
};
