import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { capacityOf } from '../../../scripts/costs/capacity.ts';
import { type IdleLine, idleLines, type Resource } from '../../../scripts/costs/idle.ts';
import { monthOf, PROFILE } from '../../../scripts/costs/month.ts';
import { costsPage } from '../../../scripts/costs/page.ts';
import { routeKeys } from '../../../shared/routes.ts';
import { costedResources } from '../../infra/deployed.ts';

const capacity = capacityOf(readFileSync('docs/capacity.md', 'utf8'));

test('docs/costs.md is what `npm run costs` prints', () => {
  const lines = idleLines(costedResources());
  expect(costsPage(capacity, lines)).toBe(readFileSync('docs/costs.md', 'utf8'));
  // What a stage that nobody uses may cost, in USD a month: each function and queue brings alarms of its own.
  expect(lines.reduce((sum, { usd }) => sum + usd, 0)).toBeLessThanOrEqual(25);
});

test('the assumed month asks for routes that there are, each measured', () => {
  for (const route of Object.keys(PROFILE.requests)) {
    expect(routeKeys).toContain(route);
    expect(capacity.get(route)).toBeDefined();
  }
});

test('a million businesses whose chat a model answers need 3,500 to 8,100 functions at once', () => {
  const [line] = costsPage(capacity, [])
    .split('\n')
    .filter((one) => one.includes('where a model answers'));
  expect(line).toMatch(/\| 3,472 to 8,102 \|$/);
});

test('the part that is called the largest is the largest of the table', () => {
  const page = costsPage(capacity, []);
  const parts = Array.from(
    page.matchAll(/^\| (?!a booking)(.+), USD \|.* ([\d.,]+) \|$/gm),
    ([, name = '', cell = '']) => ({ name, usd: Number(cell.replaceAll(',', '')) }),
  );
  expect(parts.length).toBeGreaterThan(10);
  const largest = parts.reduce((one, other) => (other.usd > one.usd ? other : one));
  expect(page).toContain(`the largest part is “${largest.name}”`);
});

test('ten times as many businesses cost ten times as much, but for what stands idle', () => {
  const [one, ten] = [monthOf(1000, capacity, 25), monthOf(10_000, capacity, 25)];
  expect(ten.total - 25).toBeCloseTo(10 * (one.total - 25), 6);
});

describe('what stands idle', () => {
  const usdOf = (what: string, resources: readonly Resource[]): number | undefined =>
    idleLines(resources).find((line: IdleLine) => line.what === what)?.usd;

  test('is a firewall by its rules', () => {
    const acl = { type: 'AWS::WAFv2::WebACL', properties: { Rules: [{}, {}, {}] } };
    expect(usdOf('firewall', [acl])).toBe(5);
    expect(usdOf('rules of the firewall', [acl])).toBe(3);
  });

  test('is an alarm by its metrics, beyond the ten that are free', () => {
    const formula = { Metrics: [{ Expression: 'a + b' }, { MetricStat: {} }, { MetricStat: {} }] };
    const alarms = Array.from({ length: 6 }, () => ({
      type: 'AWS::CloudWatch::Alarm',
      properties: formula,
    }));
    expect(usdOf('metrics that alarms look at', alarms)).toBeCloseTo(0.2, 6);
    expect(usdOf('metrics that alarms look at', alarms.slice(0, 5))).toBe(0);
  });

  test('is a clock by how often it strikes', () => {
    const clock = (cron: string) => ({
      type: 'AWS::Scheduler::Schedule',
      properties: { ScheduleExpression: `cron(${cron})` },
    });
    const counts = ['* * * * ? *', '0 * * * ? *', '0 7 * * ? *'].map(
      (cron) => idleLines([clock(cron)]).find(({ what }) => what.startsWith('runs'))?.count,
    );
    expect(counts).toEqual([43_200, 720, 30]);
  });
});
