import { mkdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { takeLock } from './file-lock.ts';

/** Milliseconds between two looks at a folder that another process holds. */
const POLL_MS = 100;

/** A folder of built files, with what is needed to replace it beside it. */
export interface BuiltFolder {
  /** Where the files are read. */
  readonly path: string;
  /** Where the next build is made, and what keeps two processes apart. */
  readonly workPath: string;
}

/** What browsers load. */
export const DIST: BuiltFolder = { path: resolve('dist'), workPath: resolve('.build') };

/**
 * Waits until no other process replaces or reads the folder, and holds it: whoever reads many of its files reads those
 * of one build. Answers how to let it go; the end of the process lets it go too.
 */
export const holdBuilt = async ({ workPath }: BuiltFolder, onWait?: () => void): Promise<() => void> => {
  await mkdir(workPath, { recursive: true });
  for (let looks = 0; ; looks++) {
    const release = takeLock(join(workPath, 'lock'));
    if (release) return release;
    if (looks === 0) onWait?.();
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
};

/**
 * Replaces the folder by what `make` writes into a new one; while it is made, and when that fails, the folder stays as
 * it is. Only for whoever holds it.
 */
export const replaceBuilt = async (
  { path, workPath }: BuiltFolder,
  make: (folder: string) => Promise<void>,
): Promise<void> => {
  const [next, former] = [join(workPath, 'next'), join(workPath, 'former')];
  // What a killed build has left.
  for (const left of [next, former]) await rm(left, { recursive: true, force: true });
  await mkdir(next);
  await make(next);
  await mkdir(path, { recursive: true });
  await rename(path, former);
  await rename(next, path);
  await rm(former, { recursive: true, force: true });
};
