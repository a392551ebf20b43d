import { mkdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { takeLock } from './file-lock.ts';

/** Milliseconds between two tries to lock a folder that another process holds. */
const POLL_MS = 100;

/** A folder of built files, with what is needed to replace it beside it. */
export interface BuiltFolder {
  /** Where the files are read. */
  readonly path: string;
  /** The next build's folder, and the lock between processes. */
  readonly workPath: string;
}

/** What browsers load. */
export const DIST: BuiltFolder = { path: resolve('dist'), workPath: resolve('.build') };

/**
 * Waits until no other process replaces or reads the folder, then locks it, so that a reader gets all files from one
 * build. Answers the function that unlocks it; the end of the process unlocks it too.
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
 * Replaces the folder by what `make` writes into a new one. Until that is complete, and when it fails, the folder stays
 * as it is. The caller must hold the lock.
 */
export const replaceBuilt = async (
  { path, workPath }: BuiltFolder,
  make: (folder: string) => Promise<void>,
): Promise<void> => {
  const [next, former] = [join(workPath, 'next'), join(workPath, 'former')];
  // Left over from a killed build.
  for (const left of [next, former]) await rm(left, { recursive: true, force: true });
  await mkdir(next);
  await make(next);
  await mkdir(path, { recursive: true });
  await rename(path, former);
  await rename(next, path);
  await rm(former, { recursive: true, force: true });
};
