import { type DayPart, dayPartOf } from '../../shared/domain/day-part.ts';
import { DAY_MIN, dayIndexOf, type Interval, type Minute, utcDateOf } from './time.ts';
import { offsetSpans } from './zone-runs.ts';

/** The times that somebody waits for, by the clock on the wall of the business. */
export type WaitedTimes = {
  /** Local dates, yyyy-mm-dd, both included. */
  readonly from: string;
  readonly to: string;
  /** 0 for Sunday; every day when empty. */
  readonly weekdays: readonly number[];
  /** Every part when empty. */
  readonly dayParts: readonly DayPart[];
};

/** What the clock on a wall shows. */
type WallTime = { readonly date: string; readonly dayOfWeek: number; readonly hour: number };

/** Reads the wall clock of a zone at any minute of a range. Throws RangeError on an unknown zone. */
export function wallClockOf(timeZone: string, range: Interval): (minute: Minute) => WallTime {
  const spans = range.start < range.end ? offsetSpans(timeZone, range) : [];
  return (minute) => {
    const span = spans.find(({ start, end }) => start <= minute && minute < end);
    if (span === undefined) throw new RangeError(`Minute ${minute} is outside the range.`);
    const local = minute + span.offsetMin;
    const day = dayIndexOf(local);
    return {
      date: utcDateOf(local),
      // 1970-01-01 was a Thursday.
      dayOfWeek: (((day + 4) % 7) + 7) % 7,
      hour: Math.floor((local - day * DAY_MIN) / 60),
    };
  };
}

/** Whether a start that the wall clock shows like this is among those wished for. */
export function suits(wish: WaitedTimes, { date, dayOfWeek, hour }: WallTime): boolean {
  return (
    wish.from <= date &&
    date <= wish.to &&
    (wish.weekdays.length === 0 || wish.weekdays.includes(dayOfWeek)) &&
    (wish.dayParts.length === 0 || wish.dayParts.includes(dayPartOf(hour)))
  );
}
