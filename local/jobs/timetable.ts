import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../shared/domain/duration.ts';

/** Minute and hour in UTC, each a number or `*`; every day. */
const CRON = /^(\*|\d{1,2}) (\*|\d{1,2}) \* \* \? \*$/;

const everyMs = (minute: string, hour: string): number => {
  if (minute === '*') return MINUTE_MS;
  return hour === '*' ? HOUR_MS : DAY_MS;
};

/** The latest run at or before a moment. Throws on a schedule with more than minute and hour. */
export const lastRunAt = (cron: string, until: number): number => {
  const [, minute, hour] = CRON.exec(cron) ?? [];
  if (minute === undefined || hour === undefined || (minute === '*' && hour !== '*'))
    throw new Error(`The timetable "${cron}" says more than a minute and an hour.`);
  const offset = (Number(minute) || 0) * MINUTE_MS + (Number(hour) || 0) * HOUR_MS;
  const every = everyMs(minute, hour);
  return Math.floor((until - offset) / every) * every + offset;
};
