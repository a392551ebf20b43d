import { Duration } from 'aws-cdk-lib';
import {
  Alarm,
  ComparisonOperator,
  CompositeAlarm,
  type IAlarmRule,
  type IMetric,
  MathExpression,
  Metric,
  Stats,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';

/** The namespace of what the functions measure themselves (`measure-gateway.ts`). */
export const OWN_NAMESPACE = 'Comptoir';

export interface Watch {
  readonly metric: IMetric;
  /** From this value on. */
  readonly atLeast: number;
  /**
   * Periods of the metric in a row that must reach it.
   * @default 1
   */
  readonly periods?: number;
  /** What has happened, in words for whoever is called. */
  readonly says: string;
}

/** A figure that the functions measure themselves. */
export const ownMetric = (stage: string, service: string, metricName: string, periodMin = 5): Metric =>
  new Metric({
    namespace: OWN_NAMESPACE,
    metricName,
    dimensionsMap: { service, stage },
    statistic: Stats.MAXIMUM,
    period: Duration.minutes(periodMin),
  });

/** The alarms of one stack, each told to the same topic. No data is no alarm: what nobody uses is not broken. */
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
  quiet(id: string, { metric, atLeast, periods = 1, says }: Watch): Alarm {
    return new Alarm(this, id, {
      metric,
      threshold: atLeast,
      evaluationPeriods: periods,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
      alarmDescription: says,
    });
  }

  /** Tells when a rule over quiet alarms holds. */
  whenAll(id: string, alarmRule: IAlarmRule, says: string): void {
    const alarm = new CompositeAlarm(this, id, { alarmRule, alarmDescription: says });
    alarm.addAlarmAction(this.action);
    alarm.addOkAction(this.action);
  }

  /** Tells of calls that ended in no answer, and of calls that AWS turned away. */
  ofFunction(id: string, called: IFunction, says: string): Alarm {
    const period = Duration.minutes(1);
    const metric = new MathExpression({
      expression: 'FILL(errors, 0) + FILL(throttles, 0)',
      label: 'errors and throttles',
      period,
      usingMetrics: {
        errors: called.metricErrors({ period, statistic: Stats.SUM }),
        throttles: called.metricThrottles({ period, statistic: Stats.SUM }),
      },
    });
    return this.when(id, { metric, atLeast: 2, says });
  }

  /** The same for what a queue or a schedule calls: what AWS turns away waits there, under an alarm of its own. */
  ofJob(id: string, called: IFunction, says: string): Alarm {
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
