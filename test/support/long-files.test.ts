import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { RUNS, rankOf, runsWith } from './long-files.ts';

const files = globSync('test/**/*.test.{ts,tsx}').map((file) => resolve(file));
const seeds = Array.from({ length: RUNS }, (_, n) => 1_000 + n);
const turnsOf = (file: string): number => seeds.filter((seed) => runsWith(seed, file)).length;

test('each file runs at least once in as many runs as there are turns, and most in every run', () => {
  expect(files.filter((file) => turnsOf(file) === 0)).toEqual([]);
  const inEach = files.filter((file) => turnsOf(file) === RUNS);
  const inOne = files.filter((file) => turnsOf(file) === 1);
  expect(inEach.length + inOne.length).toBe(files.length);
  expect(inEach.length).toBeGreaterThan(files.length / 2);
});

test('what begins a run are long files, this one is none', () => {
  const [first = ''] = files.toSorted((one, other) => rankOf(one) - rankOf(other));
  expect(first).toMatch(/test\/infra\/nag\.test\.ts$/);
  expect(rankOf(import.meta.filename)).toBe(rankOf('/nowhere.test.ts'));
});
