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
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import {
  METRIC_NAMESPACE,
  METRICS,
  type OwnMetric,
  type ResourceMetric,
} from '../../shared/domain/metrics.ts';
import type { Resource } from '../../shared/routes/route-spec.ts';

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

const measured = (stage: string, service: string, metricName: string, period: Duration): Metric =>
  new Metric({
    namespace: METRIC_NAMESPACE,
    metricName,
    dimensionsMap: { service, stage },
    statistic: Stats.MAXIMUM,
    period,
  });

/** A metric of an AWS service. */
export const ownMetric = (stage: string, name: OwnMetric, periodMin = 5): Metric =>
  measured(stage, METRICS[name].of, name, Duration.minutes(periodMin));

/** 5xx answers of a resource. */
export const failuresOf = (stage: string, resource: Resource): Metric =>
  measured(stage, resource, 'Failures' satisfies ResourceMetric, Duration.minutes(5));

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

  /** An alarm on a function's errors. Throttles have one alarm over all functions. */
  ofFailures(id: string, called: IFunction, says: string): Alarm {
    const period = Duration.minutes(1);
    return this.when(id, { metric: called.metricErrors({ period, statistic: Stats.SUM }), atLeast: 2, says });
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
