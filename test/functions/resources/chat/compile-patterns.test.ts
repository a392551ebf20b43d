import { execFileSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@jest/globals';

const address = (path: string): string => JSON.stringify(pathToFileURL(path).href);

/** A pattern whose first run is told of by the engine. */
const RUN = "/ab+c/.test('xx abbc')";

/** What the engine made of it, in a process that runs `before` first. */
const madeOf = (before: string): string | undefined =>
  execFileSync(
    process.execPath,
    ['--trace-regexp-tier-up', '--input-type=module', '-e', `${before}; ${RUN}`],
    { encoding: 'utf8' },
  )
    .trim()
    .split('\n')
    .at(-1);

test('the ear’s patterns are compiled to machine code when they first run', () => {
  const handled = `await import(${address('functions/resources/chat/compile-patterns.ts')})`;
  expect(madeOf(handled)).toContain('native code');
  expect(madeOf('')).toContain('bytecode');
});
