import { describe, expect, test } from '@jest/globals';
import type { Outcome } from '../../../eval/evaluate.ts';
import type { FailureKind } from '../../../eval/judge/failure.ts';
import { figuresOf } from '../../../eval/report/figures.ts';
import { tableOf } from '../../../eval/report/table.ts';
import { shortfalls } from '../../../eval/report/thresholds.ts';
import { loadScenarios } from '../../../eval/scenarios/load.ts';

const scenarios = loadScenarios();

/** Every scenario with the failures that `wrong` finds for it. */
const outcomes = (
  wrong: (name: string, at: number) => readonly FailureKind[] = () => [],
): readonly Outcome[] =>
  scenarios.map((scenario, at) => ({
    scenario,
    transcript: { exchanges: [], picked: [] },
    failures: wrong(scenario.name, at).map((kind) => ({ kind, text: kind })),
  }));

const first = (kind: FailureKind) => outcomes((_, at) => (at === 0 ? [kind] : []));

test('a conversation in which only the manner was wrong reached its goal', () => {
  const { count, right, reached } = figuresOf(first('said-back'));
  expect([count - right, count - reached]).toEqual([1, 0]);
});

test('a conversation with several failures is one that went wrong', () => {
  const { count, right, reached, wrongFacts } = figuresOf(
    outcomes((_, at) => (at === 0 ? ['wrong-price', 'wrong-hour', 'booked'] : [])),
  );
  expect([count - right, count - reached, wrongFacts]).toEqual([1, 1, 1]);
});

describe('the thresholds', () => {
  test('let pass what is wholly right', () => {
    expect(shortfalls(outcomes())).toEqual([]);
  });

  test.each([
    'false-confirmation',
    'wrong-price',
    'wrong-hour',
    'wrong-day',
    'reversed',
    'language',
  ] as const)('let no %s pass, not even one', (kind) => {
    expect(shortfalls(first(kind))).toHaveLength(1);
  });

  test('let one conversation pass that did not go well otherwise', () => {
    expect(shortfalls(first('offers'))).toEqual([]);
  });

  test('name the part and the languages that fall short', () => {
    const english = outcomes((name, at) => (name.endsWith('-en') && at % 5 === 0 ? ['offers'] : []));
    expect(shortfalls(english).map((text) => text.split(':')[0])).toEqual([
      'seen',
      'unseen',
      expect.stringContaining('points apart'),
    ]);
  });
});

test('the table has a row for each category and language, and the parts apart', () => {
  const rows = tableOf(first('offers')).split('\n');
  expect(rows.filter((row) => row.startsWith('| booking |'))).toHaveLength(2);
  expect(rows.filter((row) => row.startsWith('| **unseen** |'))).toHaveLength(3);
  expect(rows.find((row) => row.startsWith('| **all** |'))).toContain(String(scenarios.length));
});
