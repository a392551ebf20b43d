import { SERVICE_SYNONYMS } from '../../../../shared/domain/service-synonyms.ts';
import { fold } from '../text.ts';
import type { Audience } from './audience.ts';
import { lengthSaid } from './length-said.ts';
import { isWeak, type KnownName, type NamedService, nameWords } from './service-matching.ts';
import { meaningOf } from './service-words.ts';

/** Meanings that tell for whom a service is. */
export const AUDIENCES: ReadonlySet<Audience> = new Set([
  ...(['femme', 'homme', 'enfant', 'bebe', 'adulte', 'aine'] as const satisfies readonly Audience[]),
]);

const isAudience = (word: string): boolean => (AUDIENCES as ReadonlySet<string>).has(word);

/** What a name is about: its meanings without ranks, lengths and whom it is for. */
export const kernelOf = (words: readonly string[]): readonly string[] =>
  words
    .filter((word) => !isWeak(word))
    .map(meaningOf)
    .filter((word) => !isAudience(word));

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

/** What stands behind it tells what a service is done to, and not what it is: « réparation | de lunettes ». */
export const COMPLEMENT = / (?:(?:de|du|des|sur|pour|avec|en|au|aux|a) |d')/;

/**
 * The words of a name that say what is done. Of « Réparation de lunettes » and "Glasses repair" that is the repair:
 * glasses alone are what somebody has. A name that cannot be told apart so says it by each of its words.
 */
const headsOf = (name: string, isEnglish: boolean): readonly string[] => {
  const [head = ''] = fold(name).split(COMPLEMENT);
  const words = nameWords(head);
  const last = words.findLast((word) => !isWeak(word));
  return isEnglish && last !== undefined ? [last] : words;
};

/** All names of a service as words: its own, and those that people commonly use for it. */
/** A price list's conditions in parentheses: "storage (per season)", « enfant (17 ans et moins) »; not "care (facial)". */
const CONDITION =
  /\((?:par|per|pour|for|avec|with|without|sans|jusqu'|up to|from|des|every|each|chaque|\d)[^)]*\)/gi;

/** Feasts are mostly days: "a family session before Christmas" is no Christmas session. */
const FEAST = /^(?:noel|christmas|xmas|halloween|paques|easter|valentin|valentines?)$/;

/** They only tell a service from its like. */
const asidesOf = (name: string): readonly string[] => {
  const outside = nameWords(name.replace(CONDITION, ' '));
  return nameWords(name).filter(
    (word) => outside.length > 0 && (!outside.includes(word) || FEAST.test(word)),
  );
};

const AND = / (?:et|and|&|\+) /;

/** What a name for two things says of each: « coupe | barbe ». */
const sidesOf = (name: string): readonly (readonly string[])[] => {
  const sides = fold(name.replace(/\([^)]*\)/g, ' ')).split(AND);
  const tells = sides.map((side) => kernelOf(nameWords(side))).filter((words) => words.length > 0);
  return tells.length > 1 ? tells : [];
};

/** The words of a name, with the minutes that it tells in others: a "one-hour massage" is not every massage. */
const ownWords = (name: string): readonly string[] => {
  const words = nameWords(name);
  const minutes = lengthSaid(fold(name));
  return minutes === undefined || words.includes(minutes) ? words : [...words, minutes];
};

export const knownNames = ({ id, name, knownAs = [name] }: NamedService): readonly KnownName[] => {
  const own = knownAs.map(ownWords);
  const isOfBoth = knownAs.some((one) => COMPLEMENT.test(fold(one)));
  const heads = knownAs.map((one) => headsOf(one, isOfBoth && !COMPLEMENT.test(fold(one))));
  const sides = knownAs.map(sidesOf).find((of) => of.length > 0) ?? [];
  // What is commonly said of a service is not said of one that is told by its length alone: "a one-hour massage".
  const common = knownAs
    .filter((one, at) => own[at]?.length === nameWords(one).length)
    .flatMap((one) => synonymsOf(kernelOf(nameWords(one))));
  return [
    ...own.map((words, at) => ({
      ...{ id, called: knownAs },
      words,
      heads: heads[at] ?? words,
      asides: asidesOf(knownAs[at] ?? ''),
      sides: sidesOf(knownAs[at] ?? ''),
    })),
    ...common.map((words) => ({ id, words, heads: words, isCommon: true, sides })),
  ].filter(({ words }) => words.length > 0);
};
