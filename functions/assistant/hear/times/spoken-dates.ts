import type { Temporal } from 'temporal-polyfill';
import { globalPattern, source } from '../../patterns.ts';
import { weekdayOf } from '../calendar-words.ts';
import { NUMBER, numberOf } from '../numbers.ts';
import { dayAfterIt, thisOne, weekAfterIt } from './after-it.ts';
import { type DateFinder, type Days, finder, oneDay, weekOf } from './date-hit.ts';
import { weekdayDates } from './weekday-dates.ts';

const dayAfterTomorrow = finder(
  globalPattern`
    \b(?:
      ap(?:re|r)?s?[- ]?(?:demain|2main|dmain|dem)|surlendemain
      |(?:the )?day after (?:tom+or+ow|tmrw|tmr|tomo|2mor+ow)
    )\b`,
  (_, today) => oneDay(today.add({ days: 2 })),
);

const tomorrow = finder(
  /\b(?:demain|2main|dmain|d'main|dem1|demian|demin|tom+or+ow|tmrw|tmr|tomo|2mor+ow|2moro)\b/g,
  (_, today) => oneDay(today.add({ days: 1 })),
);

const yesterday = finder(/\b(?:hier|yesterday)\b/g, (_, today) => oneDay(today.subtract({ days: 1 })));

/** "ce soir" leaves "soir" to be read as a time; so does « à soir », "a matin" of spoken Quebec French. */
const today = finder(
  globalPattern`
    \b(?:
      (?:plus tard |later )?(?:aujourd'? ?h?ui|ajd|auj|ojd|today)|ce jour|tant[o]t|tout a l'heure
      |(?:ce|cet|cette) (?=(?:matin|midi|apres|avant|aprem|pm|soir)(?![a-z]*(?:[- ]midi)?[- ]la(?![a-z])))
      |a (?=matin\b|soir\b)|this (?=morning|afternoon|evening|aft\b)
    )`,
  (_, day) => oneDay(day),
);

const tonight = finder(/\b(?:tonight|tonite|2nite|tonigh)\b/g, (_, day) => ({
  ...oneDay(day),
  part: 'evening',
}));

const UNIT = '(jours?|days?|dodos?|sleeps?|semaines?|sem|weeks?|wks?|mois|months?)';

const IS_DAYS = /^(?:jour|day|dodo|sleep)/;

const later = (date: Temporal.PlainDate, count: number, unit: string): Temporal.PlainDate => {
  if (IS_DAYS.test(unit)) return date.add({ days: count });
  return /^(?:mois|month)/.test(unit) ? date.add({ months: count }) : date.add({ weeks: count });
};

/** "dans 3 jours" is that day; "in two weeks" is that week. */
const inSomeTime = finder(
  globalPattern`
    \b(?:
      (?:dans|in) (?:environ |about )?(a|(?:a|une?) couple(?: (?:of|de))?|${NUMBER}) ${UNIT}
      |(${NUMBER}) ${UNIT} (?:
        from (?:now|today)|out
        |d'ici(?! (?:a|le|la|les|demain|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)\b)
      )
    )(?![a-z])`,
  ([, a, unitA, b, unitB], day) => {
    const unit = unitA ?? unitB ?? '';
    const count = a?.includes('couple') ? 2 : numberOf(a ?? b);
    if (count === undefined) return undefined;
    const date = later(day, count, unit);
    return IS_DAYS.test(unit) ? oneDay(date) : weekOf(date);
  },
);

/** « Dans deux jeudis », "in two Thursdays". */
const inSomeWeekdays = finder(
  new RegExp(`\\b(?:dans|in) (${NUMBER}) ([a-z]+(?:dis|days|ches))(?![a-z])`, 'g'),
  ([, count, name = ''], day) => {
    const weekday = weekdayOf(name, false);
    const weeks = numberOf(count);
    if (weekday === undefined || weeks === undefined || weeks < 1) return undefined;
    const next = (weekday - day.dayOfWeek + 7) % 7 || 7;
    return oneDay(day.add({ days: next, weeks: weeks - 1 }));
  },
);

const LONG_HOURS: Readonly<Record<string, number>> = {
  ...{ 'vingt-quatre': 24, 'twenty-four': 24, 'quarante-huit': 48, 'forty-eight': 48 },
  ...{ 'soixante-douze': 72, 'seventy-two': 72 },
};
const HOURS = `\\d{2,3}|${Object.keys(LONG_HOURS).join('|')}`;

/** "In 48 hours" is a day; what is less than one stays an hour. */
const inSomeDaysOfHours = finder(
  globalPattern`
    \b(?:
      (?:dans|in|d'ici) (?:environ |about )?(${HOURS}) ?(?:h|heures?|hours?|hrs?)
      |(${HOURS}) (?:hours|hrs|heures) from now
    )(?![a-z0-9])`,
  ([, a, b], day) => {
    const word = a ?? b ?? '';
    const hours = LONG_HOURS[word] ?? Number(word);
    return hours % 24 === 0 && hours > 0 ? oneDay(day.add({ days: hours / 24 })) : undefined;
  },
);

/** "D'aujourd'hui en huit", "tomorrow week", "a week from today". */
const weekFromNow = finder(
  globalPattern`
    \b(?:
      (?:d')?(aujourd'?hui|demain) en (?:huit|8)|(today|tomorrow) week
      |(?:a|one) week (?:from )?(today|tomorrow)
    )\b`,
  ([, a, b, c], day) => oneDay(day.add({ days: /^(?:demain|tom)/.test(a ?? b ?? c ?? '') ? 8 : 7 })),
);

const inSomeHours = finder(
  new RegExp(
    `\\b(?:dans|in) (?:les |the next )?(?:an|${NUMBER}) ?(?:h|heures?|hours?|hrs?|minutes?|min)(?![a-z])`,
    'g',
  ),
  (_, day) => oneDay(day),
);

const withinSomeTime = finder(
  globalPattern`
    \b(?:
      (?:d'ici|within|en dedans (?:de|d')|en dedans d'|au cours des|during) ?(?:les |the )?
      (?:prochaine?s |next )?(a|un|une|${NUMBER}|couple de|couple of|few) (?:prochaine?s |next )?${UNIT}
      |(?:(?:dans|in|over|sur|durant|pendant) )?(?:les|the|ds les) (?:
        (?:prochaine?s|next|coming) (${NUMBER}|couple(?: of)?|few)|(${NUMBER}) (?:prochaine?s|next|coming)
      ) ${UNIT}
    )(?![a-z])`,
  ([, a, unitA, b, c, unitB], day) => {
    const word = (a ?? b ?? c ?? '').replace(/ (?:of|de)$/, '');
    const count = word === 'couple' ? 2 : numberOf(word);
    return count === undefined ? undefined : { from: day, to: later(day, count, unitA ?? unitB ?? '') };
  },
);

/** "In the coming days": this week and the next. */
const comingDays = finder(
  globalPattern`
    \b(?:(?:dans|in|over|d'ici) )?(?:les prochaine?s (jours|semaines)|the (?:next few|coming) (days|weeks))\b`,
  ([, french, english], day) => ({
    from: day,
    to: day.add({ days: (french ?? english ?? '').startsWith('j') || english === 'days' ? 7 : 28 }),
  }),
);

const fromToday = (days: Days, day: Temporal.PlainDate): Days => ({
  ...days,
  from: days.from.since(day).sign < 0 ? day : days.from,
});

const WEEKEND = '(?:fins? de semaines?|fin de sem|fds|week-? ?ends?|wknds?|wkends?)';

/** In Quebec « la fin de semaine » is Saturday and Sunday. */
const weekend = finder(
  globalPattern`
    \b(?:next )?(?:(?:en|cette|la|ce|le|les|this|the|on the|on|une?|a|any) )?(?:(?:next|prochaine?) )?
    ${WEEKEND}(?: (prochaine?|next|d'apres|suivante?|qui vient))?(?![a-z])`,
  ([phrase], day) => {
    const isNext = /next|prochain|d'apres|suivant/.test(phrase);
    const isNamed = isNext || /^(?:ce|cette|this)|qui vient/.test(phrase);
    const next = weekOf(isNext ? day.add({ weeks: 1 }) : day);
    const dates = fromToday({ from: next.from.add({ days: 5 }), to: next.to }, day);
    if (isNamed) return dates;
    const isRecurring = /^(?:les|une?|a|any) |fins de|ends$|wknds|semaines$/.test(phrase);
    return { ...dates, weekdays: [6, 7], ...(isRecurring ? { isRecurring } : {}) };
  },
);

/** "The weekend after next". */
const weekendAfterNext = finder(
  new RegExp(
    `\\b(?:the )?${WEEKEND} after next(?![a-z])|\\b(?:dans|in) (?:deux|two|2) ${WEEKEND}(?![a-z])`,
    'g',
  ),
  (_, day) => {
    const { from, to } = weekOf(day.add({ weeks: day.dayOfWeek > 5 ? 2 : 1 }));
    return { from: from.add({ days: 5 }), to };
  },
);

const NEXT_WEEK = source`
  (?:la |the )?(?:
    semaine pro(?:chaine|ch)?|prochaine semaine|sem\.? pro(?:chaine|ch)?|next (?:week|wk)
    |(?:following|coming) week
  )`;
const AFTER_NEXT = source`
  (?:la |the )?(?:(?:week|semaine) (?:after next|d'apres|suivante|apres|after)|semaine pro(?:chaine)? en huit)`;

/** "début de la semaine prochaine" is Monday to Wednesday, its end Thursday and Friday. */
const week = finder(
  globalPattern`
    \b(?:(debut|early|milieu|mid|fin|late|end|beginning|start)(?: de| of|-)? ?)?
    (?:(?:de|dans|durant|pendant|of|during|in) )?(?:
      (${NEXT_WEEK})|(${AFTER_NEXT})|cette semaine|this week|the week(?! before)
      |(?<=(?:de|dans|of|durant|pendant) )la semaine(?! d)
    )(?![a-z])(?! (?:du|of|starting|beginning)\b)`,
  ([, which, next, afterNext], day) => {
    const whole = weekOf(next || afterNext ? day.add({ weeks: afterNext ? 2 : 1 }) : day);
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

/** Tuesday to Thursday of this week, of the next once these are over. */
const midweek = finder(
  globalPattern`
    \b(?:
      (?:en|au) (?:plein )?milieu de (?:la )?semaine(?! (?:pro|d'|suiv))
      |(?:in the |in )?(?:middle of the week|mid-?week)
    )(?![a-z])`,
  (_, day) => {
    const { from } = weekOf(day.dayOfWeek > 4 ? day.add({ weeks: 1 }) : day);
    return fromToday({ from: from.add({ days: 1 }), to: from.add({ days: 3 }) }, day);
  },
);

/** "un soir de semaine" leaves "soir" to be read as a time. */
const workdays = finder(
  globalPattern`
    \b(?:
      en semaine
      |(?<!(?:de|dans|durant|pendant|fois) )la semaine(?! (?:pro|d|suiv|apres|passee|avant *(?:$|[,.!?;])))
      |(?:sur|durant|pendant) (?:la )?semaine(?! pro)
      |(?:les |un |des )?jours? (?:de (?:la )?semaine|ouvrables?)|de semaine(?! pro)
      |(?:on |a |any )?(?:week-?days?|weeknights?|weekday(?= \w+ing))|during the week
    )\b`,
  ([phrase], day) => {
    const monday = weekOf(day.dayOfWeek > 5 ? day.add({ weeks: 1 }) : day).from;
    const dates = fromToday({ from: monday, to: monday.add({ days: 4 }) }, day);
    const part = /nights?$/.test(phrase) ? ({ part: 'evening' } as const) : {};
    return { ...dates, weekdays: [1, 2, 3, 4, 5], isRecurring: true, ...part };
  },
);

/** Dates told relative to today, longer phrases before the words they contain. */
export const spokenDates: readonly DateFinder[] = [
  ...[thisOne, weekAfterIt, dayAfterIt, weekFromNow, midweek, inSomeWeekdays, inSomeDaysOfHours],
  ...[dayAfterTomorrow, tomorrow, yesterday, inSomeTime, today, tonight, inSomeHours, withinSomeTime],
  ...[comingDays, weekendAfterNext, weekend, workdays, week, weekdayDates],
];
