import { MAX } from '../../../../shared/domain/limits.ts';
import { pattern } from '../../patterns.ts';
import { isFunctionWord, isNoName, NAME_PARTICLES, WORDS_AND_NAMES } from '../function-words.ts';
import { fold } from '../text.ts';

const MAX_WORDS = 5;

const capitalise = (word: string): string =>
  word
    .toLowerCase()
    .replace(/(^|[-'.])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());

const isShouted = (name: string): boolean => name === name.toUpperCase() && /\p{L}{3}/u.test(name);

/** A name as people like to see it: given capitals only where it was typed all in one case. */
export const tidyName = (name: string): string => {
  const text = name.trim().slice(0, MAX.name);
  if (text !== text.toLowerCase() && !isShouted(text)) return text;
  return text
    .split(' ')
    .map((word, index) =>
      index > 0 && NAME_PARTICLES.has(fold(word)) ? word.toLowerCase() : capitalise(word),
    )
    .join(' ');
};

const plain = (word: string): string => fold(word).replace(/[^a-z]/g, '');

/** "That's", "c'est", "don't": words run together, which no name is. "O'Brien" and "N'Guyen" are. */
const CONTRACTED = /^(?:[cjst]|qu|lorsqu|puisqu)'|'(?:s|m|t|ll|re|ve|d)$/;

const isNameWord = (word: string): boolean =>
  (!isNoName(plain(word)) && !CONTRACTED.test(fold(word))) ||
  /^\p{Lu}\.$/u.test(word) ||
  (/^\p{Lu}/u.test(word) && WORDS_AND_NAMES.has(plain(word)));

/** "Rosalie Monday", « Jean Janvier »: days and months are surnames too, right behind a name and before no hour. */
export const CALENDAR = pattern`
  ^(?:
    lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|(?:mon|tues|wednes|thurs|fri|satur|sun)day|janvier
    |fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|january|february|march|april
    |may|june|july|august|september|october|november|december
  )$`;
export const HOUR = /^(?:at|@|a|à|the|le|la|or|ou|and|et|morning|afternoon|evening|matin|soir|\d)/i;

/** "Tom H", "Karine L": behind a first name; "I" and "A" only where nothing follows. */
const isInitial = (word: string, next: string | undefined): boolean =>
  /^\p{Lu}$/u.test(word) && (next === undefined || !/^[AI]$/.test(word));

/** "Fatoumata Bah", "Marie Beau": what people answer is a surname too where it stands behind a name as one. */
const isSurname = (word: string, next: string | undefined, isSecond: boolean): boolean =>
  CAPITAL.test(word) &&
  !HOUR.test(next ?? '') &&
  ((isSecond && (CALENDAR.test(plain(word)) || isInitial(word, next))) ||
    (!isFunctionWord(plain(word)) && isNoName(plain(word)) && next === undefined));

const NAME_WORD = /^\p{L}[\p{L}'.-]{0,40}$/u;
const INITIAL = /^\p{Lu}\.$/u;
const CAPITAL = /^\p{Lu}/u;

/** How many of the words, from the first, belong to a name: particles only between two others. */
const countNameWords = (words: readonly string[]): number => {
  const isCapitalised = CAPITAL.test(words[0] ?? '');
  let count = 0;
  for (const [index, typed] of words.slice(0, MAX_WORDS).entries()) {
    const word = typed.replace(/[,;:!?).]+$/, '');
    const isLast = word !== typed;
    const isName =
      isNameWord(word) || (count > 0 && isSurname(word, isLast ? undefined : words[index + 1], count === 1));
    const isParticle = NAME_PARTICLES.has(plain(word));
    if (!NAME_WORD.test(word) || (!isName && !isParticle)) break;
    if (isCapitalised && !isParticle && !CAPITAL.test(word)) break;
    if (isName) count = index + 1;
    if (isLast && !INITIAL.test(typed)) break;
  }
  return count;
};

/** The words at the start of `raw` that can be a name; written with a capital, it ends where capitals do. */
export const leadingName = (raw: string): string => {
  const words = raw.split(' ');
  return words
    .slice(0, countNameWords(words))
    .join(' ')
    .replace(/[,;:!?.)]+$/, '');
};

export const isWrittenAsName = (name: string): boolean =>
  name.split(' ').every((word) => /^\p{Lu}/u.test(word) || NAME_PARTICLES.has(plain(word)));
