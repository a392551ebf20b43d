import { spawn } from 'node:child_process';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { ensureSpace, isDiskFull, watchSpace } from '../../local/disk-space.ts';
import { freePort } from '../../local/free-port.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'comptoir-full-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const fullSentence = () => `The disk of the data folder ${folder} is full: make room on it, and start again.`;
const MORE_THAN_THERE_IS = Number.MAX_SAFE_INTEGER;

test('a disk with too little room is refused in one sentence; one with enough is not', async () => {
  await expect(ensureSpace(folder, MORE_THAN_THERE_IS)).rejects.toThrow(fullSentence());
  await expect(ensureSpace(folder)).resolves.toBeUndefined();
});

test('a disk that fills up later is told, once it has', async () => {
  let told: unknown;
  const fine = watchSpace(folder, (error) => (told = error), { lookMs: 5 });
  await new Promise((next) => setTimeout(next, 100));
  fine.stop();
  expect(told).toBeUndefined();
  const full = await new Promise((resolve) => {
    const watch = watchSpace(
      folder,
      (error) => {
        watch.stop();
        resolve(error);
      },
      { lookMs: 5, leastBytes: MORE_THAN_THERE_IS },
    );
  });
  expect(full).toMatchObject({ name: 'LocalFailure', message: fullSentence() });
});

test('a write that the disk had no room for is known by its cause', () => {
  const causes = ['ENOSPC', 'EDQUOT', 'EACCES'].map((code) => Object.assign(new Error('write'), { code }));
  expect(causes.map(isDiskFull)).toEqual([true, true, false]);
  expect(isDiskFull(undefined)).toBe(false);
});

test('a running product that can write no more stops, and says so in one sentence', async () => {
  // Linux's own full disk.
  await symlink('/dev/full', join(folder, 'comptoir.log'));
  const env = { ...process.env, COMPTOIR_FRESH: '1', PORT: String(await freePort()), DATA_DIR: folder };
  const child = spawn(process.execPath, ['local/launch.mjs'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.stdout.on('data', (chunk) => {
    // Any request leaves a line in the log.
    if (String(chunk).includes('Ctrl-C'))
      fetch(`http://localhost:${env.PORT}/public/sites/none/config`).catch(() => undefined);
  });
  const said = await text(child.stderr);
  expect([await ended, said.trim().split('\n')]).toEqual([1, [fullSentence()]]);
});
