import { dayAfter } from '../../../lib/day-key.ts';

/** The month of a date: "2026-11" of "2026-11-24". */
export const monthOf = (date: string): string => date.slice(0, 7);

/** 0 for Sunday. */
const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay();

const WEEK = [0, 1, 2, 3, 4, 5, 6];

/** The weeks of a month from Sunday to Saturday; null for the days of another month. */
export const weeksOf = (month: string): readonly (readonly (string | null)[])[] => {
  const first = `${month}-01`;
  const sunday = dayAfter(first, -weekdayOf(first));
  const weeks = [0, 1, 2, 3, 4, 5].map((week) => WEEK.map((day) => dayAfter(sunday, week * 7 + day)));
  return weeks
    .map((week) => week.map((date) => (monthOf(date) === month ? date : null)))
    .filter((week) => week.some((date) => date !== null));
};

/** The same day of the month so many months later, or that month's last day. */
const monthsLater = (date: string, months: number): string => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay))).toISOString().slice(0, 10);
};

const moves: Readonly<Record<string, (date: string) => string>> = {
  ArrowLeft: (date) => dayAfter(date, -1),
  ArrowRight: (date) => dayAfter(date, 1),
  ArrowUp: (date) => dayAfter(date, -7),
  ArrowDown: (date) => dayAfter(date, 7),
  Home: (date) => dayAfter(date, -weekdayOf(date)),
  End: (date) => dayAfter(date, 6 - weekdayOf(date)),
  PageUp: (date) => monthsLater(date, -1),
  PageDown: (date) => monthsLater(date, 1),
};

/** The first and last date that can be reached. */
export interface Reach {
  readonly first: string;
  readonly last: string;
}

/** The date that can be reached which is nearest to this one. */
export const within = (date: string, { first, last }: Reach): string => {
  if (date < first) return first;
  return date > last ? last : date;
};

/** Where a key leads from a date, never out of reach; undefined for a key that does not move. */
export const movedBy = (key: string, date: string, reach: Reach): string | undefined => {
  const to = moves[key]?.(date);
  return to === undefined ? undefined : within(to, reach);
};
