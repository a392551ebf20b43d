import { Temporal } from 'temporal-polyfill';
import { isoInstant, localMoment, startOfDayMs } from './local-time.ts';
import type { DateRange, Wish } from './wish.ts';

export interface Clock {
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly zone: string;
  /** How many days ahead the business can be booked. */
  readonly horizonDays: number;
}

export interface InstantWindow {
  readonly from: string;
  readonly to: string;
}

export interface WishWindows {
  /** Each window is non-empty and lies within [now, horizon]. */
  readonly windows: readonly InstantWindow[];
  /** Set when nothing of the request lies between now and the horizon. */
  readonly outside?: 'past' | 'beyond';
}

/** The last local date that can be booked. */
export const lastDate = (clock: Clock): Temporal.PlainDate =>
  localMoment(clock.now, clock.zone).date.add({ days: clock.horizonDays });

export const horizonMs = (clock: Clock): number => startOfDayMs(lastDate(clock).add({ days: 1 }), clock.zone);

const clip = (range: DateRange, clock: Clock): { startMs: number; endMs: number } => {
  const afterLast = Temporal.PlainDate.from(range.to).add({ days: 1 });
  return {
    startMs: Math.max(clock.now, startOfDayMs(Temporal.PlainDate.from(range.from), clock.zone)),
    endMs: Math.min(horizonMs(clock), startOfDayMs(afterLast, clock.zone)),
  };
};

/** The instants that a wish's dates cover, cut to what can be booked; the whole horizon when the wish has no dates. */
export const wishWindows = (wish: Wish, clock: Clock): WishWindows => {
  const whole = { from: isoInstant(clock.now), to: isoInstant(horizonMs(clock)) };
  if (wish.ranges.length === 0) return { windows: [whole] };
  const windows = wish.ranges
    .map((range) => clip(range, clock))
    .filter(({ startMs, endMs }) => startMs < endMs)
    .map(({ startMs, endMs }) => ({ from: isoInstant(startMs), to: isoInstant(endMs) }));
  if (windows.length > 0) return { windows };
  const today = localMoment(clock.now, clock.zone).date.toString();
  return { windows, outside: wish.ranges.every(({ to }) => to < today) ? 'past' : 'beyond' };
};

/** Whether a slot's wall clock and weekday (Monday 1 … Sunday 7) fit the wish; the windows check its dates. */
export const fitsTime = (startAt: string, wish: Wish, zone: string): boolean => {
  const { date, minuteOfDay } = localMoment(Date.parse(startAt), zone);
  if (wish.exceptWeekdays.includes(date.dayOfWeek)) return false;
  return minuteOfDay >= (wish.fromMin ?? 0) && minuteOfDay < (wish.toMin ?? 24 * 60);
};
