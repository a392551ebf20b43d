import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DIST } from './built-folder.ts';
import { LocalFailure } from './local-failure.ts';

const SOURCES = ['web', 'shared', 'package-lock.json'];
/** Vite's configurations, and the plugins of ours that they take. */
const CONFIG = /^vite\..+\.ts$/;
const STAMP = 'built-from';

const filesUnder = (path: string): readonly string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .sort()
    : [path];

/** A hash of everything the browser's code is built from. */
export const sourcesNow = (): string => {
  const hash = createHash('sha256');
  const configs = readdirSync('.').filter((name) => CONFIG.test(name));
  for (const file of [...SOURCES, ...configs.sort()].flatMap(filesUnder))
    hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
};

const run = (command: string, args: readonly string[]): Promise<string | undefined> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [command, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.once('exit', (code) => resolve(code === 0 ? undefined : output));
  });

/**
 * Records in a folder what it was built from: `sourcesNow()` from before the build, in case a source changed during it.
 */
export const noteBuilt = (folder: string, sources: string): Promise<void> =>
  writeFile(join(folder, STAMP), sources);

/** Whether the build is up to date with the sources. */
export const isBuilt = async (): Promise<boolean> => {
  // A folder that is missing or broken is built again.
  const stamp = await readFile(join(DIST.path, STAMP), 'utf8').catch(() => undefined);
  return stamp === sourcesNow();
};

/** Builds the web application, the public page and the widget, unless the build is up to date. */
export const ensureBuilt = async (): Promise<void> => {
  if (await isBuilt()) return;
  process.stdout.write('Building the web pages, once…\n');
  const failure = await run('scripts/build.ts', ['--if-needed']);
  if (failure) throw new LocalFailure(`The web pages could not be built; "npm run build" shows why.`);
};
