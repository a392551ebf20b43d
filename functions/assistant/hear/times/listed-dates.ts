import type { Temporal } from 'temporal-polyfill';
import { globalPattern, source } from '../../patterns.ts';
import { monthOf, WEEKDAY_PREFIX } from '../calendar-words.ts';
import { matchesOf } from '../text.ts';
import { type DateFinder, type DateHit, finder, NEAR, oneDay } from './date-hit.ts';
import { DAY_WORD, dayNumber } from './day-words.ts';
import { dayOfMonth, dayOrWeek, NOT_A_DAY, written } from './written-dates.ts';

const dayOf = (number: string): string => source`
  (?:\b(?:${WEEKDAY_PREFIX})\.?,? )?(?:\b(?:le|the|on) )?(?<![\d/:-])(?:${number})(?![a-z\d])`;
const NUMBER = '\\d{1,2}(?:er|st|nd|rd|th)?|premier';
const OR = ',? ?(?:\\b(?:or|ou|and|et)\\b|&)';
/** "9, 10 or 11": the "or" shows that the numbers are a list. */
const listOf = (day: string): string => `${day}(?:, ?${day})*(?:${OR} ${day})+`;

const DAY = dayOf(NUMBER);
const LIST = listOf(DAY);
/** "The second or third of December". */
const SPOKEN_DAY = dayOf(`${NUMBER}|\\b(?:${DAY_WORD})`);

const MONTH_FIRST = globalPattern`
  (?:\b(?:${WEEKDAY_PREFIX})\.?,? )?\b([a-z]{3,10})\.? (${LIST})${NOT_A_DAY}(?! ?[ap]\.?m)`;
const MONTH_LAST = globalPattern`
  (${listOf(SPOKEN_DAY)}) (?:de |d'|of )?([a-z]{3,10})(?![a-z])`;
/** « Le 9 ou 10 ». */
const NO_MONTH = globalPattern`
  (\ble \d{1,2}(?:er)?${OR} \d{1,2}(?:er)?)(?![a-z\d])${NOT_A_DAY}`;

const IN_LIST = new RegExp(`\\d+|premier|\\b(?:${DAY_WORD})(?![a-z])`);
const numberIn = (words: string): number => dayNumber(IN_LIST.exec(words)?.[0] ?? '');

type DateOf = (day: number) => Temporal.PlainDate | undefined;

/** Each day of a list, or week, where it stands; nothing where the calendar lacks one of them. */
const listed = (
  match: RegExpExecArray,
  list: string | undefined = '',
  dateOf: DateOf,
): readonly DateHit[] => {
  const { index, input, 0: whole } = match;
  const from = index + whole.indexOf(list);
  const before = input.slice(Math.max(0, index - NEAR), index);
  const days = [...list.matchAll(new RegExp(SPOKEN_DAY, 'g'))];
  const hits = days.flatMap(({ index: at, 0: words }, place): readonly DateHit[] => {
    const meant = dayOrWeek(dateOf(numberIn(words)), before);
    if (!meant) return [];
    const { lead = 0, ...own } = meant;
    const start = place === 0 ? index - lead : from + at;
    const end = place === days.length - 1 ? index + whole.length : from + at + words.length;
    return [{ start, end, ...own }];
  });
  return hits.length === days.length ? hits : [];
};

const inMonth = (name: string | undefined, today: Temporal.PlainDate): DateOf => {
  const month = monthOf(name);
  return (day) => written(undefined, month, String(day), today);
};

/** "Dec 9, 3 or 4" are hours, days of a list follow each other. */
const isInOrder = (list: string): boolean => {
  const days = (list.match(/\d+|premier/g) ?? []).map(dayNumber);
  return days.every((day, place) => place === 0 || day > (days[place - 1] ?? 0));
};

/** Several days that share the one month that is named, or none: "Dec 9, 10 or 11", « le 9 ou 10 ». */
export const listedDates: readonly DateFinder[] = [
  (folded, today) =>
    matchesOf(folded, MONTH_FIRST).flatMap((match) =>
      isInOrder(match[2] ?? '') ? listed(match, match[2], inMonth(match[1], today)) : [],
    ),
  (folded, today) =>
    matchesOf(folded, MONTH_LAST).flatMap((match) => listed(match, match[1], inMonth(match[2], today))),
  (folded, today) =>
    matchesOf(folded, NO_MONTH).flatMap((match) =>
      listed(match, match[1], (day) => dayOfMonth(day, today)).map((hit) => ({
        ...hit,
        dayOfMonth: hit.from.day,
      })),
    ),
];

const CORRECTED = globalPattern`
  (?<=
    ·[ ,.!…-]*(?:
      (?:
        no|non|nope|oh|oops|oups|euh|uh|um|sorry|pardon|desolee?|wait|attends|attendez|plutot|rather|actually
        |en fait|make (?:it|that)|i mean|je veux dire
      )[ ,.!…-]+
    )+
  )(?:the|le) (${DAY_WORD})(?![a-z])${NOT_A_DAY}`;

/** "The second of December, no sorry, the third": told in words, of what was read before it. */
export const correctedDay: DateFinder = finder(CORRECTED, ([, day = ''], today) => {
  const date = dayOfMonth(dayNumber(day), today);
  return date && oneDay(date);
});
