import { globalPattern } from '../../patterns.ts';
import { NUMBER, numberOf } from '../numbers.ts';
import { dayAfterIt, thisOne, thisWeekend, weekAfterIt } from './after-it.ts';
import { type DateFinder, finder, oneDay } from './date-hit.ts';
import {
  comingDays,
  fromSomeTime,
  inSomeDaysOfHours,
  inSomeHours,
  inSomeTime,
  inSomeWeekdays,
  withinSomeTime,
} from './spoken-spans.ts';
import {
  comingWeek,
  midweek,
  thisWeekOrNext,
  week,
  weekend,
  weekendAfterNext,
  workdays,
} from './spoken-weeks.ts';
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
      (?:plus tard |later )?(?:aujourd'? ?h?ui|ajd|auj|ojd|today)|ce jour(?![- ]la)|tant[o]t|tout a l'heure
      |(?:ce|cet|cette) (?=(?:matin|midi|apres|avant|aprem|pm|soir)(?![a-z]*(?:[- ]midi)?[- ]la(?![a-z])))
      |a (?=matin\b|soir\b)|this (?=morning|afternoon|evening|aft\b)
    )`,
  (_, day) => oneDay(day),
);

const tonight = finder(/\b(?:tonight|tonite|2nite|tonigh)\b/g, (_, day) => ({
  ...oneDay(day),
  part: 'evening',
}));

/** "D'aujourd'hui en huit", "tomorrow week", "a week from today", "two weeks from tomorrow". */
const weekFromNow = finder(
  globalPattern`
    \b(?:
      (?:d')?(aujourd'?hui|demain) en (?:huit|8|(quinze|15))|(today|tomorrow) week
      |(?:a|one) week (?:from )?(today|tomorrow)
    )\b`,
  ([, a, fortnight, b, c], day) =>
    oneDay(day.add({ days: (fortnight ? 14 : 7) + (/^(?:demain|tom)/.test(a ?? b ?? c ?? '') ? 1 : 0) })),
);

/** "Two weeks from tomorrow", « deux jours après demain ». */
const fromTomorrow = finder(
  globalPattern`
    \b(?:dans )?(${NUMBER}) (?:(weeks?|semaines?)|days?|jours?) (?:from|after|apres|a partir de) (?:
      demain|tom+or+ow|tmrw|tmr
    )\b`,
  ([, count, weeks], day) => oneDay(day.add({ days: 1 + (numberOf(count) ?? 0) * (weeks ? 7 : 1) })),
);

/** Dates told relative to today, longer phrases before the words they contain. */
export const spokenDates: readonly DateFinder[] = [
  ...[
    thisWeekOrNext,
    comingWeek,
    thisWeekend,
    thisOne,
    weekAfterIt,
    dayAfterIt,
    weekFromNow,
    fromTomorrow,
    fromSomeTime,
    midweek,
    inSomeWeekdays,
    inSomeDaysOfHours,
  ],
  ...[dayAfterTomorrow, tomorrow, yesterday, inSomeTime, today, tonight, inSomeHours, withinSomeTime],
  ...[comingDays, weekendAfterNext, weekend, workdays, week, weekdayDates],
];
