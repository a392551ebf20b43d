import { Temporal } from 'temporal-polyfill';
import type { Misdated, Weekday } from '../../frame.ts';
import { globalPattern } from '../../patterns.ts';
import { MONTH, monthOf, WEEKDAY_PREFIX, weekdayOf } from '../calendar-words.ts';
import type { Span } from '../mention.ts';
import { matchesOf } from '../text.ts';
import type { DateFinder } from './date-hit.ts';
import { dayOfMonth, NOT_A_DAY, written } from './written-dates.ts';

const SUFFIX = '(?:er|e|st|nd|rd|th)';
/** A weekday with a date; a bare number behind it may be an hour. */
const WEEKDAY_AND_DATE = globalPattern`
  (?:\b(?:le|on) )?(?<!\b(?:an?|une?|any|some|n'importe quel) )\b(${WEEKDAY_PREFIX})(?: prochain)?\.?,? (?:
    (?:le |the )?(\d{1,2})${SUFFIX}? (?:de |d'|of )?(${MONTH})
    |(${MONTH})\.? (?:the )?(\d{1,2})${SUFFIX}?(?! ?(?:h|heures|am|pm|[ap]\.m)(?![a-z])|[\d:])
    |(?:(?:le |the )(\d{1,2})${SUFFIX}?|(\d{1,2})(?:st|nd|rd|th))(?![a-z])${NOT_A_DAY}
  )(?![a-z\d])(?!,? \d{4})`;

interface Found extends Span, Misdated {
  readonly told: Temporal.PlainDate;
  readonly meant: Temporal.PlainDate;
}

const HALF_WEEK = 3;

/** Such a weekday nearest to a date. */
const nearestTo = (date: Temporal.PlainDate, weekday: Weekday): Temporal.PlainDate => {
  const ahead = (weekday - date.dayOfWeek + 7) % 7;
  return date.add({ days: ahead > HALF_WEEK ? ahead - 7 : ahead });
};

const found = (folded: string, today: Temporal.PlainDate): readonly Found[] =>
  matchesOf(folded, WEEKDAY_AND_DATE).flatMap((match): readonly Found[] => {
    const { index: start, 0: words, 1: name = '' } = match;
    const [, , dayA, monthA, monthB, dayB, dayC, dayD] = match;
    const day = dayA ?? dayB ?? dayC ?? dayD;
    const month = monthA ?? monthB;
    const told = month ? written(undefined, monthOf(month), day, today) : dayOfMonth(Number(day), today);
    const weekday = weekdayOf(name, true);
    if (!told || weekday === undefined || told.dayOfWeek === weekday) return [];
    const meant = nearestTo(told, weekday);
    if (Temporal.PlainDate.compare(meant, today) < 0) return [];
    return [{ start, end: start + words.length, told, meant, date: told.toString(), weekday }];
  });

/** Dates of another weekday than the one they are told with: "Friday the 28th", where the 28th is a Saturday. */
export const misdatedIn = (folded: string, today: Temporal.PlainDate): readonly Misdated[] =>
  found(folded, today).map(({ date, weekday }) => ({ date, weekday }));

/** Of such a date either day may be meant. */
export const misdatedDays: DateFinder = (folded, today) =>
  found(folded, today).map(({ start, end, told, meant }) => {
    const [from, to] = [told, meant].toSorted(Temporal.PlainDate.compare);
    return { start, end, from: from ?? told, to: to ?? told };
  });
