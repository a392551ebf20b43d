import ICAL from 'ical.js';
import { DAY_MIN, type Interval, type Minute } from '../../../agenda/time.ts';
import type { Moment } from './entry.ts';
import { shownBy, timeShowing } from './wall-time.ts';

/** Steps of a rule within the range and before it; one with more is no plan of a person. */
const MOST_STEPS = 20_000;

/** Minutes of a rule's smallest common period, by which its start may be moved without changing what follows. */
const PERIOD_MIN: Readonly<Record<string, number>> = {
  SECONDLY: 1,
  MINUTELY: 1,
  HOURLY: 60,
  DAILY: DAY_MIN,
  WEEKLY: 7 * DAY_MIN,
};

/** The last time that the rule may show, on the clock of the series; its end is often given in UTC. */
const lastOf = ({ until }: ICAL.Recur, { zone }: Moment): Minute => {
  if (!until) return Number.POSITIVE_INFINITY;
  const wall = shownBy(until);
  if (until.isDate) return wall + DAY_MIN - 1;
  return until.zone === ICAL.Timezone.utcTimezone ? zone.wallOf(wall) : wall;
};

/** A start nearer to the range, where the rule does not count its occurrences. */
const nearerStart = ({ freq, interval, count }: ICAL.Recur, wall: Minute, range: Interval): Minute => {
  const period = (PERIOD_MIN[freq] ?? 0) * interval;
  if (count || period === 0 || wall >= range.start) return wall;
  return wall + Math.max(0, Math.floor((range.start - wall) / period) - 1) * period;
};

/** What the library gives as a rule's first time may not satisfy its own conditions. */
const isOn = ({ parts }: ICAL.Recur, wall: Minute): boolean => {
  const shown = new Date(wall * 60_000);
  const [month, day] = [shown.getUTCMonth() + 1, shown.getUTCDate()];
  const days = new Date(Date.UTC(shown.getUTCFullYear(), month, 0)).getUTCDate();
  const months: readonly unknown[] = parts.BYMONTH ?? [month];
  const monthDays: readonly unknown[] = parts.BYMONTHDAY ?? [day];
  return months.includes(month) && (monthDays.includes(day) || monthDays.includes(day - days - 1));
};

/**
 * The times in `range` that a rule shows, from the start of its series on; all of them on the series' own clock. Throws
 * for a rule with too many.
 */
export const ruleStarts = (rule: ICAL.Recur, start: Moment, range: Interval): readonly Minute[] => {
  const last = lastOf(rule, start);
  const endless = rule.clone();
  endless.until = null;
  const iterator = endless.iterator(timeShowing(nearerStart(rule, start.wall, range), start.isDate));
  const starts: Minute[] = [];
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const time = iterator.next();
    if (!time) return starts;
    const wall = shownBy(time);
    if (wall > last || wall >= range.end) return starts;
    if (wall >= range.start && isOn(rule, wall)) starts.push(wall);
  }
  throw new Error('too many occurrences');
};
