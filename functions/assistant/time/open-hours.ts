import { Temporal } from 'temporal-polyfill';
import type { Interval, OpenHours, When } from '../frame.ts';
import { isDayOf } from './fits.ts';
import { type Hours, type HoursOn, hoursOn, minuteOf } from './hours-on.ts';

const HOUR_MIN = 60;
const WEEK = [1, 2, 3, 4, 5, 6, 7] as const;

type Spans = HoursOn['spans'];

/** When the business is open on the days of a time: on its dates, or on any such day of a week. */
const spansOf = (when: When, hours: Hours): readonly Spans[] => {
  const { dates, weekdays } = when;
  if (dates.length === 0)
    return WEEK.filter((day) => weekdays.length === 0 || weekdays.includes(day)).map((day) =>
      hours.openingHours.filter(({ dayOfWeek }) => dayOfWeek === day % WEEK.length),
    );
  return dates
    .flatMap(({ from }) => WEEK.map((_, days) => Temporal.PlainDate.from(from).add({ days })))
    .filter((date) => isDayOf(date.toString(), date.dayOfWeek, when))
    .map((date) => hoursOn(hours, date.toString()).spans);
};

const KINDS: Record<OpenHours, (opens: number, closes: number) => Interval> = {
  first_hour: (opens, closes) => ({ from: opens, to: Math.min(opens + HOUR_MIN, closes) }),
  first_hours: (opens, closes) => ({ from: opens, to: Math.min(opens + 2 * HOUR_MIN, closes) }),
  last_hours: (opens, closes) => ({ from: Math.max(closes - 2 * HOUR_MIN, opens), to: closes }),
};

const openIn = (spans: Spans, of: OpenHours): readonly Interval[] => {
  if (spans.length === 0) return [];
  const opens = Math.min(...spans.map((span) => minuteOf(span.opens)));
  const closes = Math.max(...spans.map((span) => minuteOf(span.closes)));
  return [KINDS[of](opens, closes)];
};

/** Intervals that touch become one. */
const joined = (intervals: readonly Interval[]): readonly Interval[] => {
  const apart: Interval[] = [];
  for (const one of intervals.toSorted((a, b) => a.from - b.from)) {
    const last = apart.at(-1);
    if (last && one.from <= last.to) {
      apart.pop();
      apart.push({ from: last.from, to: Math.max(last.to, one.to) });
    } else apart.push(one);
  }
  return apart;
};

/** The hours of a time: the first or the last of its days where it means those; as told where these are not known. */
export const hoursOf = (when: When, hours: Hours): readonly Interval[] =>
  when.times.flatMap(({ of, ...told }) => {
    if (of === undefined) return [told];
    const known = joined(spansOf(when, hours).flatMap((spans) => openIn(spans, of)));
    return known.length > 0 ? known : [told];
  });
