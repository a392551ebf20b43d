import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';

/** A process that tries to hold a folder, says its id and how that went, and stays. */
const HOLDER = `
  const { holdFolder } = await import(process.cwd() + '/local/folder-lock.ts');
  const said = (text) => console.log(JSON.stringify({ pid: process.pid, said: text }));
  try {
    holdFolder(process.argv[1]);
    said('held');
  } catch (error) {
    said(error.message);
  }
  setInterval(() => undefined, 1000);
`;
const HOLD = [process.execPath, '--input-type=module', '-e', HOLDER] as const;

let folder = '';
const started: ChildProcess[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'comptoir-lock-'));
});
afterEach(async () => {
  for (const one of started.splice(0)) one.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

const firstLine = async (
  command: string,
  args: readonly string[],
): Promise<{ pid: number; said: string }> => {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  started.push(child);
  const line = await new Promise<Buffer>((resolve) => child.stdout.once('data', resolve));
  return JSON.parse(String(line));
};

const hold = (path = folder) => firstLine(HOLD[0], [...HOLD.slice(1), path]);

const untilZombie = async (pid: number): Promise<void> => {
  while (!/^State:\s+Z/m.test(await readFile(`/proc/${pid}/status`, 'utf8')))
    await new Promise((next) => setTimeout(next, 10));
};

test('of processes that start on one folder at once, one holds it and each other is told in one sentence', async () => {
  const said = (await Promise.all([hold(), hold(), hold()])).map((one) => one.said);
  const inUse = `The data folder ${folder} is in use by another Comptoir: stop it, or give another folder with DATA_DIR.`;
  expect(said.sort()).toEqual([inUse, inUse, 'held']);
});

test('a folder is one folder under each of its names', async () => {
  const alias = `${folder}-alias`;
  await symlink(folder, alias);
  try {
    expect((await hold()).said).toBe('held');
    expect((await hold(alias)).said).toContain(`${alias} is in use`);
  } finally {
    await rm(alias);
  }
});

test('a folder is free once its holder was killed, though nobody has taken note of its end', async () => {
  // A parent that waits for nobody, as the first process of a container often is.
  const careless = ['-c', '"$@" & exec sleep 60', 'sh', ...HOLD, folder];
  const { pid, said } = await firstLine('/bin/sh', careless);
  expect(said).toBe('held');
  process.kill(pid, 'SIGKILL');
  await untilZombie(pid);
  expect((await hold()).said).toBe('held');
});
