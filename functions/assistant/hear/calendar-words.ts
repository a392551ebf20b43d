import type { Weekday } from '../frame.ts';
import { isTypoOf } from './fuzzy.ts';

const weekdays: Record<string, Weekday> = {
  ...{ lundi: 1, mardi: 2, mercredi: 3, jeudi: 4, vendredi: 5, samedi: 6, dimanche: 7 },
  ...{ monday: 1, tuesday: 2, wednesday: 3, thursday: 4, friday: 5, saturday: 6, sunday: 7 },
} as const;

const shortWeekdays: Record<string, Weekday> = {
  ...{ lun: 1, mar: 2, mer: 3, jeu: 4, ven: 5, vend: 5, sam: 6, dim: 7 },
  ...{ mon: 1, tue: 2, tues: 2, wed: 3, weds: 3, thu: 4, thur: 4, thurs: 4, fri: 5, sat: 6, sun: 7 },
} as const;

/** Misspellings too far from the name to be found by likeness. */
const misspelt: Record<string, Weekday> = {
  ...{
    wensday: 3,
    wenesday: 3,
    wendsday: 3,
    wedsday: 3,
    thrusday: 4,
    mecredi: 3,
    mercerdi: 3,
    samdi: 6,
    vendi: 5,
  },
} as const;

/** Short names that are words of nothing else in either language. */
const CLEAR_SHORT = new Set(['tues', 'wed', 'weds', 'thu', 'thur', 'thurs', 'fri']);
/** Words of something else that are like a weekday or a month. */
const NO_CALENDAR = new Set(['vendre', 'vendra', 'vendrez', 'marde', 'merde', 'sturdy']);

/** Letters enough that a name cut short, or written without its vowels, is no other word. */
const LEAST_CUT = 4;
const LEAST_SKIPPED = 6;
/** Cut names that are words of something else, or names of people. */
const NO_CUTS = new Set(['same', 'vend', 'vendr', 'dima', 'mond', 'mard', 'mars']);

const isCutOf = (word: string, name: string): boolean =>
  word.length >= LEAST_CUT && !NO_CUTS.has(word) && name.startsWith(word);

/** "wensdy", "mercdi": letters left out, the first and the last right. */
const isSkippedOf = (word: string, name: string): boolean => {
  if (word.length < LEAST_SKIPPED || word[0] !== name[0] || word.at(-1) !== name.at(-1)) return false;
  let at = 0;
  for (const letter of name) if (letter === word[at]) at += 1;
  return at === word.length;
};

const monthNames: readonly (readonly string[])[] = [
  ['janvier', 'january', 'janv', 'jan'],
  ['fevrier', 'february', 'fevr', 'fev', 'feb'],
  ['mars', 'march', 'mar'],
  ['avril', 'april', 'avr', 'apr'],
  ['mai', 'may'],
  ['juin', 'june', 'jun'],
  ['juillet', 'july', 'juil', 'jul'],
  ['aout', 'august', 'aug'],
  ['septembre', 'september', 'sept', 'sep'],
  ['octobre', 'october', 'oct'],
  ['novembre', 'november', 'nov'],
  ['decembre', 'december', 'dec'],
];

const months = new Map(monthNames.flatMap((names, index) => names.map((name) => [name, index + 1] as const)));

/** Source of a pattern for a month's name, in full or short, in either language (folded). */
export const MONTH = [...months.keys()].sort((a, b) => b.length - a.length).join('|');

const longMonths = [...months.keys()].filter((name) => name.length >= 6);
const full = Object.keys(weekdays);

/** 1–12, typos of long names forgiven; `undefined` for a word that names no month. */
export const monthOf = (word: string | undefined): number | undefined => {
  if (word === undefined) return undefined;
  const exact = months.get(word);
  if (exact !== undefined || word.length < 6) return exact;
  const meant = longMonths.find((name) => isTypoOf(word, name));
  return meant === undefined ? undefined : months.get(meant);
};

/** Source of a pattern for a weekday before a date, short ones included. */
export const WEEKDAY_PREFIX = [...full, ...Object.keys(shortWeekdays)].join('|');

const lookUp = (table: Record<string, Weekday>, word: string): Weekday | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined;

/** Plurals and typos of full names forgiven. `short`: "on mon" is meant, not the French "mon". */
export const weekdayOf = (word: string, short: boolean): Weekday | undefined => {
  const exact = lookUp(weekdays, word) ?? lookUp(weekdays, word.replace(/s$/, '')) ?? lookUp(misspelt, word);
  if (exact !== undefined) return exact;
  if (NO_CALENDAR.has(word)) return undefined;
  if (CLEAR_SHORT.has(word) || (short && Object.hasOwn(shortWeekdays, word)))
    return lookUp(shortWeekdays, word);
  const meant =
    full.find((name) => word.length >= 5 && isTypoOf(word.replace(/s$/, ''), name)) ??
    full.find((name) => isCutOf(word, name) || isSkippedOf(word, name));
  return meant === undefined ? undefined : lookUp(weekdays, meant);
};

const stems = [...full, ...longMonths].filter((name) => name.length >= 6).map((name) => name.slice(0, 5));

/** Whether a word looks like a badly written or cut weekday or month: "mercr", "wednes", "decmbr". */
export const resemblesCalendarWord = (word: string): boolean =>
  word.length >= 5 &&
  !NO_CALENDAR.has(word) &&
  (stems.some((stem) => word.startsWith(stem)) ||
    weekdayOf(word, false) !== undefined ||
    (word.length >= 6 && monthOf(word) !== undefined));

/** Words for Saturday and Sunday. */
export const WEEKEND = '(?:fins? de semaines?|fin de sem|fds|week-? ?ends?|wknds?|wkends?)';
