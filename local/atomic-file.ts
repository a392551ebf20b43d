import { randomUUID } from 'node:crypto';
import { open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** A file of the data folder that cannot be parsed. The message is one sentence for the person at the terminal. */
export class BrokenDataFile extends Error {
  override readonly name = 'BrokenDataFile';
  readonly path: string;

  constructor(path: string, reason: string) {
    super(`The data file ${path} ${reason}; restore it, or delete it to start afresh.`);
    this.path = path;
  }
}

/** The file's text, or null if there is none. */
export async function readIfPresent(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/**
 * Replaces the file atomically: a reader, or a start after kill -9, sees the old text or the new one, never a mixture.
 * When the promise resolves the text is on the disk. `mode` defaults to private (600).
 */
export async function writeAtomically(path: string, text: string, mode = 0o600): Promise<void> {
  const temporary = `${path}.${randomUUID()}.tmp`;
  try {
    const file = await open(temporary, 'wx', mode);
    try {
      await file.writeFile(text);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await syncFolder(dirname(path));
}

/**
 * A `save` that resolves once the `snapshot` at the time of the call is on the disk. Calls that arrive while a write is
 * running share the next one.
 */
export function atomicWriter(path: string, snapshot: () => string): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  let notStarted: Promise<void> | null = null;
  return function save() {
    if (notStarted) return notStarted;
    const mine = last.then(() => {
      notStarted = null;
      return writeAtomically(path, snapshot());
    });
    notStarted = mine;
    last = mine.catch(() => undefined);
    return mine;
  };
}

/** The rename itself must reach the disk too, or a power cut could bring the old file back. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** By shape, not by class: under jest the file system's errors come from another realm. */
function isMissing(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';
}
