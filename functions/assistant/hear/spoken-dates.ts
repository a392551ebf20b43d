import type { Temporal } from 'temporal-polyfill';
import { weekdayOf } from './calendar-words.ts';
import { type DateFinder, type DateHit, type Days, finder, oneDay, weekOf } from './date-hit.ts';
import { NUMBER, numberOf } from './numbers.ts';

const dayAfterTomorrow = finder(
  /\b(?:apres[- ]?demain|surlendemain|(?:the )?day after tomorrow)\b/g,
  (_, today) => oneDay(today.add({ days: 2 })),
);

const tomorrow = finder(/\b(?:demain|tomm?orr?ow|tmrw|tmr|2morrow)\b/g, (_, today) =>
  oneDay(today.add({ days: 1 })),
);

const yesterday = finder(/\b(?:hier|yesterday)\b/g, (_, today) => oneDay(today.subtract({ days: 1 })));

/** "ce soir" leaves "soir" to be read as a time. */
const today = finder(
  /\b(?:aujourd'? ?hui|ajd|today|ce jour|(?:ce|cet|cette) (?=matin|midi|apres|avant|soir|aprem)|this (?=morning|afternoon|evening))/g,
  (_, day) => oneDay(day),
);

const tonight = finder(/\b(?:tonight|tonite)\b/g, (_, day) => ({ ...oneDay(day), part: 'evening' }));

const UNIT = '(jours?|days?|semaines?|weeks?|mois|months?)';

const later = (date: Temporal.PlainDate, count: number, unit: string): Temporal.PlainDate => {
  if (/^(?:jour|day)/.test(unit)) return date.add({ days: count });
  return /^(?:mois|month)/.test(unit) ? date.add({ months: count }) : date.add({ weeks: count });
};

/** "dans 3 jours" is that day; "in two weeks" is that week. */
const inSomeTime = finder(
  new RegExp(
    `\\b(?:(?:dans|in) (?:environ |about )?(a|${NUMBER}) ${UNIT}|(${NUMBER}) ${UNIT} from (?:now|today))(?![a-z])`,
    'g',
  ),
  ([, a, unitA, b, unitB], day) => {
    const unit = unitA ?? unitB ?? '';
    const count = numberOf(a ?? b);
    if (count === undefined) return undefined;
    const date = later(day, count, unit);
    return /^(?:jour|day)/.test(unit) ? oneDay(date) : weekOf(date);
  },
);

const inSomeHours = finder(
  new RegExp(
    `\\b(?:dans|in) (?:les |the next )?(?:an|${NUMBER}) ?(?:h|heures?|hours?|hrs?|minutes?|min)(?![a-z])`,
    'g',
  ),
  (_, day) => oneDay(day),
);

const withinSomeTime = finder(
  new RegExp(
    `\\b(?:d'ici|within|(?:dans|in|over) (?:les|the) (?:prochaine?s|next)|(?:les|the) (?:prochaine?s|next)) (${NUMBER}) (?:prochaine?s )?${UNIT}(?![a-z])`,
    'g',
  ),
  ([, number, unit = ''], day) => {
    const count = numberOf(number);
    return count === undefined ? undefined : { from: day, to: later(day, count, unit) };
  },
);

const fromToday = (days: Days, day: Temporal.PlainDate): Days => ({
  ...days,
  from: days.from.since(day).sign < 0 ? day : days.from,
});

const saturdayOf = (week: Days): Days => ({ from: week.from.add({ days: 5 }), to: week.to });

/** In Quebec « la fin de semaine » is Saturday and Sunday. */
const weekend = finder(
  /\b(?:(?:next) )?(?:(?:en|cette|la|ce|le|this|the|on the) )?(?:(?:next|prochaine?) )?(?:fins? de semaines?|fds|week-? ?ends?)(?: (prochaine?|next|d'apres|suivante?))?\b/g,
  ([phrase], day) => {
    const isNext = /next|prochain|d'apres|suivant/.test(phrase);
    const week = weekOf(isNext ? day.add({ weeks: 1 }) : day);
    return fromToday(saturdayOf(week), day);
  },
);

const NEXT_WEEK =
  "(?:la |the )?(?:semaine prochaine|prochaine semaine|sem\\.? prochaine|semaine d'apres|semaine suivante|next week|week after next|following week|coming week)";

/** "début de la semaine prochaine" is Monday to Wednesday, its end Thursday and Friday. */
const week = finder(
  new RegExp(
    `\\b(?:(debut|early|milieu|mid|fin|late|end|beginning|start)(?: de| of)? )?(?:(${NEXT_WEEK})|cette semaine|this week|the week|la semaine(?! du))(?![a-z])`,
    'g',
  ),
  ([phrase, which, next], day) => {
    const isAfterNext = phrase.includes('week after next');
    const whole = weekOf(next ? day.add({ weeks: isAfterNext ? 2 : 1 }) : day);
    const part = (from: number, to: number): Days => ({
      from: whole.from.add({ days: from }),
      to: whole.from.add({ days: to }),
    });
    const days =
      which === undefined
        ? whole
        : /^(?:fin|late|end)/.test(which)
          ? part(3, 4)
          : /^mi/.test(which)
            ? part(1, 3)
            : part(0, 2);
    return days.to.since(day).sign < 0 ? undefined : fromToday(days, day);
  },
);

const workdays = finder(
  /\b(?:en semaine|les jours de semaine|jours? ouvrables?|(?:on |a )?weekdays?|during the week)\b/g,
  (_, day) => {
    const monday = weekOf(day.dayOfWeek > 5 ? day.add({ weeks: 1 }) : day).from;
    return fromToday({ from: monday, to: monday.add({ days: 4 }) }, day);
  },
);

const month = finder(
  /\b(?:(?:le )?mois prochain|prochain mois|next month)\b|\b(?:ce mois(?:-ci)?|this month)\b/g,
  ([phrase], day) => {
    const first = day.with({ day: 1 }).add({ months: /prochain|next/.test(phrase) ? 1 : 0 });
    return fromToday({ from: first, to: first.with({ day: first.daysInMonth }) }, day);
  },
);

const BEFORE_WEEKDAY = /(?:\b(ce|this|coming|cet)|\b(next|prochain)|\b(on|le|les|du|au|la|every|for))\s$/;
const AFTER_WEEKDAY = /^ (?:prochain|qui vient|suivant|next(?! week| month)|(en huit))\b/;
const WEEK_FROM = /\b(?:a|one) week (?:from|after) $/;

/** The next such day strictly after today; only "ce jeudi" and "this Thursday" may be today. */
const nextWeekday = (day: Temporal.PlainDate, weekday: number, mayBeToday: boolean): Temporal.PlainDate => {
  const ahead = (weekday - day.dayOfWeek + 7) % 7;
  return day.add({ days: ahead === 0 && !mayBeToday ? 7 : ahead });
};

const weekdayHit = (folded: string, word: RegExpMatchArray, day: Temporal.PlainDate): DateHit | undefined => {
  const index = word.index ?? 0;
  const before = folded.slice(0, index);
  const lead = BEFORE_WEEKDAY.exec(before);
  const number = weekdayOf(word[0], /\b(?:on|this|next)\s$/.test(before));
  if (number === undefined) return undefined;
  const tail = AFTER_WEEKDAY.exec(folded.slice(index + word[0].length));
  const from = WEEK_FROM.exec(before);
  const date = nextWeekday(day, number, lead?.[1] !== undefined).add({ weeks: tail?.[1] || from ? 1 : 0 });
  const start = index - (from?.[0].length ?? lead?.[0].length ?? 0);
  return { start, end: index + word[0].length + (tail?.[0].length ?? 0), ...oneDay(date), weekday: number };
};

const weekday: DateFinder = (folded, day) => {
  for (const word of folded.matchAll(/[a-z]+/g)) {
    const hit = weekdayHit(folded, word, day);
    if (hit) return hit;
  }
  return undefined;
};

/** Dates told relative to today, longer phrases before the words they contain. */
export const spokenDates: readonly DateFinder[] = [
  ...[dayAfterTomorrow, tomorrow, yesterday, today, tonight, inSomeTime, inSomeHours, withinSomeTime],
  ...[weekend, workdays, week, month, weekday],
];
