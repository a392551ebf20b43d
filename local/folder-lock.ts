import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { LocalFailure } from './local-failure.ts';

/** SQLite's own number for a file that somebody else has locked. */
const SQLITE_BUSY = 5;

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;

/** What is closed when it is collected as garbage holds nothing any more. */
const held = new Set<DatabaseSync>();

/**
 * Holds a data folder for this process, so that two do not write the same files; answers how to let it go. The lock is
 * the operating system's, on a file: it ends with the process, however that ends. Throws LocalFailure while another
 * process holds the folder.
 */
export const holdFolder = (dataDir: string): (() => void) => {
  const lock = new DatabaseSync(join(dataDir, 'lock'), { timeout: 0 });
  try {
    // In memory: a killed process leaves no journal behind.
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    throw new LocalFailure(
      `The data folder ${dataDir} is in use by another Comptoir: stop it, or give another folder with DATA_DIR.`,
    );
  }
  held.add(lock);
  return () => {
    held.delete(lock);
    lock.close();
  };
};
