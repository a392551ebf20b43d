import { Duration, Stack } from 'aws-cdk-lib';
import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { Alarms } from '../constructs/alarms.ts';
import { emailTopic } from '../constructs/email-topic.ts';
import { Firewall } from '../constructs/firewall.ts';
import { MonthlyBudget } from '../constructs/monthly-budget.ts';
import { envOf, type Stage } from '../stage.ts';

const PERIOD = Duration.minutes(5);

/** Resources that CloudFront and AWS Budgets need in us-east-1. */
export class EdgeStack extends Stack {
  readonly firewall: Firewall;
  /** The topic for alarms of us-east-1: an alarm notifies only topics of its own region. */
  readonly topic: ITopic;

  constructor(scope: Construct, id: string, { stage }: { readonly stage: Stage }) {
    super(scope, id, { env: { ...envOf(stage), region: 'us-east-1' }, crossRegionReferences: true });
    this.firewall = new Firewall(this, 'Firewall', stage.firewall);
    const { monthlyBudgetUsd: usd, alarmEmail: email } = stage;
    if (usd !== undefined && email) new MonthlyBudget(this, 'Budget', { usd, email });
    this.topic = emailTopic(this, email);
    this.watch(new Alarms(this, 'FirewallAlarms', this.topic), stage);
  }

  private watch(alarms: Alarms, { firewall, throttle }: Stage): void {
    const counted = (metricName: string): Metric =>
      new Metric({
        namespace: 'AWS/WAFV2',
        metricName,
        dimensionsMap: { WebACL: this.firewall.metricName, Rule: 'ALL' },
        statistic: Stats.SUM,
        period: PERIOD,
      });
    alarms.when('BlockedSurge', {
      metric: counted('BlockedRequests'),
      atLeast: firewall.allPerFiveMinutes,
      says: 'Blocked requests exceed one address’s limit: an attack, or a rule blocks visitors.',
    });
    alarms.when('AllowedFlood', {
      metric: counted('AllowedRequests'),
      atLeast: throttle.perSecond * PERIOD.toSeconds(),
      says: 'Allowed requests reach the API’s throttle: visitors are about to get 429.',
    });
  }
}
