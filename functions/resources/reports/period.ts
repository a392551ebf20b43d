import { Temporal } from 'temporal-polyfill';
import { localDateOf } from '../../agenda/local-date.ts';
import { AppError, invalidField } from '../../kernel/app-error.ts';

/** A day of a business's calendar; `start` and `end` are epoch milliseconds, the end excluded. */
export interface Day {
  readonly date: string;
  readonly start: number;
  readonly end: number;
}

/** The period of a request: days, or instants that stand for the local days they fall in. */
interface Asked {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The number of days that a report shows by default. */
const USUAL_DAYS = 30;
const MOST_DAYS = 92;

const dateOf = (day: string, timezone: string): string =>
  day.includes('T') ? localDateOf(Date.parse(day), timezone) : day;

const later = (date: string, days: number): string => Temporal.PlainDate.from(date).add({ days }).toString();

/** The first moment of a date, in epoch milliseconds; not midnight where a clock change skips it. */
const startOf = (date: string, timezone: string): number =>
  Temporal.PlainDate.from(date).toZonedDateTime(timezone).epochMilliseconds;

/** The requested dates in the business's zone. Throws 400 when the last is before the first. */
export const datesAsked = ({ from, to }: Asked, timezone: string): Asked => {
  const dates = {
    from: from && dateOf(from, timezone),
    to: to && dateOf(to, timezone),
  };
  if (dates.from && dates.to && dates.to < dates.from) throw invalidField('to', 'end_before_start');
  return dates;
};

/**
 * The start and end of the requested dates in epoch milliseconds, the end excluded; undefined where none was asked.
 */
export const momentsOf = ({ from, to }: Asked, timezone: string) => ({
  start: from === undefined ? undefined : startOf(from, timezone),
  end: to === undefined ? undefined : startOf(later(to, 1), timezone),
});

/** Whole days of a business's calendar, from first to last; moments are epoch milliseconds, the end excluded. */
export interface Period {
  readonly from: string;
  readonly to: string;
  readonly start: number;
  readonly end: number;
  /** In order, without gaps. */
  readonly days: readonly Day[];
}

/**
 * A report's period. By default it ends today and begins 29 days before its end. Throws 400 `range_too_large` past 92
 * days, 400 `invalid_request` when the last day is before the first.
 */
export const periodOf = (asked: Asked, timezone: string, now: number): Period => {
  const to = asked.to ? dateOf(asked.to, timezone) : localDateOf(now, timezone);
  const { from = later(to, 1 - USUAL_DAYS) } = datesAsked({ ...asked, to }, timezone);
  const count = Temporal.PlainDate.from(from).until(to).days + 1;
  if (count > MOST_DAYS) throw new AppError('range_too_large');
  const days = Array.from({ length: count }, (_, n) => {
    const date = later(from, n);
    return { date, start: startOf(date, timezone), end: startOf(later(date, 1), timezone) };
  });
  return { from, to, start: startOf(from, timezone), end: startOf(later(to, 1), timezone), days };
};

/** The day of a moment; undefined outside the period. */
export const dayOf = (days: readonly Day[], ms: number): Day | undefined => {
  let [low, high] = [0, days.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((days[middle]?.end ?? 0) <= ms) low = middle + 1;
    else high = middle;
  }
  const day = days[low];
  return day && ms >= day.start ? day : undefined;
};
