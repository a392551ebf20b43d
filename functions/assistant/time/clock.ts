import type { Temporal } from 'temporal-polyfill';
import { localMoment, startOfDayMs } from './local-time.ts';

export interface Clock {
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly zone: string;
  /** How many days ahead the business can be booked. */
  readonly horizonDays: number;
}

export const today = ({ now, zone }: Clock): Temporal.PlainDate => localMoment(now, zone).date;

/** The last local date that can be booked. */
export const lastDate = (clock: Clock): Temporal.PlainDate => today(clock).add({ days: clock.horizonDays });

/** The instant after which nothing can be booked, in epoch milliseconds. */
export const horizonMs = (clock: Clock): number => startOfDayMs(lastDate(clock).add({ days: 1 }), clock.zone);
