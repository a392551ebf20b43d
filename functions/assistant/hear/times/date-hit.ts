import type { Temporal } from 'temporal-polyfill';
import type { Weekday } from '../../frame.ts';
import type { PartOfDay } from '../../time/part-of-day.ts';
import type { Span } from '../mention.ts';
import { matchesOf } from '../text.ts';

/** The days (inclusive) that a phrase means. */
export interface Days {
  readonly from: Temporal.PlainDate;
  readonly to: Temporal.PlainDate;
  /** Days of the week by name: the dates are the next such ones, and a refusal means them all. */
  readonly weekdays?: readonly Weekday[];
  /** "les mardis", "any Tuesday", "en semaine": the days of the week alone, in any week. */
  readonly isRecurring?: boolean;
  readonly part?: PartOfDay;
  /** The day of the month, where no month is told with it: a month named elsewhere is meant. */
  readonly dayOfMonth?: number;
  /** A whole month. */
  readonly isMonth?: boolean;
  /** What is wished is before it, as words behind it say. */
  readonly isBefore?: boolean;
  /** The same, after it. */
  readonly isAfter?: boolean;
  /** The same, from it on. */
  readonly isFrom?: boolean;
  /** How many characters before the match belong to the phrase. */
  readonly lead?: number;
}

/** A date phrase found in a text: where it stands, and what it means. */
export type DateHit = Span & Omit<Days, 'lead'>;

/** Finds all phrases of its kind. */
export type DateFinder = (folded: string, today: Temporal.PlainDate) => readonly DateHit[];

/** Further than any horizon. */
export const FAR_DAYS = 400;

export const oneDay = (date: Temporal.PlainDate): Days => ({ from: date, to: date });

/** The Monday-to-Sunday week that holds a date. */
export const weekOf = (date: Temporal.PlainDate): Days => {
  const monday = date.subtract({ days: date.dayOfWeek - 1 });
  return { from: monday, to: monday.add({ days: 6 }) };
};

/** How much of a text a reader looks back or ahead for words that belong to a phrase. */
export const NEAR = 56;

type Reading = (
  match: RegExpExecArray,
  today: Temporal.PlainDate,
  context: { readonly before: string; readonly after: string },
) => Days | undefined;

/** A finder from a global pattern and what its match means; matches that mean nothing are passed over. */
export const finder =
  (pattern: RegExp, read: Reading): DateFinder =>
  (folded, today) =>
    [...matchesOf(folded, pattern)].flatMap((match) => {
      const end = match.index + match[0].length;
      const before = folded.slice(Math.max(0, match.index - NEAR), match.index);
      const days = read(match, today, { before, after: folded.slice(end, end + NEAR) });
      if (!days) return [];
      const { lead = 0, ...meant } = days;
      return [{ start: match.index - lead, end, ...meant }];
    });
