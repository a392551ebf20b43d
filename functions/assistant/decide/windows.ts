import type { Temporal } from 'temporal-polyfill';
import { DAY_MS } from '../../../shared/domain/duration.ts';
import { type Clock, horizonMs, lastDate, today } from '../time/clock.ts';
import { isDayOf, namesDays, namesTimes, type WhenSet } from '../time/fits.ts';
import { isoInstant, startOfDayMs } from '../time/local-time.ts';

/** Instants, [from, to). */
export interface Window {
  readonly from: string;
  readonly to: string;
}

/** Days of one search, so that a calendar open for years costs no more. */
const MOST_DAYS = 400;

const bookableDays = (clock: Clock): readonly Temporal.PlainDate[] => {
  const first = today(clock);
  const count = Math.min(MOST_DAYS, first.until(lastDate(clock)).days + 1);
  return Array.from({ length: Math.max(0, count) }, (_, index) => first.add({ days: index }));
};

const isDayWanted = (day: Temporal.PlainDate, { options, excepts }: WhenSet): boolean => {
  const isDay = (when: WhenSet['options'][number]) => isDayOf(day.toString(), day.dayOfWeek, when);
  const wholeDays = excepts.filter((when) => namesDays(when) && !namesTimes(when));
  return (options.length === 0 || options.some(isDay)) && !wholeDays.some(isDay);
};

/** First and last of each stretch of days that follow one another. */
const stretches = (
  days: readonly Temporal.PlainDate[],
): readonly [Temporal.PlainDate, Temporal.PlainDate][] => {
  const found: [Temporal.PlainDate, Temporal.PlainDate][] = [];
  for (const day of days) {
    const last = found.at(-1);
    if (last?.[1].add({ days: 1 }).equals(day)) last[1] = day;
    else found.push([day, day]);
  }
  return found;
};

/** The stretches of bookable time whose days fit what is wanted, soonest first; none is empty. */
export const windowsOf = (when: WhenSet, clock: Clock): readonly Window[] =>
  stretches(bookableDays(clock).filter((day) => isDayWanted(day, when)))
    .map(([first, last]) => ({
      from: Math.max(clock.now, startOfDayMs(first, clock.zone)),
      to: Math.min(horizonMs(clock), startOfDayMs(last.add({ days: 1 }), clock.zone)),
    }))
    .filter(({ from, to }) => from < to)
    .map(({ from, to }) => ({ from: isoInstant(from), to: isoInstant(to) }));

/** All bookable time after the last of some windows; all of it where there are none. */
export const after = (windows: readonly Window[], clock: Clock): readonly Window[] => {
  const from = Math.max(clock.now, ...windows.map(({ to }) => Date.parse(to)));
  const to = horizonMs(clock);
  return from < to ? [{ from: isoInstant(from), to: isoInstant(to) }] : [];
};

/** All bookable time before the first of some windows. */
export const before = (windows: readonly Window[], clock: Clock): readonly Window[] => {
  const to = Math.min(...windows.map(({ from }) => Date.parse(from)));
  return windows.length > 0 && clock.now < to ? [{ from: isoInstant(clock.now), to: isoInstant(to) }] : [];
};

const LAST_DAYS_MS = 7 * DAY_MS;

/** Of some windows, what lies in their last week. */
export const lastDays = (windows: readonly Window[]): readonly Window[] => {
  const end = Math.max(...windows.map(({ to }) => Date.parse(to)));
  return windows
    .filter(({ to }) => Date.parse(to) > end - LAST_DAYS_MS)
    .map(({ from, to }) => ({ from: isoInstant(Math.max(Date.parse(from), end - LAST_DAYS_MS)), to }));
};

/** Why no bookable day can be what is wanted: all its dates are over, or none can be booked yet. */
export const outsideOf = ({ options }: WhenSet, clock: Clock): 'past' | 'beyond' | undefined => {
  const spans = options.flatMap(({ dates }) => dates);
  if (spans.length === 0 || options.some(({ dates }) => dates.length === 0)) return undefined;
  const [first, last] = [today(clock).toString(), lastDate(clock).toString()];
  if (spans.every(({ to }) => to < first)) return 'past';
  return spans.every(({ from }) => from > last) ? 'beyond' : undefined;
};
