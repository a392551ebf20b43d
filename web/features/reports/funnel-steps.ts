import type { ReportCounts } from '../../../shared/schemas/report.ts';

export const FUNNEL = ['conversations', 'leads', 'bookings', 'attended'] as const;
export type FunnelStep = (typeof FUNNEL)[number];

export interface StepCount {
  readonly step: FunnelStep;
  readonly value: number;
  /**
   * The share of the previous step; null for the first step, after an empty step, and where the count grew, since
   * people also write or call without a conversation.
   */
  readonly ofPrevious: number | null;
  /** Share of the largest step, 0 to 1. */
  readonly width: number;
}

/** The steps from a conversation to an appointment that took place. */
export const funnelSteps = (totals: ReportCounts): readonly StepCount[] => {
  const most = Math.max(1, ...FUNNEL.map((step) => totals[step]));
  return FUNNEL.map((step, index) => {
    const value = totals[step];
    const previousStep = FUNNEL[index - 1];
    const previous = previousStep === undefined ? 0 : totals[previousStep];
    return {
      step,
      value,
      ofPrevious: previous > 0 && value <= previous ? value / previous : null,
      width: value / most,
    };
  });
};
