import { DAY_MS } from '../../../shared/domain/duration.ts';
import { dayAfter } from '../../lib/day-key.ts';

/** The most days that the server reports on at once. */
export const MOST_DAYS = 92;

export const USUAL_PERIODS = [7, 30, 90] as const;
export type UsualPeriod = (typeof USUAL_PERIODS)[number];

/** From a day to a day, both included, as `2026-11-24`; `days` when it is one of the usual ones that end today. */
export interface ReportPeriod {
  readonly from: string;
  readonly to: string;
  readonly days: UsualPeriod | null;
}

export type PeriodFault = 'dateRequired' | 'endBeforeStart' | 'tooLong';

const DATE = /^2[01]\d\d-\d\d-\d\d$/;

const isDate = (value: string): boolean => {
  const midnight = Date.parse(`${value}T00:00:00Z`);
  return DATE.test(value) && !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(value);
};

/** Why two dates are not a valid period; null when they are. */
export const periodFault = (from: string, to: string): PeriodFault | null => {
  if (!isDate(from) || !isDate(to)) return 'dateRequired';
  if (to < from) return 'endBeforeStart';
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  return days > MOST_DAYS ? 'tooLong' : null;
};

const lastDays = (days: UsualPeriod, today: string): ReportPeriod => ({
  from: dayAfter(today, 1 - days),
  to: today,
  days,
});

/** The period in the URL, `?days=7` or `?from=&to=`; the last 30 days when it is absent or invalid. */
export const periodOf = (params: URLSearchParams, today: string): ReportPeriod => {
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? ''];
  if (periodFault(from, to) === null) return { from, to, days: null };
  const days = USUAL_PERIODS.find((usual) => String(usual) === params.get('days'));
  return lastDays(days ?? 30, today);
};
