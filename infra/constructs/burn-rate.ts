import { Duration } from 'aws-cdk-lib';
import { AlarmRule, AlarmState, type IMetric, MathExpression } from 'aws-cdk-lib/aws-cloudwatch';
import type { Alarms } from './alarms.ts';

/** A promise over thirty days: of all that is asked, so little may fail. */
export interface Objective {
  /** Begins the alarms' names. */
  readonly name: string;
  /** Share of what is asked that may fail. */
  readonly budget: number;
  readonly asked: (period: Duration) => IMetric;
  readonly failed: (period: Duration) => IMetric;
}

/**
 * How fast the budget is being spent, as a multiple of what would last thirty days, seen over a long while and a short one: the
 * long one tells that it matters, the short one that it still goes on. Two parts of a hundred are gone in an hour at
 * 14.4, five in six hours at 6 (Google's SRE workbook, chapter 5).
 */
const SPEEDS = [
  { name: 'Fast', rate: 14.4, long: Duration.hours(1), short: Duration.minutes(5) },
  { name: 'Slow', rate: 6, long: Duration.hours(6), short: Duration.minutes(30) },
] as const;

/** Requests within a while below which one failure proves nothing. */
const FEWEST = 20;

/** Where nothing was ever asked, or nothing ever failed, this has no value, and both are no alarm. */
const shareFailed = ({ asked, failed }: Objective, period: Duration): MathExpression =>
  new MathExpression({
    expression: `IF(asked >= ${FEWEST}, FILL(failed, 0) / asked, 0)`,
    label: 'share that failed',
    period,
    usingMetrics: { asked: asked(period), failed: failed(period) },
  });

/** Tells when an objective's budget is being spent too fast to last. */
export const watchObjective = (alarms: Alarms, objective: Objective): void => {
  for (const { name, rate, long, short } of SPEEDS) {
    const over = (id: string, period: Duration) =>
      AlarmRule.fromAlarm(
        alarms.quiet(`${objective.name}${name}${id}`, {
          metric: shareFailed(objective, period),
          atLeast: rate * objective.budget,
          says: `${objective.name}: ${rate} times too many failures over ${period.toHumanString()}.`,
        }),
        AlarmState.ALARM,
      );
    alarms.whenAll(
      `${objective.name}Burns${name}`,
      AlarmRule.allOf(over('Long', long), over('Short', short)),
      `${objective.name}: at this rate what may fail in thirty days has failed in ${Math.round(720 / rate)} hours.`,
    );
  }
};
