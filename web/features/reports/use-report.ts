import { dayKey } from '../../lib/day-key.ts';
import { useAddressParams } from '../../lib/use-address-params.ts';
import { useApi } from '../session/use-api.ts';
import { useMe } from '../session/use-me.ts';
import { periodOf, type UsualPeriod } from './report-period.ts';

/** The report of the URL's period, and functions to change the period. */
export const useReport = () => {
  const { params, change } = useAddressParams();
  const { timezone } = useMe().tenant;
  const today = dayKey(Date.now(), timezone);
  const period = periodOf(params, today);
  const { from, to } = period;
  const answer = useApi('GET /v1/reports/summary', { query: { from, to } });
  return {
    period,
    today,
    report: answer.data,
    error: answer.error,
    isReading: answer.isValidating,
    retry: () => void answer.mutate(),
    showLast: (days: UsualPeriod) => change({ days: String(days), from: '', to: '' }),
    showBetween: (first: string, last: string) => change({ days: '', from: first, to: last }),
  };
};

export type ReportResource = ReturnType<typeof useReport>;
