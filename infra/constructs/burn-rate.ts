import { Duration } from 'aws-cdk-lib';
import { AlarmRule, AlarmState, type IMetric, MathExpression } from 'aws-cdk-lib/aws-cloudwatch';
import type { Alarms } from './alarms.ts';

/** A service level objective over thirty days. */
export interface Objective {
  /** Prefix of the alarms' names. */
  readonly name: string;
  /** Share of requests that may fail. */
  readonly budget: number;
  readonly asked: (period: Duration) => IMetric;
  readonly failed: (period: Duration) => IMetric;
}

/**
 * Burn rate of the error budget, as a multiple of the rate that would last thirty days, over a long and a short window:
 * the long one shows that it matters, the short one that it still goes on. A rate of 14.4 spends 2 % of the budget in
 * an hour, a rate of 6 spends 5 % in six hours (Google's SRE workbook, chapter 5).
 */
const SPEEDS = [
  { name: 'Fast', rate: 14.4, long: Duration.hours(1), short: Duration.minutes(5) },
  { name: 'Slow', rate: 6, long: Duration.hours(6), short: Duration.minutes(30) },
] as const;

/** Least requests in a window: with fewer, a single failure proves nothing. */
const FEWEST = 20;

/** Without requests, or without failures ever, this has no value, which is no alarm. */
const shareFailed = ({ asked, failed }: Objective, period: Duration): MathExpression =>
  new MathExpression({
    expression: `IF(asked >= ${FEWEST}, FILL(failed, 0) / asked, 0)`,
    label: 'share that failed',
    period,
    usingMetrics: { asked: asked(period), failed: failed(period) },
  });

/** Alarms when an objective's error budget is spent too fast. */
export const watchObjective = (alarms: Alarms, objective: Objective): void => {
  for (const { name, rate, long, short } of SPEEDS) {
    const over = (id: string, period: Duration) =>
      AlarmRule.fromAlarm(
        alarms.quiet(`${objective.name}${name}${id}`, {
          metric: shareFailed(objective, period),
          atLeast: rate * objective.budget,
          says: `${objective.name}: error budget burn rate over ${rate} in ${period.toHumanString()}.`,
        }),
        AlarmState.ALARM,
      );
    alarms.whenAll(
      `${objective.name}Burns${name}`,
      AlarmRule.allOf(over('Long', long), over('Short', short)),
      `${objective.name}: at this rate the error budget of 30 days is spent in ${Math.round(720 / rate)} hours.`,
    );
  }
};
