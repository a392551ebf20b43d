import type { When } from '../frame.ts';
import { type LocalMoment, localMoment } from './local-time.ts';

/** Times wanted and times refused: a moment fits when it lies in one of the first, if any, and in none of the others. */
export interface WhenSet {
  readonly options: readonly When[];
  readonly excepts: readonly When[];
}

export const namesDays = ({ dates, weekdays }: When): boolean => dates.length > 0 || weekdays.length > 0;

export const namesTimes = ({ times, at }: When): boolean => times.length > 0 || at !== undefined;

/** Whether a local date, yyyy-mm-dd, is one of the days of a time. */
export const isDayOf = (date: string, weekday: number, when: When): boolean =>
  (when.dates.length === 0 || when.dates.some(({ from, to }) => from <= date && date <= to)) &&
  (when.weekdays.length === 0 || when.weekdays.some((day) => day === weekday));

const isTimeOf = (minute: number, { times, at }: When): boolean =>
  (times.length === 0 || times.some(({ from, to }) => from <= minute && minute < to)) &&
  (at === undefined || minute === at.minute || minute === at.or);

const isMomentOf = ({ date, minuteOfDay }: LocalMoment, when: When): boolean =>
  isDayOf(date.toString(), date.dayOfWeek, when) && isTimeOf(minuteOfDay, when);

/** Whether an instant, by the wall clock of `zone`, is among the times wanted and not among those refused. */
export const fits = (startAt: string, { options, excepts }: WhenSet, zone: string): boolean => {
  const moment = localMoment(Date.parse(startAt), zone);
  const refused = excepts.filter((when) => namesDays(when) || namesTimes(when));
  return (
    (options.length === 0 || options.some((when) => isMomentOf(moment, when))) &&
    !refused.some((when) => isMomentOf(moment, when))
  );
};
