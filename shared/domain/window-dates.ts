import { DAY_MS } from './duration.ts';

/** Hours that do not come every week: they apply in one week of so many, counted from 0. */
export interface Rotation {
  readonly weeks: number;
  readonly week: number;
}

/** When a window opens: each week on its day, in its week of a rotation, or on one date alone. */
export interface WindowDates {
  /** 0 is Sunday. */
  readonly dayOfWeek: number;
  readonly rotation?: Rotation | undefined;
  /** yyyy-mm-dd, in the window's zone. */
  readonly date?: string | undefined;
}

type Owned = WindowDates & { readonly active: boolean; readonly calendarId?: string | undefined };

/** Days from 1970-01-01 to the first Monday. */
const FIRST_MONDAY = 4;

/** The number of a local date, in days since 1970-01-01; calendar days, so no clock change touches them. */
export const dayNumber = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY_MS;

/** 1970-01-01 was a Thursday. */
const weekdayOf = (day: number): number => (((day + 4) % 7) + 7) % 7;

const modulo = (n: number, by: number): number => ((n % by) + by) % by;

/**
 * Which week of a rotation of so many a day lies in. Weeks begin on Monday and are counted without end, so that the
 * turn of the year neither repeats nor skips one.
 */
export const weekOfRotation = (day: number, weeks: number): number =>
  modulo(Math.floor((day - FIRST_MONDAY) / 7), weeks);

/** Whether a window opens on a day, as far as it alone says. */
export const opensOn = ({ dayOfWeek, rotation, date }: WindowDates, day: number): boolean => {
  if (date !== undefined) return dayNumber(date) === day;
  if (weekdayOf(day) !== dayOfWeek) return false;
  return rotation === undefined || weekOfRotation(day, rotation.weeks) === rotation.week;
};

/** The days for which these windows, of one calendar, have hours of their own in place of the week's. */
export const datedDays = (windows: readonly WindowDates[]): ReadonlySet<number> =>
  new Set(windows.flatMap(({ date }) => (date === undefined ? [] : [dayNumber(date)])));

/** The active windows that open on a day: a calendar's hours for that date, or else those of its week. */
export const windowsOn = <W extends Owned>(windows: readonly W[], day: number): readonly W[] => {
  const open = windows.filter((window) => window.active && opensOn(window, day));
  const dated = new Set(open.filter(({ date }) => date !== undefined).map(({ calendarId }) => calendarId));
  return open.filter(({ date, calendarId }) => date !== undefined || !dated.has(calendarId));
};

/** The windows of an ordinary week as it is on a date: those of its turn in a rotation, without those of one date. */
export const usualWindows = <W extends WindowDates>(windows: readonly W[], today: string): readonly W[] =>
  windows.filter(
    ({ date, rotation }) =>
      date === undefined &&
      (rotation === undefined || weekOfRotation(dayNumber(today), rotation.weeks) === rotation.week),
  );
