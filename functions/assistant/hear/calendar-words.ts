import { isTypoOf } from './fuzzy.ts';

const weekdays: Record<string, number> = {
  ...{ lundi: 1, mardi: 2, mercredi: 3, jeudi: 4, vendredi: 5, samedi: 6, dimanche: 7 },
  ...{ monday: 1, tuesday: 2, wednesday: 3, thursday: 4, friday: 5, saturday: 6, sunday: 7 },
};

const shortWeekdays: Record<string, number> = {
  ...{ lun: 1, mer: 3, jeu: 4, ven: 5, sam: 6, dim: 7 },
  ...{ mon: 1, tue: 2, tues: 2, wed: 3, weds: 3, thu: 4, thur: 4, thurs: 4, fri: 5, sat: 6, sun: 7 },
};

/** Short names that are words of nothing else in either language. */
const CLEAR_SHORT = new Set(['tues', 'wed', 'weds', 'thu', 'thur', 'thurs', 'fri']);

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

/** 1–12; `undefined` for a word that names no month. */
export const monthOf = (word: string | undefined): number | undefined => months.get(word ?? '');

const full = Object.keys(weekdays);

/** Source of a pattern for a weekday before a date, short ones included. */
export const WEEKDAY_PREFIX = [...full, ...Object.keys(shortWeekdays), 'mar'].join('|');

const lookUp = (table: Record<string, number>, word: string): number | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined;

/** Monday 1 … Sunday 7; plurals and typos of full names forgiven. `short`: "on mon" is meant, not the French "mon". */
export const weekdayOf = (word: string, short: boolean): number | undefined => {
  const exact = lookUp(weekdays, word) ?? lookUp(weekdays, word.replace(/s$/, ''));
  if (exact !== undefined) return exact;
  if (CLEAR_SHORT.has(word) || short) return lookUp(shortWeekdays, word);
  const meant = full.find((name) => word.length >= 5 && isTypoOf(word, name));
  return meant === undefined ? undefined : lookUp(weekdays, meant);
};
