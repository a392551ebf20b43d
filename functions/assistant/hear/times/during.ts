import type { Interval, When } from '../../frame.ts';

export const END_OF_DAY = 24 * 60;

/** Minutes of the day of an hour. */
export const at = (hour: number, minute = 0): number => hour * 60 + minute;

/** The hours from one minute of the day to another. */
export const between = (from: number, to: number = END_OF_DAY): Interval => ({ from, to });

/** Hours of whatever day. */
export const during = (...times: readonly Interval[]): When => ({ dates: [], weekdays: [], times });
