import { Temporal } from 'temporal-polyfill';
import { globalPattern, source } from '../../patterns.ts';
import { MONTH, monthOf, weekdayOf } from '../calendar-words.ts';
import { type DateFinder, type Days, finder, oneDay } from './date-hit.ts';

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
  globalPattern`
    \b(?:le |the )?(
      premier|1er|deuxieme|2e|troisieme|3e|quatrieme|4e|dernier|first|1st|second|2nd|third|3rd|fourth|4th|last
    ) ([a-z]{3,10}) (?:
      (?:du|of the|of this|of|in) (?:(next) month|mois (prochain)|mois|month)
      |(?:de |d'|of |in )([a-z]{3,10})(?![a-z])
    )`,
  ([, rankWord = '', dayWord = '', nextA, nextB, named], today) => {
    const weekday = weekdayOf(dayWord, true);
    if (weekday === undefined || (named && monthOf(named) === undefined)) return undefined;
    const rank = RANKS.find(([pattern]) => pattern.test(rankWord))?.[1];
    const date = dayOf(monthMeant(named, Boolean(nextA ?? nextB), today), weekday, rank);
    return Temporal.PlainDate.compare(date, today) < 0 ? undefined : oneDay(date);
  },
);

/** Days of a week that a month must hold for the week to count as one of its weeks. */
const LEAST_DAYS = 4;

const firstMonday = (month: Temporal.PlainDate): Temporal.PlainDate => {
  const monday = month.subtract({ days: month.dayOfWeek - 1 });
  return month.dayOfWeek > 8 - LEAST_DAYS ? monday.add({ weeks: 1 }) : monday;
};

const earlier = (a: Temporal.PlainDate, b: Temporal.PlainDate) =>
  Temporal.PlainDate.compare(a, b) < 0 ? a : b;
const later = (a: Temporal.PlainDate, b: Temporal.PlainDate) => (earlier(a, b) === a ? b : a);

/** `count` weeks of a month from its `rank`-th on, or its last, as far as they lie in the month. */
const weeksOf = (month: Temporal.PlainDate, rank: number | undefined, count: number): Days => {
  const end = month.with({ day: month.daysInMonth });
  const next = firstMonday(month.add({ months: 1 }));
  const from =
    rank === undefined ? next.subtract({ weeks: count }) : firstMonday(month).add({ weeks: rank - 1 });
  const to = from.add({ days: 7 * count - 1 });
  return { from: later(month, from), to: rank === undefined ? end : earlier(to, end) };
};

const NAMED_BEFORE = new RegExp(
  `\\b(?:in|en|for|pour|au mois de|during|durant) (${MONTH})(?![a-z])[^.!?]{0,24}$`,
);

const WEEK_RANK = source`
  premieres?|1re|1ere|deuxieme|seconde|2e|2eme|troisieme|3e|quatrieme|4e|dernieres?|first|1st|second|2nd|third
  |3rd|fourth|4th|last`;

/** "The first week of December", « les deux dernières semaines du mois »; of this month what is still to come. */
export const nthWeeks: DateFinder = finder(
  globalPattern`
    \b(?:(?:dans|durant|pendant|during|in|for|pour) )?(?:(?:la|les|the) )?(?:(deux|2) )?(${WEEK_RANK}) (?:
    (two|2) |full |complete )?(?:semaines?|sem|weeks?|wk) (?:
      (?:of (next) month|du mois (prochain)|of (?:the|this) month|du mois|de ce mois)
      |(?:de |d'|of |in )(${MONTH})
    )(?![a-z])`,
  ([, twoFrench, rankWord = '', twoEnglish, nextA, nextB, named], today) => {
    const rank = RANKS.find(([pattern]) => pattern.test(rankWord))?.[1];
    const month = monthMeant(named, Boolean(nextA ?? nextB), today);
    const { from, to } = weeksOf(month, rank, (twoFrench ?? twoEnglish) ? 2 : 1);
    return Temporal.PlainDate.compare(to, today) < 0 ? undefined : { from: later(from, today), to };
  },
);

/** "In December, but not the first week": of the month that was just named. */
export const nthWeeksOfIt: DateFinder = finder(
  globalPattern`
    \b(?:(?:dans|durant|pendant|during|in|for|pour) )?(?:la|les|the) (?:(deux|2) )?(${WEEK_RANK}) (?:
    (two|2) )?(?:semaines?|weeks?)(?! (?:of|in|du|de|d'))(?![a-z])`,
  ([, twoFrench, rankWord = '', twoEnglish], today, { before }) => {
    const [, named] = NAMED_BEFORE.exec(before) ?? [];
    if (named === undefined) return undefined;
    const rank = RANKS.find(([pattern]) => pattern.test(rankWord))?.[1];
    const { from, to } = weeksOf(monthMeant(named, false, today), rank, (twoFrench ?? twoEnglish) ? 2 : 1);
    return Temporal.PlainDate.compare(to, today) < 0 ? undefined : { from: later(from, today), to };
  },
);
