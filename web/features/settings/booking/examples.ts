import { dayAfter } from '../../../lib/day-key.ts';

const minuteMs = 60_000;

/** The wall-clock time `minutes` after (or before) a day's "10:00", to be formatted in UTC. */
export const shiftedWallTime = (day: string, time: string, minutes: number): string =>
  new Date(Date.parse(`${day}T${time}:00Z`) + minutes * minuteMs).toISOString();

/** The last day that visitors are offered. */
export const lastOfferedDay = (today: string, horizonDays: number): string => dayAfter(today, horizonDays);

const clock = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** Starts that an example lists before "and so on". */
const NAMED = 4;

export interface Starts {
  readonly times: readonly string[];
  readonly hasMore: boolean;
}

/** The starts of a window from `from` to `to` (minutes of the day), in steps of `slotMinutes`. */
export const startsWithin = (from: number, to: number, slotMinutes: number): Starts => {
  const count = Math.max(0, Math.floor((to - from) / slotMinutes));
  const times = Array.from({ length: Math.min(count, NAMED) }, (_, step) => clock(from + step * slotMinutes));
  return { times, hasMore: count > NAMED };
};
