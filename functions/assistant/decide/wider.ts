import type { When } from '../frame.ts';
import { namesTimes } from '../time/fits.ts';
import type { Wish } from '../wish.ts';
import { daysOf } from './when-algebra.ts';

/** The wish for the same days at any hour. What is refused stays refused. */
export const atAnyHour = (wish: Wish): Wish => ({
  ...wish,
  options: wish.options.some(({ dates, weekdays }) => dates.length + weekdays.length === 0)
    ? []
    : wish.options.map(daysOf),
  prefers: undefined,
});

/** The wish for any day at the same hours. */
export const onAnyDay = (wish: Wish): Wish => ({
  ...wish,
  options: wish.options.map((when) => ({ ...when, dates: [], weekdays: [] })).filter(namesTimes),
});

/** The wish for any time at all. */
export const atAnyTime = (wish: Wish): Wish => ({ ...wish, options: [], prefers: undefined });

const isOneDay = ({ dates, weekdays }: When): boolean =>
  dates.length > 0 ? dates.length === 1 && dates[0]?.from === dates[0]?.to : weekdays.length === 1;

/** One moment is asked for: a start on one day, or the soonest or latest of those wished for. */
export const isOneMoment = ({ options: [only, ...others], prefers }: Wish): boolean =>
  prefers !== undefined || (only?.at !== undefined && others.length === 0 && isOneDay(only));
