import { SERVICE_SYNONYMS } from '../../../shared/domain/service-synonyms.ts';
import { isWeak, type KnownName, type NamedService, nameWords } from './service-matching.ts';
import { meaningOf } from './service-words.ts';

const AUDIENCES = new Set(['femme', 'homme', 'enfant']);

/** What a name is about: its meanings without ranks, lengths and whom it is for. */
export const kernelOf = (words: readonly string[]): readonly string[] =>
  words
    .filter((word) => !isWeak(word))
    .map(meaningOf)
    .filter((word) => !AUDIENCES.has(word));

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length > 0 && a.length === b.length && a.every((word) => b.includes(word));

const isPart = (part: readonly string[], whole: readonly string[]): boolean =>
  part.length > 1 && part.every((word) => whole.includes(word));

const lines = SERVICE_SYNONYMS.map((line) =>
  line.map((name) => {
    const words = nameWords(name);
    return { words, kernel: kernelOf(words) };
  }),
);

const synonymsOf = (kernel: readonly string[]): readonly (readonly string[])[] =>
  lines
    .filter((line) => line.some((name) => isSame(name.kernel, kernel) || isPart(name.kernel, kernel)))
    .flatMap((line) => line.map(({ words }) => words));

/** All names of a service as words: its own, and those that people commonly use for it. */
export const knownNames = ({ id, name, knownAs = [name] }: NamedService): readonly KnownName[] => {
  const own = knownAs.map(nameWords);
  const common = own.flatMap((words) => synonymsOf(kernelOf(words)));
  return [
    ...own.map((words) => ({ id, words })),
    ...common.map((words) => ({ id, words, isCommon: true })),
  ].filter(({ words }) => words.length > 0);
};
