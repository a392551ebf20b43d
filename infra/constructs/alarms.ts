import { Duration } from 'aws-cdk-lib';
import {
  Alarm,
  ComparisonOperator,
  CompositeAlarm,
  type IAlarmRule,
  type IMetric,
  Metric,
  Stats,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import {
  JOB_METRICS,
  METRIC_NAMESPACE,
  type OwnMetric,
  RESOURCE_METRICS,
} from '../../shared/domain/metrics.ts';

export interface Watch {
  readonly metric: IMetric;
  /** Threshold, inclusive. */
  readonly atLeast: number;
  /**
   * Consecutive periods that must reach the threshold.
   * @default 1
   */
  readonly periods?: number;
  /**
   * Whether missing data counts as breaching: for metrics that every scheduled run emits.
   * @default false: without traffic there is no data
   */
  readonly ringsInSilence?: boolean;
  /** What has happened, for the person on call. */
  readonly says: string;
}

const METRICS = { ...RESOURCE_METRICS, ...JOB_METRICS };

/** A metric that one of our services reports. */
export const ownMetric = (stage: string, name: OwnMetric, periodMin = 5): Metric =>
  new Metric({
    namespace: METRIC_NAMESPACE,
    metricName: name,
    dimensionsMap: { service: METRICS[name].of, stage },
    statistic: Stats.MAXIMUM,
    period: Duration.minutes(periodMin),
  });

/**
 * A metric of all functions together, by Lambda's own sum over the account, which is the stage's alone: one metric,
 * where a formula over each function would be charged for each.
 */
export const ofAllFunctions = (
  metricName: 'ConcurrentExecutions' | 'Errors' | 'Throttles',
  statistic: string = Stats.SUM,
): Metric => new Metric({ namespace: 'AWS/Lambda', metricName, statistic, period: Duration.minutes(1) });

/**
 * The alarms of one stack, all on the same topic. None sums two metrics: a metric without data leaves the sum without a
 * value, so that a function that never failed in one way could fail unnoticed in the other.
 */
export class Alarms extends Construct {
  private readonly action: SnsAction;

  constructor(scope: Construct, id: string, topic: ITopic) {
    super(scope, id);
    this.action = new SnsAction(topic);
  }

  /** An alarm when a metric reaches a value. */
  when(id: string, watch: Watch): Alarm {
    const alarm = this.quiet(id, watch);
    alarm.addAlarmAction(this.action);
    alarm.addOkAction(this.action);
    return alarm;
  }

  /** An alarm without notification, for use in a composite alarm. */
  quiet(id: string, { metric, atLeast, periods = 1, ringsInSilence = false, says }: Watch): Alarm {
    return new Alarm(this, id, {
      metric,
      threshold: atLeast,
      evaluationPeriods: periods,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: ringsInSilence ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
      alarmDescription: says,
    });
  }

  /** An alarm when a metric has had no data for this long: for scheduled work, that means it does not run. */
  whenSilent(id: string, count: Metric, silence: Duration, says: string): void {
    const periods = 3;
    const alarm = new Alarm(this, id, {
      metric: count.with({ statistic: Stats.SUM, period: Duration.minutes(silence.toMinutes() / periods) }),
      threshold: 1,
      evaluationPeriods: periods,
      comparisonOperator: ComparisonOperator.LESS_THAN_THRESHOLD,
      treatMissingData: TreatMissingData.BREACHING,
      alarmDescription: says,
    });
    alarm.addAlarmAction(this.action);
    alarm.addOkAction(this.action);
  }

  /** A composite alarm over alarms without notification. */
  whenAll(id: string, alarmRule: IAlarmRule, says: string): void {
    const alarm = new CompositeAlarm(this, id, { alarmRule, alarmDescription: says });
    alarm.addAlarmAction(this.action);
    alarm.addOkAction(this.action);
  }

  /** An alarm on the first message in a dead-letter queue. */
  ofDeadLetters(id: string, queue: IQueue, says: string): void {
    const metric = queue.metricApproximateNumberOfMessagesVisible({
      period: Duration.minutes(1),
      statistic: Stats.MAXIMUM,
    });
    this.when(id, { metric, atLeast: 1, says });
  }

  /** An alarm on the age of a queue's oldest message. */
  ofQueue(id: string, queue: IQueue, most: Duration, says: string): void {
    const metric = queue.metricApproximateAgeOfOldestMessage({
      period: Duration.minutes(5),
      statistic: Stats.MAXIMUM,
    });
    this.when(id, { metric, atLeast: most.toSeconds(), says });
  }
}
