import { MINUTE_MS } from '../../../shared/domain/duration.ts';
import type { ClockTime, Interval, When } from '../frame.ts';
import { localMoment } from './local-time.ts';

/** Times wanted and times refused: a moment fits when it lies in one of the first, if any, and in none of the others. */
export interface WhenSet {
  readonly options: readonly When[];
  readonly excepts: readonly When[];
}

export const namesDays = ({ dates, weekdays }: When): boolean => dates.length > 0 || weekdays.length > 0;

export const namesTimes = ({ times, at, endsBy }: When): boolean =>
  times.length > 0 || at !== undefined || endsBy !== undefined;

/** The hours that two stretches have in common, if any; a span that was told stays one where all of it is left. */
export const meeting = (a: Interval, b: Interval): Interval | undefined => {
  const [from, to] = [Math.max(a.from, b.from), Math.min(a.to, b.to)];
  const isSpan = [a, b].some((one) => one.isSpan && one.from === from && one.to === to);
  return from < to ? { from, to, ...(isSpan ? { isSpan } : {}) } : undefined;
};

/** Whether a local date, yyyy-mm-dd, is one of the days of a time. */
export const isDayOf = (date: string, weekday: number, when: When): boolean =>
  (when.dates.length === 0 || when.dates.some(({ from, to }) => from <= date && date <= to)) &&
  (when.weekdays.length === 0 || when.weekdays.some((day) => day === weekday));

/** Minutes from "around three" that are still around three. */
const AROUND_MIN = 30;

/** Whether a minute is the one of a clock time, or near it where that lets it. */
export const isMinuteOf = (minute: number, { minute: said, isAround }: ClockTime): boolean =>
  isAround ? Math.abs(minute - said) <= AROUND_MIN : minute === said;

const isStartOf = (minute: number, at: ClockTime): boolean =>
  isMinuteOf(minute, at) || (at.or !== undefined && isMinuteOf(minute, { ...at, minute: at.or }));

const isTimeOf = (minute: number, { times, at }: When): boolean =>
  (times.length === 0 || times.some(({ from, to }) => from <= minute && minute < to)) &&
  (at === undefined || isStartOf(minute, at));

/** A time as an appointment of so many minutes may have it: one as long as a span that was told begins with it. */
const forLength = (when: When, minutes: number): When => ({
  ...when,
  times: when.times.map(({ from, to, isSpan }) => ({
    from,
    to: isSpan && to - from === minutes ? from + 1 : to,
  })),
});

/** What is offered: ISO instants. */
export interface Offered {
  readonly startAt: string;
  readonly endAt: string;
}

/** Whether an offered time, by the wall clock of `zone`, is among the times wanted and not among those refused. */
export const fits = ({ startAt, endAt }: Offered, { options, excepts }: WhenSet, zone: string): boolean => {
  const start = Date.parse(startAt);
  const moment = localMoment(start, zone);
  const minutes = (Date.parse(endAt) - start) / MINUTE_MS;
  const end = moment.minuteOfDay + minutes;
  const isOf = (when: When): boolean =>
    isDayOf(moment.date.toString(), moment.date.dayOfWeek, when) &&
    isTimeOf(moment.minuteOfDay, when) &&
    (when.endsBy === undefined || end <= when.endsBy);
  const refused = excepts.filter((when) => namesDays(when) || namesTimes(when));
  return (
    (options.length === 0 || options.some((when) => isOf(forLength(when, minutes)))) && !refused.some(isOf)
  );
};
