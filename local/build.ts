import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LocalFailure } from './local-failure.ts';

const SOURCES = ['web', 'shared', 'package-lock.json'];
const CONFIGS = ['vite.config.ts', 'vite.site.config.ts', 'vite.widget.config.ts'];
const STAMP = join('dist', 'built-from');

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
  for (const file of [...SOURCES, ...CONFIGS].flatMap(filesUnder))
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

/** Notes what the build was made from: `sourcesNow()` of before it began, in case somebody typed meanwhile. */
export const noteBuilt = (sources: string): Promise<void> => writeFile(STAMP, sources);

/** Builds the web application, the public page and the widget, unless what is built is of the same sources. */
export const ensureBuilt = async (): Promise<void> => {
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sourcesNow()) return;
  process.stdout.write('Building the web pages, once…\n');
  const failure = await run('scripts/build.ts', []);
  if (failure) throw new LocalFailure(`The web pages could not be built; "npm run build" shows why.`);
};
