import { pattern } from '../../patterns.ts';
import type { Span } from '../mention.ts';
import { NUMBER } from '../numbers.ts';
import { knownNames } from './known-names.ts';
import {
  type KnownName,
  type Matched,
  matchServices,
  type NamedService,
  rarityAmong,
  type Word,
} from './service-matching.ts';
import { isSameWord } from './service-words.ts';
import { isInName } from './whole-names.ts';

/** What may stand between two words of one name: no comma, no "and", no "or". */
const WITHIN = pattern`
  ^(?:
    [\s'’.-]|\b(?:de|d|du|des|a|la|le|les|l|pour|for|of|the|my|mon|ma|mes|un|une|an|en|au|aux|s|in|on|to)\b
  )*$`;
/** For how many: "shots for my two puppies". */
const FOR_SEVERAL = pattern`
  ^ (?:pour|pr|for)(?: (?:les|mes|nos|my|our|the|both|all|of))*(?: (?:${NUMBER}))?
  (?: (?:petite?s|little|young|new))? $`;
const BESIDE = /^[\s,]*(?:et|and|pis|puis|n|'n'?|&|\+|avec|with|plus)[\s]*(?:un |une |a |le |la |the )?$/;
/** "Change my four tires": the number tells how many things one service is done to. */
const NUMBERED = new RegExp(`^ (?:(?:all|my|our|the|tous|mes|nos|les) )*(?:${NUMBER}) $`);

/** Words of services that stand together. */
export type Group = readonly Word[];

/** The words that may be one name, in the order of the text; those of a name that stands there whole are one. */
export const grouped = (words: readonly Word[], folded: string, names: readonly Span[]): readonly Group[] => {
  const groups: Word[][] = [];
  for (const word of words) {
    const last = groups.at(-1);
    const before = last?.at(-1);
    const isOne = (between: Word): boolean => {
      const what = folded.slice(between.end, word.start);
      return (
        WITHIN.test(what) ||
        FOR_SEVERAL.test(what) ||
        isInName({ start: between.start, end: word.end }, names)
      );
    };
    if (last && before && isOne(before)) last.push(word);
    else groups.push([word]);
  }
  return groups;
};

export const spanOf = (words: readonly Word[]): Span => ({
  start: Math.min(...words.map(({ start }) => start)),
  end: Math.max(...words.map(({ end }) => end)),
});

/** Reads words by the names of a business's services. */
export interface Reader {
  readonly names: readonly KnownName[];
  readonly match: (words: readonly Word[]) => Matched | undefined;
}

export const readerOf = (services: readonly NamedService[], isStrict: boolean): Reader => {
  const names = services.flatMap(knownNames);
  const rarity = rarityAmong(names);
  return { names, match: (words) => matchServices(words, names, rarity, isStrict) };
};

/** Word for word, not by meaning: "coupe et barbe" is no "beard trim". */
const isNamedSo = (words: Group, id: string, names: readonly KnownName[]): boolean =>
  names.some(
    (known) => known.id === id && words.every(({ text }) => known.words.some((one) => isSameWord(one, text))),
  );

const isOneName = (first: Group, second: Group, { match, names }: Reader): boolean => {
  const whole = match([...first, ...second]);
  const [only] = whole?.services ?? [];
  if (!whole || !only || whole.services.length !== 1 || only.sure !== 'certain') return false;
  if (!isNamedSo([...first, ...second], only.id, names)) return false;
  const isOfBoth = [first, second].every((group) => group.some((word) => whole.words.includes(word)));
  const apart = Math.max(match(first)?.weight ?? 0, match(second)?.weight ?? 0);
  return isOfBoth && whole.weight > apart + 1e-9;
};

/** "Coupe et coloration" is one service where one is called so. */
export const joined = (groups: readonly Group[], folded: string, reader: Reader): readonly Group[] => {
  const done: Group[] = [];
  for (const group of groups) {
    const last = done.at(-1);
    const between = folded.slice(last?.at(-1)?.end, group[0]?.start);
    if (last && (BESIDE.test(between) || NUMBERED.test(between)) && isOneName(last, group, reader))
      done.splice(-1, 1, [...last, ...group]);
    else done.push(group);
  }
  return done;
};

/** What a word must weigh to be a service by itself: less where more than four services share it, as "photos". */
const LEAST_ALONE = 1 / 4;

/** Whether each of some words is one service by itself, and no two the same. */
const areEachOne = (parts: readonly Group[], { match, names }: Reader): boolean => {
  const ids = parts.map((part) => {
    const { services: [only, ...others] = [], weight = 0 } = match(part) ?? {};
    const isOne = only?.sure === 'certain' && others.length === 0 && weight >= LEAST_ALONE;
    return isOne && (part.length === 1 || isNamedSo(part, only.id, names)) ? only.id : undefined;
  });
  return !ids.includes(undefined) && new Set(ids).size === parts.length;
};

/** "Mani pedi", "the pedicure for a women's cut": words of which each is a service, and all together none. */
export const apart = (group: Group, reader: Reader): readonly Group[] => {
  const [only, ...others] = reader.match(group)?.services ?? [];
  const isName = others.length === 0 && (!only || isNamedSo(group, only.id, reader.names));
  if (group.length < 2 || isName) return [group];
  const inTwo = group.slice(1).map((_, at) => [group.slice(0, at + 1), group.slice(at + 1)]);
  const each = group.map((word) => [word]);
  return [each, ...inTwo].find((parts) => areEachOne(parts, reader)) ?? [group];
};
