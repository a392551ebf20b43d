import { DAY_SECONDS } from '../../../shared/domain/duration.ts';

/** What concerns one date expires 60 days after it: staff book by hand at most 30 days back. */
const KEPT_DAYS = 60;

/** When an item of a date, yyyy-mm-dd, expires, in epoch seconds. */
export const agendaExpiry = (date: string): number =>
  Date.parse(`${date}T00:00:00Z`) / 1000 + KEPT_DAYS * DAY_SECONDS;
