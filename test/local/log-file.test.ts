import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createFileLogger } from '../../local/log-file.ts';

const MOST_BYTES = 1000;

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'comptoir-log-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const open = () =>
  createFileLogger(
    join(folder, 'comptoir.log'),
    (error) => {
      throw error;
    },
    MOST_BYTES,
  );

const numbersIn = (name: string): readonly number[] =>
  readFileSync(join(folder, name), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line).n);

test('the log keeps the latest lines whole, in one file and its former one, and never grows past their size', () => {
  // Opened anew as often as the product is started.
  for (let start = 0; start < 10; start++) {
    const logger = open();
    for (let line = 0; line < 10; line++) logger.info('request', { n: start * 10 + line });
  }
  expect(readdirSync(folder).sort()).toEqual(['comptoir.log', 'comptoir.log.1']);
  for (const name of readdirSync(folder))
    expect(statSync(join(folder, name)).size).toBeLessThanOrEqual(MOST_BYTES);
  const kept = [...numbersIn('comptoir.log.1'), ...numbersIn('comptoir.log')];
  expect(kept.length).toBeGreaterThan(10);
  expect(kept).toEqual(Array.from({ length: kept.length }, (_, at) => 100 - kept.length + at));
});

test('a line that is longer than a whole log is kept', () => {
  const logger = open();
  logger.info('short', { n: 1 });
  logger.info('x'.repeat(2 * MOST_BYTES), { n: 2 });
  expect([numbersIn('comptoir.log.1'), numbersIn('comptoir.log')]).toEqual([[1], [2]]);
});
