import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { ReportCounts } from '../../../shared/schemas/report.ts';
import { shownTicks } from '../../../web/features/reports/chart/shown-ticks.ts';
import { funnelSteps } from '../../../web/features/reports/funnel-steps.ts';
import { periodFault, periodOf } from '../../../web/features/reports/report-period.ts';
import { seededRuns } from '../../support/seeded.ts';

const today = '2026-11-24';
const asked = (search: string) => periodOf(new URLSearchParams(search), today);

describe('the period of a report', () => {
  test('is the last 30 days unless the address says otherwise', () => {
    expect(asked('')).toEqual({ from: '2026-10-26', to: today, days: 30 });
    expect(asked('days=7')).toEqual({ from: '2026-11-18', to: today, days: 7 });
    expect(asked('days=8')).toEqual(asked(''));
    expect(asked('from=2026-09-01&to=2026-09-30')).toEqual({
      from: '2026-09-01',
      to: '2026-09-30',
      days: null,
    });
  });

  test('is never one that the server would refuse', () => {
    expect(asked('from=2026-09-30&to=2026-09-01')).toEqual(asked(''));
    expect(asked('from=2026-02-30&to=2026-03-01')).toEqual(asked(''));
    expect(asked('from=2026-01-01&to=2026-11-01&days=90').days).toBe(90);
  });

  test('lasts 92 days at most, the first and the last included', () => {
    expect(periodFault('2026-08-25', today)).toBeNull();
    expect(periodFault('2026-08-24', today)).toBe('tooLong');
    expect(periodFault(today, '2026-11-23')).toBe('endBeforeStart');
    expect(periodFault('', today)).toBe('dateRequired');
  });
});

const counts = (over: Partial<ReportCounts>): ReportCounts => ({
  conversations: 0,
  leads: 0,
  bookings: 0,
  upcoming: 0,
  unmarked: 0,
  attended: 0,
  noShow: 0,
  cancelled: 0,
  ...over,
});

describe('the funnel', () => {
  test('tells the part of the step before, where it is a part', () => {
    const steps = funnelSteps(counts({ conversations: 10, leads: 20, bookings: 5 }));
    expect(steps.map(({ ofPrevious }) => ofPrevious)).toEqual([null, null, 0.25, 0]);
    expect(steps.map(({ width }) => width)).toEqual([0.5, 1, 0.25, 0]);
  });

  test('tells no part of nothing', () => {
    expect(funnelSteps(counts({ attended: 3 })).map(({ ofPrevious }) => ofPrevious)).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});

test('the days named under a chart are as many as there is room for, the last one among them', () => {
  const values = fc.array(fc.integer(), { minLength: 1, maxLength: 92 });
  fc.assert(
    fc.property(values, fc.integer({ min: 2, max: 20 }), (days, most) => {
      const shown = shownTicks(days, most);
      expect(shown.length).toBeLessThanOrEqual(most);
      expect(shown.at(-1)).toBe(days.at(-1));
    }),
    seededRuns(100),
  );
});
