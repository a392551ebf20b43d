import { plainText } from '../../../shared/domain/plain-text.ts';
import type { Service } from '../../../shared/schemas/service.ts';

type Named = Pick<Service, 'name' | 'synonyms' | 'translations'>;

/** A word of one service that visitors may mean another by. */
export interface Clash {
  readonly word: string;
  /** The other service's name. */
  readonly service: string;
}

/** Plural or not, a word is the same. */
const wordsIn = (text: string): readonly string[] =>
  (plainText(text).match(/[a-z0-9]+/g) ?? []).map((word) =>
    word.length > 3 ? word.replace(/s$/, '') : word,
  );

const namesOf = ({ name, synonyms, translations }: Named): readonly string[] => [
  name,
  ...synonyms,
  ...Object.values(translations ?? {}).flatMap((translated) => translated?.name ?? []),
];

/** Whether all words of a name stand in another one. */
const standsIn = (own: readonly string[], name: string): boolean => {
  const known = new Set(wordsIn(name));
  return own.length > 0 && own.every((word) => known.has(word));
};

/**
 * The synonyms that are also a name, a synonym, or words of one, of another service: the assistant cannot tell which is
 * meant, and may book the wrong one.
 */
export const synonymClashes = (synonyms: readonly string[], others: readonly Named[]): readonly Clash[] =>
  synonyms.flatMap((word) => {
    const own = wordsIn(word);
    const other = others.find((service) => namesOf(service).some((name) => standsIn(own, name)));
    return other ? [{ word, service: other.name }] : [];
  });
