import type { DateFinder } from './date-hit.ts';
import { misdatedDays } from './misdated.ts';
import { nthWeekdays, nthWeeks, nthWeeksOfIt } from './nth-weekdays.ts';

/** Days that are named by others, too: the third Saturday of a month, a date with the weekday of another. */
export const FURTHER_DAYS: readonly DateFinder[] = [nthWeekdays, nthWeeks, nthWeeksOfIt, misdatedDays];
