import { Duration } from 'aws-cdk-lib';
import {
  Dashboard,
  GraphWidget,
  type IMetric,
  Row,
  SearchExpression,
  Stats,
} from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import { METRIC_NAMESPACE, type OwnMetric } from '../../shared/domain/metrics.ts';
import type { Stage } from '../stage.ts';
import { ofAllFunctions, ownMetric } from './alarms.ts';
import type { Objective } from './burn-rate.ts';

export interface Shown {
  readonly objectives: readonly Objective[];
  readonly latency: (period: Duration) => IMetric;
}

const FIVE = Duration.minutes(5);
const HOUR = Duration.hours(1);

const graph = (title: string, left: readonly IMetric[], period = FIVE): GraphWidget =>
  new GraphWidget({ title, left: [...left], period, width: 8, height: 6 });

/** Business metrics, counted where they are committed. */
const business = ({ name }: Stage): GraphWidget[] => {
  const counted = (...names: readonly OwnMetric[]) =>
    names.map((one) => ownMetric(name, one).with({ statistic: Stats.SUM, period: HOUR }));
  return [
    graph(
      'Bookings and leads',
      counted('BookingsMade', 'BookingsMoved', 'BookingsCancelled', 'LeadsFiled'),
      HOUR,
    ),
    graph(
      'Assistant turns by who answered',
      counted('ChatTurnsByModel', 'ChatTurnsByRules', 'ChatGreetings', 'ChatTurnsByTeam'),
      HOUR,
    ),
    graph('Slot conflicts and writes put off', counted('SlotConflicts', 'WritesContended'), HOUR),
  ];
};

/** The model's costs and failures. */
const model = ({ name }: Stage): GraphWidget[] => {
  const summed = (one: OwnMetric) => ownMetric(name, one).with({ statistic: Stats.SUM, period: HOUR });
  return [
    graph('Model cost (USD)', [summed('ModelSpend')], HOUR),
    graph('Model fallbacks to rules', [summed('ModelSetbacks')], HOUR),
  ];
};

/** Which function, or which resource, an alarm over all of them rings for. */
const failures = ({ name }: Stage): GraphWidget[] => {
  const found = (search: string) => new SearchExpression({ expression: search, label: '' });
  const dimensions = `{${METRIC_NAMESPACE},service,stage}`;
  return [
    graph('Lambda errors by function', [
      found(`SEARCH('{AWS/Lambda,FunctionName} MetricName="Errors"', 'Sum', 300)`),
    ]),
    graph('5xx by resource', [
      found(`SEARCH('${dimensions} MetricName="Failures" stage="${name}"', 'Sum', 300)`),
    ]),
    graph('Message delivery attempts failing for an hour or longer', [
      ownMetric(name, 'MessagesFailing').with({ statistic: Stats.SUM }),
    ]),
  ];
};

const jobs = ({ name }: Stage): GraphWidget[] => [
  graph('Oldest overdue regeneration (ms)', [ownMetric(name, 'LongestDue')]),
  graph('Oldest overdue outbox entry (ms)', [ownMetric(name, 'LongestPending')]),
  graph('Lambda concurrency and throttles', [
    ofAllFunctions('ConcurrentExecutions', Stats.MAXIMUM),
    ofAllFunctions('Throttles'),
  ]),
];

/** The operator's dashboard of one stage. */
export const stageDashboard = (scope: Construct, stage: Stage, { objectives, latency }: Shown): Dashboard => {
  const dashboard = new Dashboard(scope, 'Dashboard', { defaultInterval: Duration.days(1) });
  const asked = objectives.map(({ name, asked, failed }) =>
    graph(`${name} requests and 5xx`, [asked(FIVE), failed(FIVE)]),
  );
  dashboard.addWidgets(new Row(...business(stage)));
  dashboard.addWidgets(new Row(...asked, graph('API latency p95 (ms)', [latency(FIVE)])));
  dashboard.addWidgets(new Row(...failures(stage)));
  dashboard.addWidgets(new Row(...model(stage)));
  dashboard.addWidgets(new Row(...jobs(stage)));
  return dashboard;
};
