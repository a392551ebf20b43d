import { Temporal } from 'temporal-polyfill';
import { MONTH, monthOf, weekdayOf } from './calendar-words.ts';
import { type DateFinder, finder, oneDay } from './date-hit.ts';

const RANKS: readonly (readonly [pattern: RegExp, rank: number])[] = [
  [/^(?:prem|1|first)/, 1],
  [/^(?:deux|2|sec)/, 2],
  [/^(?:troi|3|thir)/, 3],
  [/^(?:quat|4|four)/, 4],
];

const monthMeant = (named: string | undefined, next: boolean, today: Temporal.PlainDate) => {
  const first = today.with({ day: 1 });
  const number = monthOf(named);
  if (number === undefined) return next ? first.add({ months: 1 }) : first;
  const year = number >= today.month ? today.year : today.year + 1;
  return Temporal.PlainDate.from({ year, month: number, day: 1 });
};

/** The `rank`-th such day of a month, or its last. */
const dayOf = (month: Temporal.PlainDate, weekday: number, rank: number | undefined) => {
  const first = month.add({ days: (weekday - month.dayOfWeek + 7) % 7 });
  const last = Math.floor((month.daysInMonth - first.day) / 7);
  return first.add({ weeks: rank === undefined ? last : rank - 1 });
};

/** "The last Thursday of the month", « le premier mardi de décembre »; of this month only what is still to come. */
export const nthWeekdays: DateFinder = finder(
  new RegExp(
    `\\b(?:le |the )?(premier|1er|deuxieme|2e|troisieme|3e|quatrieme|4e|dernier|first|1st|second|2nd|third|3rd|fourth|4th|last) ([a-z]{3,10}) (?:(?:du|of the|of this|of|in) (?:(next) month|mois (prochain)|mois|month)|(?:de |d'|of |in )(${MONTH})(?![a-z]))`,
    'g',
  ),
  ([, rankWord = '', dayWord = '', nextA, nextB, named], today) => {
    const weekday = weekdayOf(dayWord, true);
    if (weekday === undefined) return undefined;
    const rank = RANKS.find(([pattern]) => pattern.test(rankWord))?.[1];
    const date = dayOf(monthMeant(named, Boolean(nextA ?? nextB), today), weekday, rank);
    return Temporal.PlainDate.compare(date, today) < 0 ? undefined : oneDay(date);
  },
);
