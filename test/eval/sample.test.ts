import { expect, test } from '@jest/globals';
import { evaluate } from '../../eval/evaluate.ts';
import { evaluateAtOnce } from '../../eval/evaluate-at-once.ts';
import { told } from '../../eval/report/told.ts';
import { loadScenarios } from '../../eval/scenarios/load.ts';
import { startModelPeer } from '../support/model-peer.ts';

/** Conversations with one business that every run has; `npm run eval` has them all. */
const SAMPLE = [
  'book-men-thursday',
  'book-named-person',
  'not-before-15',
  'rather-wednesday',
  'other-time-same-day',
];

/** How many of them the assistant gets wholly right today, both languages together. */
const LEAST_RIGHT = 10;

test('a sample of the scenarios goes at least as well as it did', async () => {
  const chosen = loadScenarios().filter(({ id }) => SAMPLE.includes(id));
  expect(chosen).toHaveLength(SAMPLE.length * 2);
  const outcomes = await evaluateAtOnce(chosen);
  expect(outcomes.map(({ scenario: { name } }) => name)).toEqual(chosen.map(({ name }) => name));
  const wrong = outcomes.filter(({ failures }) => failures.length > 0);
  if (outcomes.length - wrong.length < LEAST_RIGHT) throw new Error(wrong.map(told).join('\n\n'));
  const lies = outcomes.flatMap(({ failures }) =>
    failures.filter(({ kind }) => kind === 'false-confirmation'),
  );
  expect(lies).toEqual([]);
});

test('with a key a model is asked, and while it is down the rules get the same conversation right', async () => {
  const peer = await startModelPeer();
  process.env.ANTHROPIC_BASE_URL = peer.url;
  try {
    const chosen = loadScenarios().filter(({ name }) => name === 'groomer-takes-nearest-fr');
    const outcomes = await evaluate(chosen, { anthropicKey: 'a key of the tests' });
    expect(outcomes.map(({ failures }) => failures)).toEqual([[]]);
    expect(peer.requests.length).toBeGreaterThan(0);
  } finally {
    delete process.env.ANTHROPIC_BASE_URL;
    await peer.stop();
  }
});
