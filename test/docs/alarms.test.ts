import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { deployed, resourcesOf, stackNames } from '../infra/deployed.ts';

const stacks = deployed('prod');

interface Told {
  readonly name: string;
  readonly threshold: number;
  readonly periods: number;
}

/** Every alarm that tells somebody. */
const told: readonly Told[] = stackNames
  .flatMap((stack) => resourcesOf(stacks[stack]))
  .filter(
    ({ type, properties }) => /::(Composite)?Alarm$/.test(type) && properties.AlarmActions !== undefined,
  )
  .map(({ path, properties }) => ({
    name: path.split('/').at(-2) ?? '',
    threshold: Number(properties.Threshold),
    periods: Number(properties.EvaluationPeriods),
  }));

/** First cells of the page's tables: the alarms, and from when on they tell. */
const rows = Array.from(
  readFileSync('docs/operations.md', 'utf8').matchAll(/^\| ([^|]+) \|/gm),
  ([, cell = '']) => cell,
);
const rowOf = (name: string): string | undefined => rows.find((row) => row.includes(`\`${name}\``));

const names = [...new Set(told.map(({ name }) => name))].sort();

test.each(names)('docs/operations.md says where to look when %s rings', (name) => {
  expect(rowOf(name)).toBeDefined();
});

const minutes = (value: number, unit: number): string => `${value / unit} minutes`;

/** What the page says of a threshold, from the alarm itself. */
const SAID: Readonly<Record<string, (alarm: Told) => string>> = {
  regenerationsLate: ({ threshold }) => minutes(threshold, 60),
  deliveriesLate: ({ threshold }) => minutes(threshold, 60),
  purgesLate: ({ threshold }) => minutes(threshold, 60),
  readingsLate: ({ threshold }) => minutes(threshold, 60),
  RegenerationForgotten: ({ threshold }) => `of ${threshold / 3_600_000} hours`,
  OutsideLate: ({ threshold }) => minutes(threshold, 60_000),
  OutboxLate: ({ threshold, periods }) => `${minutes(threshold, 60_000)}${periods === 2 ? ', twice' : ''}`,
  StreamLate: ({ threshold }) => minutes(threshold, 60_000),
  TableReadsThrottled: ({ threshold }) => `${threshold} requests`,
  TableWritesThrottled: ({ threshold }) => `${threshold} requests`,
  gsi1ReadsThrottled: ({ threshold }) => `${threshold} requests`,
  gsi1WritesThrottled: ({ threshold }) => `${threshold} requests`,
  gsi2ReadsThrottled: ({ threshold }) => `${threshold} requests`,
  gsi2WritesThrottled: ({ threshold }) => `${threshold} requests`,
  FunctionsThrottled: ({ threshold }) => `${threshold} calls a minute`,
  ApiSlow: ({ threshold }) => `${threshold / 1000} seconds`,
  ApplicationEdge5xx: ({ threshold }) => `${threshold} %`,
  PagesEdge5xx: ({ threshold }) => `${threshold} %`,
  MailBounces: ({ threshold }) => `${threshold * 100} %`,
  MailComplaints: ({ threshold }) => `${threshold * 100} %`,
  FunctionsFail: ({ threshold }) => `${threshold} calls`,
  ResourcesFail: ({ threshold }) => `${threshold} answers`,
};

test.each(Object.keys(SAID))('and from when on %s does', (name) => {
  const alarms = told.filter((alarm) => alarm.name === name);
  expect(alarms.length).toBeGreaterThan(0);
  for (const alarm of alarms) expect(rowOf(name)).toContain(SAID[name]?.(alarm));
});
