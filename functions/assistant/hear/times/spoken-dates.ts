import { globalPattern } from '../../patterns.ts';
import { type DateFinder, finder, oneDay } from './date-hit.ts';
import type { spokenWeeks } from './spoken-weeks.ts';
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
  /\b(?:demain|2main|dmain|d'main|dem1|dm1|demian|demin|tom+[oa]r+ow|tm?rw|tmw|tmr|tmrow|tomo|tomoz|2mor+ow|2moro|2mrw)\b/g,
  (_, today) => oneDay(today.add({ days: 1 })),
);

const yesterday = finder(/\b(?:hier|yesterday)\b/g, (_, today) => oneDay(today.subtract({ days: 1 })));

/** "ce soir" leaves "soir" to be read as a time; so does « à soir », "a matin" of spoken Quebec French. */
const today = finder(
  globalPattern`
    \b(?:
      (?:plus tard |later )?(?:aujourd'? ?h?ui|ajd|auj|ojd|today|2day|tdy)|ce jour(?![- ]la)|tant[o]t|tout a l'heure
      |(?:ce|cet|cette) (?=(?:matin|midi|apres|avant|aprem|pm|soir)(?![a-z]*(?:[- ]midi)?[- ]la(?![a-z])))
      |a (?=matin\b|soir\b)|this (?=morning|afternoon|evening|aft\b|arvo|morn\b|nite)
    )`,
  (_, day) => oneDay(day),
);

const tonight = finder(/\b(?:tonight|tonite|2nite|2night|tonigh)\b/g, (_, day) => ({
  ...oneDay(day),
  part: 'evening',
}));

/** What reads weeks and weekends. */
export type WeekFinders = typeof spokenWeeks;

/** Dates told relative to today, longer phrases before the words they contain; `weeks`: absent where no word names one. */
export const spokenDates = (weeks: WeekFinders | undefined): readonly DateFinder[] => [
  ...(weeks?.ahead ?? []),
  ...[dayAfterTomorrow, tomorrow, yesterday, today, tonight],
  ...(weeks?.behind ?? []),
  weekdayDates,
];
