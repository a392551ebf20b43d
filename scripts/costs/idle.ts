import { MINUTE_MS } from '../../shared/domain/duration.ts';
import { intervalOf } from '../../shared/domain/timetable.ts';
import { ALLOWANCES, beyond, byMillion, PRICES } from './prices.ts';

/** A resource of a template. */
export interface Resource {
  readonly type: string;
  readonly properties: Readonly<Record<string, unknown>>;
}

export interface IdleLine {
  readonly what: string;
  readonly count: number;
  readonly usd: number;
}

const MINUTES = 30 * 24 * 60;
/** Pollers that Lambda keeps at an empty queue, each asking three times a minute. */
const POLLS = 5 * 3 * MINUTES;
/** Seconds, read units and log of a run that finds nothing to do. */
const EMPTY_RUN = { seconds: 0.1, readUnits: 4, logKb: 1 } as const;
/** Figures that the jobs measure even when nothing happens. */
const IDLE_METRICS = 7;

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Metrics of an alarm: each part of a formula is charged. */
const metricsOf = ({ properties }: Resource): number => {
  const parts = listIn(properties.Metrics).filter((part) => Object(part).MetricStat !== undefined);
  return Math.max(1, parts.length);
};

const rulesOf = ({ properties }: Resource): number => listIn(properties.Rules).length;

/** Runs per month of a schedule. */
const runsOf = ({ properties }: Resource): number => {
  const [, cron = ''] = /^cron\((.*)\)$/.exec(String(properties.ScheduleExpression)) ?? [];
  return MINUTES / (intervalOf(cron) / MINUTE_MS);
};

const isQueueMapping = ({ type, properties }: Resource): boolean =>
  type === 'AWS::Lambda::EventSourceMapping' && properties.ScalingConfig !== undefined;

/** Monthly cost of a stage without any traffic, from its templates. */
export const idleLines = (resources: readonly Resource[]): readonly IdleLine[] => {
  const of = (type: string): readonly Resource[] => resources.filter((one) => one.type === type);
  const sum = (type: string, measure: (one: Resource) => number): number =>
    of(type).reduce((total, one) => total + measure(one), 0);
  const line = (what: string, count: number, price: number, free = 0): IdleLine => ({
    what,
    count,
    usd: beyond(count, free) * price,
  });
  const runs = sum('AWS::Scheduler::Schedule', runsOf);
  const polls = resources.filter(isQueueMapping).length * POLLS;
  const runUsd =
    byMillion(beyond(runs, ALLOWANCES.scheduled), PRICES.scheduled) +
    byMillion(beyond(runs, ALLOWANCES.calls), PRICES.calls) +
    byMillion(beyond(runs, ALLOWANCES.traces), PRICES.traces) +
    byMillion(beyond(runs * EMPTY_RUN.seconds, ALLOWANCES.gbSeconds), PRICES.gbSeconds) +
    byMillion(runs * EMPTY_RUN.readUnits, PRICES.readUnits) +
    beyond((runs * EMPTY_RUN.logKb) / 1_000_000, ALLOWANCES.logGb) * PRICES.logGb;
  return [
    line('firewall', of('AWS::WAFv2::WebACL').length, PRICES.wafAcl),
    line('rules of the firewall', sum('AWS::WAFv2::WebACL', rulesOf), PRICES.wafRule),
    line(
      'metrics that alarms look at',
      sum('AWS::CloudWatch::Alarm', metricsOf),
      PRICES.alarmMetric,
      ALLOWANCES.alarmMetrics,
    ),
    line('alarms over alarms', of('AWS::CloudWatch::CompositeAlarm').length, PRICES.compositeAlarm),
    line('dashboards', of('AWS::CloudWatch::Dashboard').length, PRICES.dashboard, ALLOWANCES.dashboards),
    line('figures that jobs measure', IDLE_METRICS, PRICES.customMetric, ALLOWANCES.customMetrics),
    line('encryption keys', of('AWS::KMS::Key').length, PRICES.kmsKey),
    line('secrets', of('AWS::SecretsManager::Secret').length, PRICES.secret),
    { what: 'runs by the clock that find nothing to do', count: runs, usd: runUsd },
    {
      what: 'requests of empty queues',
      count: polls,
      usd: byMillion(beyond(polls, ALLOWANCES.queueRequests), PRICES.queueRequests),
    },
  ];
};

export const idleTotal = (lines: readonly IdleLine[]): number => lines.reduce((sum, { usd }) => sum + usd, 0);
