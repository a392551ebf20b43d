import { expect, test } from '@jest/globals';
import { keepGlobals } from './kept-globals.ts';

/** What jest keeps on the global object for the tests of a file, this one too. */
const ofJest = (): readonly (readonly [symbol, unknown])[] =>
  Object.getOwnPropertySymbols(globalThis)
    .filter((key) => /^(EVENT_HANDLERS|JEST_STATE_SYMBOL)$/.test(key.description ?? ''))
    .map((key) => [key, Reflect.get(globalThis, key)]);

test('a file leaves the next one the process that it found, and no tests of its own', () => {
  const { env, exit } = process;
  const found = { ...env };
  const own = ofJest();
  const bringBack = keepGlobals();
  process.env.ONE_MORE = 'yes';
  process.env.PATH = '/nowhere';
  process.env = { other: 'than this' };
  Object.assign(process, { exit: () => undefined });
  bringBack();
  const left = ofJest();
  for (const [key, value] of own) Reflect.set(globalThis, key, value);
  expect(own).not.toEqual([]);
  expect(left).toEqual([]);
  expect(process.env).toBe(env);
  expect({ ...env }).toEqual(found);
  expect(process.exit).toBe(exit);
});
