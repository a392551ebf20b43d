import { dayAfterIt, nextOfName, thisOne, thisWeekend, weekAfterIt } from './after-it.ts';
import type { DateFinder } from './date-hit.ts';
import { daysOfWeeks } from './days-of-weeks.ts';
import { misdatedDays } from './misdated.ts';
import { nthWeekdays, nthWeeks, nthWeeksOfIt } from './nth-weekdays.ts';
import { thisWeekOrNext } from './spoken-weeks.ts';

/** Days that are named by others, too: the third Saturday of a month, a date with the weekday of another, the one after. */
export const FURTHER_DAYS: readonly DateFinder[] = [
  ...[nthWeekdays, nthWeeks, nthWeeksOfIt, misdatedDays],
  ...[daysOfWeeks, nextOfName, thisWeekOrNext, thisWeekend, thisOne, weekAfterIt, dayAfterIt],
];
