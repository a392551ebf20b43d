import { CfnOutput, Duration, Stack } from 'aws-cdk-lib';
import { type Dashboard, type IMetric, Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import { Alarms, ofAllFunctions } from '../constructs/alarms.ts';
import { type Objective, watchObjective } from '../constructs/burn-rate.ts';
import type { ResourceFunction } from '../constructs/resource-function.ts';
import { stageDashboard } from '../constructs/stage-dashboard.ts';
import { envOf, type Stage } from '../stage.ts';
import type { AlertsStack } from './alerts-stack.ts';
import type { ApiStack } from './api-stack.ts';

interface ObservabilityStackProps {
  readonly stage: Stage;
  readonly alerts: AlertsStack;
  readonly api: ApiStack;
  /** The chat's function, which the HTTP API's metrics do not include. */
  readonly chat: ResourceFunction;
}

/** One request in a thousand may fail (docs/operations.md, "Objectives"). */
const API_BUDGET = 0.001;

/** 95th percentile of latency, in milliseconds. */
const P95_MS = 2000;

/** Throttled calls a minute from which visitors notice. */
const MOST_THROTTLED = 5;

/** Calls without an answer in five minutes; fewer than a job has that fails every minute. */
const MOST_FAILED = 3;

/** The stage's objectives and dashboard. The alarms of each part are in its own stack. */
export class ObservabilityStack extends Stack {
  constructor(scope: Construct, id: string, { stage, alerts, api, chat }: ObservabilityStackProps) {
    super(scope, id, { env: envOf(stage) });
    const alarms = new Alarms(this, 'Alarms', alerts.topic);
    const apiMetric = (name: string, statistic: string) => (period: Duration) =>
      new Metric({
        namespace: 'AWS/ApiGateway',
        metricName: name,
        dimensionsMap: { ApiId: api.api.api.apiId },
        statistic,
        period,
      });
    const chatMetric = (name: string) => (period: Duration) =>
      new Metric({
        namespace: 'AWS/Lambda',
        metricName: name,
        dimensionsMap: { FunctionName: chat.function.functionName },
        statistic: Stats.SUM,
        period,
      });
    const objectives: readonly Objective[] = [
      {
        name: 'Api',
        budget: API_BUDGET,
        asked: apiMetric('Count', Stats.SUM),
        failed: apiMetric('5xx', Stats.SUM),
      },
      {
        name: 'Chat',
        budget: API_BUDGET,
        asked: chatMetric('UrlRequestCount'),
        failed: chatMetric('Url5xxCount'),
      },
    ];
    for (const objective of objectives) watchObjective(alarms, objective);
    const latency: (period: Duration) => IMetric = apiMetric('Latency', Stats.p(95));
    alarms.when('ApiSlow', {
      metric: latency(Duration.minutes(5)),
      atLeast: P95_MS,
      periods: 3,
      says: 'API latency p95 is over two seconds.',
    });
    alarms.when('FunctionsThrottled', {
      metric: ofAllFunctions('Throttles'),
      atLeast: MOST_THROTTLED,
      says: 'Lambda throttles calls: the account’s concurrency, or the chat’s reserved concurrency, is used up.',
    });
    alarms.when('FunctionsFail', {
      metric: ofAllFunctions('Errors').with({ period: Duration.minutes(5) }),
      atLeast: MOST_FAILED,
      says: 'Functions fail: the dashboard shows which; look in its log for a timeout or a crash.',
    });
    const dashboard: Dashboard = stageDashboard(this, stage, { objectives, latency });
    new CfnOutput(this, 'DashboardName', {
      value: dashboard.dashboardName,
      description: 'Where the stage is looked at',
    });
  }
}
