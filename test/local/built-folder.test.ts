import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { type BuiltFolder, holdBuilt, replaceBuilt } from '../../local/built-folder.ts';

const FILES = ['a.js', 'b.js', 'c.js'] as const;

let root = '';
let folder: BuiltFolder = { path: '', workPath: '' };
const started: ChildProcess[] = [];
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'comptoir-built-'));
  folder = { path: join(root, 'dist'), workPath: join(root, '.build') };
});
afterEach(async () => {
  for (const one of started.splice(0)) one.kill('SIGKILL');
  await rm(root, { recursive: true, force: true });
});

const write = async (into: string, text: string, names: readonly string[] = FILES): Promise<void> => {
  for (const name of names) await writeFile(join(into, name), text);
};

const read = (): Promise<readonly string[]> =>
  Promise.all(FILES.map((name) => readFile(join(folder.path, name), 'utf8')));

/** Runs a build in a process of its own, which has begun once it has said something. */
const buildElsewhere = async (make: string): Promise<ChildProcess> => {
  const script = `
    const { holdBuilt, replaceBuilt } = await import(process.cwd() + '/local/built-folder.ts');
    const { writeFile } = await import('node:fs/promises');
    const folder = JSON.parse(process.argv[1]);
    const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
    ${make}`;
  const args = ['--input-type=module', '-e', script, JSON.stringify(folder)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  started.push(child);
  await once(child.stdout, 'data');
  return child;
};

test('whoever reads during a build reads the former one whole, and after it the new one', async () => {
  const release = await holdBuilt(folder);
  await replaceBuilt(folder, (next) => write(next, 'first'));
  await replaceBuilt(folder, async (next) => {
    await write(next, 'second', ['a.js', 'b.js']);
    expect(await read()).toEqual(['first', 'first', 'first']);
    await write(next, 'second', ['c.js']);
  });
  release();
  expect(await read()).toEqual(['second', 'second', 'second']);
  expect(await readdir(folder.workPath)).toEqual(['lock']);
});

test('a build that fails leaves the former one', async () => {
  const release = await holdBuilt(folder);
  await replaceBuilt(folder, (next) => write(next, 'first'));
  const failing = replaceBuilt(folder, async (next) => {
    await write(next, 'second', ['a.js']);
    throw new Error('a type is wrong');
  });
  await expect(failing).rejects.toThrow('a type is wrong');
  release();
  expect(await read()).toEqual(['first', 'first', 'first']);
});

test('a start that reads while another process builds and builds never has files of two builds', async () => {
  await buildElsewhere(`
    for (let build = 0; ; build++) {
      const release = await holdBuilt(folder);
      await replaceBuilt(folder, async (next) => {
        for (const name of ${JSON.stringify(FILES)}) await writeFile(next + '/' + name, String(build));
      });
      release();
      if (build === 0) console.log('begun');
      await pause(30);
    }`);
  const seen: string[] = [];
  for (let reads = 0; reads < 12; reads++) {
    const release = await holdBuilt(folder);
    const texts: string[] = [];
    for (const name of FILES) {
      texts.push(await readFile(join(folder.path, name), 'utf8'));
      await new Promise((next) => setTimeout(next, 2));
    }
    release();
    expect(new Set(texts).size).toBe(1);
    seen.push(texts[0] ?? '');
    // Long enough for the other to have its turn.
    await new Promise((next) => setTimeout(next, 120));
  }
  expect(new Set(seen).size).toBeGreaterThan(1);
});

test('a build waits for the one that is being made, and says so once', async () => {
  const other = await buildElsewhere(`
    const release = await holdBuilt(folder);
    console.log('begun');
    await replaceBuilt(folder, async (next) => {
      for (const name of ${JSON.stringify(FILES)}) await writeFile(next + '/' + name, 'theirs');
      await pause(500);
    });
    release();`);
  const onWait = jest.fn();
  const release = await holdBuilt(folder, onWait);
  expect(await read()).toEqual(['theirs', 'theirs', 'theirs']);
  expect(onWait).toHaveBeenCalledTimes(1);
  await replaceBuilt(folder, (next) => write(next, 'ours'));
  release();
  expect(await read()).toEqual(['ours', 'ours', 'ours']);
  if (other.exitCode === null) await once(other, 'exit');
  expect(other.exitCode).toBe(0);
});

test('a build that is killed leaves the former one whole and holds up nobody', async () => {
  const release = await holdBuilt(folder);
  await replaceBuilt(folder, (next) => write(next, 'first'));
  release();
  const other = await buildElsewhere(`
    await holdBuilt(folder);
    await replaceBuilt(folder, async (next) => {
      await writeFile(next + '/a.js', 'second');
      console.log('begun');
      await pause(60_000);
    });`);
  other.kill('SIGKILL');
  const again = await holdBuilt(folder);
  expect(await read()).toEqual(['first', 'first', 'first']);
  await replaceBuilt(folder, (next) => write(next, 'third'));
  again();
  expect(await read()).toEqual(['third', 'third', 'third']);
});
