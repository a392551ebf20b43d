import { Temporal } from 'temporal-polyfill';
import type { DateSpan, Interval, When } from '../frame.ts';
import { isDayOf, meeting, namesDays, namesTimes } from '../time/fits.ts';
import { MOST_IN_WISH } from '../wish.ts';

/** What two lists have in common, where an empty one asks nothing; `undefined` where that is nothing at all. */
const common = <T>(a: readonly T[], b: readonly T[], both: (x: T, y: T) => T[]): readonly T[] | undefined => {
  if (a.length === 0 || b.length === 0) return a.length === 0 ? b : a;
  const shared = a.flatMap((x) => b.flatMap((y) => both(x, y)));
  const distinct = new Map(shared.map((one) => [JSON.stringify(one), one]));
  return distinct.size > 0 ? [...distinct.values()].slice(0, MOST_IN_WISH) : undefined;
};

const bothSpans = (a: DateSpan, b: DateSpan): DateSpan[] => {
  const [, from = a.from] = [a.from, b.from].toSorted();
  const [to = a.to] = [a.to, b.to].toSorted();
  return from <= to ? [{ from, to }] : [];
};

const bothIntervals = (a: Interval, b: Interval): Interval[] => {
  const interval = meeting(a, b);
  return interval ? [interval] : [];
};

const LONGEST_SEARCHED_DAYS = 7;

/** Whether some day of the spans is one of the weekdays; spans of a week or more have them all. */
const hasSomeDay = (when: When): boolean => {
  if (when.dates.length === 0 || when.weekdays.length === 0) return true;
  return when.dates.some(({ from, to }) => {
    const first = Temporal.PlainDate.from(from);
    const length = first.until(to).days + 1;
    if (length >= LONGEST_SEARCHED_DAYS) return true;
    const days = Array.from({ length: Math.max(0, length) }, (_, index) => first.add({ days: index }));
    return days.some((day) => isDayOf(day.toString(), day.dayOfWeek, when));
  });
};

const isWithin = (minute: number, times: readonly Interval[]): boolean =>
  times.length === 0 || times.some(({ from, to }) => from <= minute && minute < to);

/** The start that both ask for: "at 7" and "in the evening" make 19:00. */
const bothStarts = (a: When, b: When, times: readonly Interval[]): When['at'] | 'none' => {
  const at = b.at ?? a.at;
  if (at === undefined) return undefined;
  if (a.at && b.at && a.at.minute !== b.at.minute) return 'none';
  // "At 7 in the morning" beside "at 7" leaves no half open.
  const other = [a.at, b.at].every((one) => one === undefined || one.or === at.or) ? at.or : undefined;
  const halves = [at.minute, ...(other === undefined ? [] : [other])].filter((minute) =>
    isWithin(minute, times),
  );
  const [minute, or] = halves;
  if (minute === undefined) return 'none';
  const isAround = [a.at, b.at].every((one) => one === undefined || one.isAround);
  return { minute, ...(or === undefined ? {} : { or }), ...(isAround ? { isAround: true } : {}) };
};

/** Over by the earlier of the two. */
const bothEnds = (a: When, b: When): Pick<When, 'endsBy'> => {
  const ends = [a.endsBy, b.endsBy].filter((end) => end !== undefined);
  return ends.length > 0 ? { endsBy: Math.min(...ends) } : {};
};

/** The times that lie in both; `undefined` where none does. */
export const both = (a: When, b: When): When | undefined => {
  const dates = common(a.dates, b.dates, bothSpans);
  const weekdays = common(a.weekdays, b.weekdays, (x, y) => (x === y ? [x] : []));
  const times = common(a.times, b.times, bothIntervals);
  if (!dates || !weekdays || !times) return undefined;
  const at = bothStarts(a, b, times);
  if (at === 'none') return undefined;
  const persons = a.persons ?? b.persons;
  const when = {
    ...{ dates, weekdays, times },
    ...(at === undefined ? {} : { at }),
    ...bothEnds(a, b),
    ...(persons && { persons }),
  };
  return hasSomeDay(when) ? when : undefined;
};

export const daysOf = ({ dates, weekdays }: When): When => ({ dates, weekdays, times: [] });

export const timesOf = ({ times, at, endsBy }: When): When => ({
  dates: [],
  weekdays: [],
  times,
  ...(at === undefined ? {} : { at }),
  ...(endsBy === undefined ? {} : { endsBy }),
});

/** The days of one with the times of another. */
export const daysAtTimes = (days: When, times: When): When => ({
  ...timesOf(times),
  dates: days.dates,
  weekdays: days.weekdays,
  ...(days.persons && { persons: days.persons }),
});

const coversDays = (wide: When, narrow: When): boolean => {
  if (!namesDays(wide)) return true;
  if (!namesDays(narrow)) return false;
  const weekdaysOf = (): readonly number[] =>
    narrow.weekdays.length > 0
      ? narrow.weekdays
      : narrow.dates.flatMap(({ from, to }) =>
          from === to ? [Temporal.PlainDate.from(from).dayOfWeek] : [1, 2, 3, 4, 5, 6, 7],
        );
  const inDates =
    wide.dates.length === 0 ||
    (narrow.dates.length > 0 &&
      narrow.dates.every((span) => wide.dates.some(({ from, to }) => from <= span.from && span.to <= to)));
  const inWeekdays =
    wide.weekdays.length === 0 ||
    weekdaysOf().every((day) => wide.weekdays.some((weekday) => weekday === day));
  return inDates && inWeekdays;
};

const coversTimes = (wide: When, narrow: When): boolean => {
  if (!namesTimes(wide)) return true;
  if (!namesTimes(narrow)) return false;
  if (wide.endsBy !== undefined && (narrow.endsBy ?? Number.POSITIVE_INFINITY) > wide.endsBy) return false;
  if (narrow.at) {
    const { minute } = narrow.at;
    return isWithin(minute, wide.times) && (wide.at === undefined || wide.at.minute === minute);
  }
  return (
    wide.at === undefined &&
    (wide.times.length === 0 || narrow.times.length > 0) &&
    narrow.times.every(
      ({ from, to }) =>
        wide.times.length === 0 || wide.times.some((time) => time.from <= from && to <= time.to),
    )
  );
};

/** Whether every moment of `narrow` lies in `wide`. */
export const covers = (wide: When, narrow: When): boolean =>
  coversDays(wide, narrow) && coversTimes(wide, narrow);

/** What is left of a time that was wanted once another is refused; `undefined` when nothing is. */
export const without = (wanted: When, refused: When): When | undefined => {
  if (!covers(refused, wanted)) return wanted;
  if (!namesTimes(refused) && namesTimes(wanted)) return timesOf(wanted);
  if (!namesDays(refused) && namesDays(wanted)) return daysOf(wanted);
  return undefined;
};
