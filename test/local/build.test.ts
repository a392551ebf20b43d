import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { sourcesNow } from '../../local/build.ts';

const home = process.cwd();
let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'comptoir-sources-'));
  process.chdir(folder);
  for (const path of ['web', 'shared']) await mkdir(path);
  for (const path of ['package-lock.json', 'vite.config.ts', 'vite.plugin.ts', 'web/main.ts'])
    await writeFile(path, '');
});

afterEach(async () => {
  process.chdir(home);
  await rm(folder, { recursive: true });
});

test.each(['web/main.ts', 'vite.config.ts', 'vite.plugin.ts', 'package-lock.json'])(
  'the pages are built again after a change of %s',
  async (path) => {
    const before = sourcesNow();
    await writeFile(path, 'changed');
    expect(sourcesNow()).not.toBe(before);
  },
);

test('the pages are not built again after a change of anything else', async () => {
  const before = sourcesNow();
  await writeFile('jest.config.ts', 'changed');
  expect(sourcesNow()).toBe(before);
});
