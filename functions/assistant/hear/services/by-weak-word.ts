import { isFunctionWord } from '../function-words.ts';
import type { Mention } from '../mention.ts';
import type { Text } from '../text.ts';
import { isWeak, type NamedService, nameWords, scan } from './service-matching.ts';
import { meaningOf } from './service-words.ts';

/** Said beside an answer, and no part of it. */
const BESIDE_ANSWER =
  /^(?:ones?|please|pls|plz|svp|stp|merci|thanks|ok|okay|oui|yes|yeah|just|juste|rather|plutot|then|alors|maybe)$/;

const isAside = (word: string): boolean => BESIDE_ANSWER.test(word) || isFunctionWord(word);

/** Which of some services have a word in one of their names. */
const namedBy = (word: string, asked: readonly NamedService[]): readonly NamedService[] =>
  asked.filter(({ name, knownAs = [name] }) =>
    knownAs.flatMap(nameWords).some((one) => meaningOf(one) === meaningOf(word)),
  );

/**
 * "The complete one", « la grosse »: asked which of some services, a word that names nothing by itself tells the only one
 * that has it in its name; where nothing else is said.
 */
export const byWeakWord = ({ folded }: Text, asked: readonly NamedService[]): readonly Mention[] => {
  const [told, ...others] = scan(folded).filter(({ text }) => !isAside(text));
  if (!told || others.length > 0 || !isWeak(told.text) || asked.length < 2) return [];
  const [only, ...further] = namedBy(told.text, asked);
  if (!only || further.length > 0) return [];
  const { start, end } = told;
  return [{ kind: 'service', services: [{ id: only.id, sure: 'certain' }], start, end }];
};
