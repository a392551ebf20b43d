import type { Interval, When } from '../../frame.ts';

export const END_OF_DAY = 24 * 60;

/** Hours of whatever day. */
export const during = (...times: readonly Interval[]): When => ({ dates: [], weekdays: [], times });
