/** Days of the month in words, from the 2nd on; the 1st is read by itself. */
const FRENCH = [
  ...['deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'onze', 'douze', 'treize'],
  ...['quatorze', 'quinze', 'seize', 'dix-sept', 'dix-huit', 'dix-neuf', 'vingt', 'vingt et un'],
  ...['vingt-deux', 'vingt-trois', 'vingt-quatre', 'vingt-cinq', 'vingt-six', 'vingt-sept', 'vingt-huit'],
  ...['vingt-neuf', 'trente', 'trente et un'],
];
const ENGLISH = [
  ...['second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth', 'eleventh'],
  ...['twelfth', 'thirteenth', 'fourteenth', 'fifteenth', 'sixteenth', 'seventeenth', 'eighteenth'],
  ...['nineteenth', 'twentieth', 'twenty-first', 'twenty-second', 'twenty-third', 'twenty-fourth'],
  ...['twenty-fifth', 'twenty-sixth', 'twenty-seventh', 'twenty-eighth', 'twenty-ninth', 'thirtieth'],
  'thirty-first',
];

/** A rank or an hour is told by the same words as a day up to here. */
const LAST_AMBIGUOUS = 12;

const spaced = (word: string): string => word.replace(/[- ]/g, ' ');

const days = new Map([FRENCH, ENGLISH].flatMap((words) => words.map((word, n) => [spaced(word), n + 2])));

const patternOf = (least: number): string =>
  [...days]
    .filter(([, day]) => day >= least)
    .map(([word]) => word.replaceAll(' ', '[- ]'))
    .sort((a, b) => b.length - a.length)
    .join('|');

/** Source of a pattern for a day of the month in words, beside a month (folded). */
export const DAY_WORD = patternOf(2);
/** The same where no month stands beside it. */
export const CLEAR_DAY_WORD = patternOf(LAST_AMBIGUOUS + 1);

/** 1–31 for a number in digits or in words. */
export const dayNumber = (word: string): number =>
  /^(?:premier|first)/.test(word) ? 1 : (days.get(spaced(word)) ?? Number(word));
