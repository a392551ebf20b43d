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
  /** From this value on. */
  readonly atLeast: number;
  /**
   * Periods of the metric in a row that must reach it.
   * @default 1
   */
  readonly periods?: number;
  /**
   * Whether nothing told is as bad as too much: of a figure that comes with every run of what runs by itself.
   * @default false: what nobody uses is not broken
   */
  readonly ringsInSilence?: boolean;
  /** What has happened, in words for whoever is called. */
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

/** A figure that a service measures itself, and no other. */
export const ownMetric = (stage: string, name: OwnMetric, periodMin = 5): Metric =>
  measured(stage, METRICS[name].of, name, Duration.minutes(periodMin));

/** Answers of a resource that say that the fault was ours. */
export const failuresOf = (stage: string, resource: Resource): Metric =>
  measured(stage, resource, 'Failures' satisfies ResourceMetric, Duration.minutes(5));

/**
 * The alarms of one stack, each told to the same topic. None adds two figures up: one that was never told leaves such a sum without
 * a value, and a function that never failed in one way could fail unseen in the other.
 */
export class Alarms extends Construct {
  private readonly action: SnsAction;

  constructor(scope: Construct, id: string, topic: ITopic) {
    super(scope, id);
    this.action = new SnsAction(topic);
  }

  /** Tells when a metric reaches a value. */
  when(id: string, watch: Watch): Alarm {
    const alarm = this.quiet(id, watch);
    alarm.addAlarmAction(this.action);
    alarm.addOkAction(this.action);
    return alarm;
  }

  /** An alarm that tells nobody by itself: part of a rule. */
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

  /** Tells when nothing has been counted for so long: of what runs by itself, no data is the worst sign. */
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

  /** Tells when a rule over quiet alarms holds. */
  whenAll(id: string, alarmRule: IAlarmRule, says: string): void {
    const alarm = new CompositeAlarm(this, id, { alarmRule, alarmDescription: says });
    alarm.addAlarmAction(this.action);
    alarm.addOkAction(this.action);
  }

  /** Tells of calls that ended in no answer. What AWS turns away has an alarm over all functions. */
  ofFailures(id: string, called: IFunction, says: string): Alarm {
    const period = Duration.minutes(1);
    return this.when(id, { metric: called.metricErrors({ period, statistic: Stats.SUM }), atLeast: 2, says });
  }

  /** Tells of the first message that nobody could work on. */
  ofDeadLetters(id: string, queue: IQueue, says: string): void {
    const metric = queue.metricApproximateNumberOfMessagesVisible({
      period: Duration.minutes(1),
      statistic: Stats.MAXIMUM,
    });
    this.when(id, { metric, atLeast: 1, says });
  }

  /** Tells of work that waits too long. */
  ofQueue(id: string, queue: IQueue, most: Duration, says: string): void {
    const metric = queue.metricApproximateAgeOfOldestMessage({
      period: Duration.minutes(5),
      statistic: Stats.MAXIMUM,
    });
    this.when(id, { metric, atLeast: most.toSeconds(), says });
  }
}
