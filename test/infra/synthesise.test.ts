import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

test('a folder outside of the cache is refused, and what lies beside it stays', () => {
  const parent = mkdtempSync(join(tmpdir(), 'comptoir-beside-'));
  const neighbour = join(parent, 'neighbour.txt');
  writeFileSync(neighbour, 'kept');
  const synthesise = () =>
    execFileSync(process.execPath, [join(import.meta.dirname, 'synthesise.ts'), join(parent, 'templates')], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  expect(synthesise).toThrow('Not the name of a state of the sources');
  expect(existsSync(neighbour)).toBe(true);
});
