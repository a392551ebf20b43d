import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

const count = (text: string, words: RegExp): number => text.match(words)?.length ?? 0;

test('every property is tried with the seed of the run, so that COMPTOIR_SEED repeats it', () => {
  const files = globSync('test/**/*.test.{ts,tsx}').map((path) => ({
    path,
    text: readFileSync(path, 'utf8'),
  }));
  const tries = files.map(({ path, text }) => ({
    path,
    properties: count(text, /\bfc\.assert\(/g),
    seeded: count(text, /\bseededRuns\(|\{ seed,/g),
  }));
  expect(tries.reduce((sum, { properties }) => sum + properties, 0)).toBeGreaterThan(150);
  expect(tries.filter(({ properties, seeded }) => seeded < properties)).toEqual([]);
});
