import type { Temporal } from 'temporal-polyfill';
import type { PartOfDay } from '../time/part-of-day.ts';

/** A date phrase found in a text: where it stands, and the days (inclusive) it means. */
export interface DateHit {
  readonly start: number;
  readonly end: number;
  readonly from: Temporal.PlainDate;
  readonly to: Temporal.PlainDate;
  /** A day of the week by name: a week named elsewhere in the text moves it there. */
  readonly weekday?: number;
  readonly week?: boolean;
  readonly part?: PartOfDay;
}

export type Days = Omit<DateHit, 'start' | 'end'>;

/** Finds the first phrase of its kind. */
export type DateFinder = (folded: string, today: Temporal.PlainDate) => DateHit | undefined;

export const oneDay = (date: Temporal.PlainDate): Days => ({ from: date, to: date });

/** The Monday-to-Sunday week that holds a date. */
export const weekOf = (date: Temporal.PlainDate): Days & { readonly week: true } => {
  const monday = date.subtract({ days: date.dayOfWeek - 1 });
  return { from: monday, to: monday.add({ days: 6 }), week: true };
};

type Reading = (
  match: RegExpExecArray,
  today: Temporal.PlainDate,
  context: { readonly before: string; readonly after: string },
) => Days | undefined;

/** A finder from a global pattern and what its match means; matches that mean nothing are passed over. */
export const finder =
  (pattern: RegExp, read: Reading): DateFinder =>
  (folded, today) => {
    for (const match of folded.matchAll(pattern)) {
      const end = match.index + match[0].length;
      const days = read(match, today, { before: folded.slice(0, match.index), after: folded.slice(end) });
      if (days) return { start: match.index, end, ...days };
    }
    return undefined;
  };
