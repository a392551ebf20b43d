import type { ReadPhone } from '../context.ts';

const NAMES: readonly (readonly [value: number, names: string])[] = [
  ...([
    [0, 'zero oh o'],
    [1, 'un une one'],
    [2, 'deux two'],
    [3, 'trois three'],
    [4, 'quatre four'],
    [5, 'cinq five'],
    [6, 'six'],
    [7, 'sept seven'],
    [8, 'huit eight'],
    [9, 'neuf nine'],
  ] as const),
  ...([
    [10, 'dix ten'],
    [11, 'onze eleven'],
    [12, 'douze twelve'],
    [13, 'treize thirteen'],
    [14, 'quatorze fourteen'],
    [15, 'quinze fifteen'],
    [16, 'seize sixteen'],
    [17, 'seventeen'],
    [18, 'eighteen'],
    [19, 'nineteen'],
  ] as const),
  ...([
    [20, 'vingt vingts twenty'],
    [30, 'trente thirty'],
    [40, 'quarante forty'],
    [50, 'cinquante fifty'],
    [60, 'soixante sixty'],
    [70, 'seventy'],
    [80, 'eighty'],
    [90, 'ninety'],
    [100, 'cent cents hundred'],
  ] as const),
];

const VALUES = new Map(
  NAMES.flatMap(([value, names]) => names.split(' ').map((name) => [name, value] as const)),
);

/** A part of a number as it is told, and how many words it took. */
interface Told {
  readonly value: number;
  readonly words: number;
}

const valueIn = (word: string | undefined): number =>
  (word === undefined ? undefined : VALUES.get(word)) ?? Number.NaN;

const isTen = (value: number): boolean => value >= 20 && value < 100;

/** "Quarante", and "quatre-vingt": tens alone. */
const tensAt = (words: readonly string[], at: number): readonly Told[] => {
  const value = valueIn(words[at]);
  const isEighty = words[at] === 'quatre' && /^vingts?$/.test(words[at + 1] ?? '');
  return [...(isEighty ? [{ value: 80, words: 2 }] : []), ...(isTen(value) ? [{ value, words: 1 }] : [])];
};

/** What French adds to sixty and to eighty goes to nineteen: « soixante-quinze ». */
const mostBeside = (value: number, word: string | undefined): number =>
  word === 'soixante' || (value === 80 && word === 'quatre') ? 19 : 9;

/** "Dix-sept" is told in two words. */
const upToNineteen = (words: readonly string[], at: number): readonly Told[] => {
  const [value, next] = [valueIn(words[at]), valueIn(words[at + 1])];
  const isTwo = words[at] === 'dix' && next >= 7 && next <= 9;
  return [...(isTwo ? [{ value: 10 + next, words: 2 }] : []), ...(value < 20 ? [{ value, words: 1 }] : [])];
};

/** A ten takes the number behind it, if it can: "twenty one" is no twenty and a one. */
const tensWith = (words: readonly string[], at: number, tens: Told): Told => {
  const behind = at + tens.words;
  const link = words[behind] === 'et' ? 1 : 0;
  const most = mostBeside(tens.value, words[at]);
  const added = upToNineteen(words, behind + link).find(({ value }) => value > 0 && value <= most);
  return added ? { value: tens.value + added.value, words: tens.words + link + added.words } : tens;
};

/** All that a number below a hundred may be at a word, the longest first. */
const belowHundred = (words: readonly string[], at: number): readonly Told[] => [
  ...tensAt(words, at).map((tens) => tensWith(words, at, tens)),
  ...upToNineteen(words, at),
];

/** « Cinq cent quatorze », "eight hundred". */
const hundreds = (words: readonly string[], at: number): readonly Told[] => {
  const first = valueIn(words[at]);
  const isCounted = first >= 1 && first <= 9 && valueIn(words[at + 1]) === 100;
  if (!isCounted && words[at] !== 'cent') return [];
  const taken = isCounted ? 2 : 1;
  const link = words[at + taken] === 'and' ? 1 : 0;
  const value = (isCounted ? first : 1) * 100;
  const whole = belowHundred(words, at + taken + link).map((more) => ({
    value: value + more.value,
    words: taken + link + more.words,
  }));
  return [...whole, { value, words: taken }];
};

const PHONE_DIGITS = 11;

/** The first way to read words from one of them on as a phone number, longer numbers before shorter. */
const phoneFrom = (
  words: readonly string[],
  at: number,
  said: string,
  isPhone: (digits: string) => boolean,
): string | undefined => {
  if (said.length > PHONE_DIGITS) return undefined;
  const word = words[at];
  if (word === undefined) return said.length >= 10 && isPhone(said) ? said : undefined;
  if (/^\d+$/.test(word)) return phoneFrom(words, at + 1, said + word, isPhone);
  for (const told of [...hundreds(words, at), ...belowHundred(words, at)]) {
    const phone = phoneFrom(words, at + told.words, said + told.value, isPhone);
    if (phone !== undefined) return phone;
  }
  return undefined;
};

const WORD = `(?:${[...VALUES.keys()].join('|')}|\\d{1,4})`;

/** Words of numbers that follow each other, as many as a phone number takes. */
export const NUMBERS_SAID = new RegExp(
  `(?<![a-z0-9])${WORD}(?:[ ,.-]{1,3}(?:(?:et|and) )?${WORD}){4,16}(?![a-z0-9])`,
);

/** The digits of a phone number that is told in words; `undefined` where they make none. */
export const phoneSaid = (said: string, readPhone: ReadPhone): string | undefined => {
  const isPhone = (digits: string) => readPhone(digits) !== undefined;
  return /[a-z]/.test(said) ? phoneFrom(said.match(/[a-z]+|\d+/g) ?? [], 0, '', isPhone) : undefined;
};
