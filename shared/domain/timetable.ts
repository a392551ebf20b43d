import { DAY_MS, HOUR_MS, MINUTE_MS } from './duration.ts';

/** Minute and hour in UTC, each a number or `*`; every day. */
const CRON = /^(\*|\d{1,2}) (\*|\d{1,2}) \* \* \? \*$/;

interface Times {
  /** Milliseconds between two runs. */
  readonly every: number;
  /** Milliseconds after the start of a minute, an hour or a day. */
  readonly offset: number;
}

const timesOf = (cron: string): Times => {
  const [, minute, hour] = CRON.exec(cron) ?? [];
  if (minute === undefined || hour === undefined || (minute === '*' && hour !== '*'))
    throw new Error(`The timetable "${cron}" says more than a minute and an hour.`);
  const offset = (Number(minute) || 0) * MINUTE_MS + (Number(hour) || 0) * HOUR_MS;
  if (minute === '*') return { every: MINUTE_MS, offset };
  return { every: hour === '*' ? HOUR_MS : DAY_MS, offset };
};

/** Milliseconds between two runs. Throws on a schedule with more than minute and hour. */
export const intervalOf = (cron: string): number => timesOf(cron).every;

/** The latest run at or before a moment. Throws on a schedule with more than minute and hour. */
export const lastRunAt = (cron: string, until: number): number => {
  const { every, offset } = timesOf(cron);
  return Math.floor((until - offset) / every) * every + offset;
};
