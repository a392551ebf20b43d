import { DatabaseSync } from 'node:sqlite';

/** SQLite's error code for a file that another process has locked. */
const SQLITE_BUSY = 5;

const isBusy = (error: unknown): boolean => Object(error).errcode === SQLITE_BUSY;

/** Referenced here, because garbage collection would close the database and release its lock. */
const held = new Set<DatabaseSync>();

/**
 * Locks a file, creating it if needed. Answers the function that unlocks it, or undefined while another process holds
 * it. The operating system releases the lock when the process ends in any way.
 */
export const takeLock = (path: string): (() => void) | undefined => {
  const lock = new DatabaseSync(path, { timeout: 0 });
  try {
    // Journal in memory, so that a killed process leaves no journal file.
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (isBusy(error)) return undefined;
    throw error;
  }
  held.add(lock);
  return () => {
    held.delete(lock);
    lock.close();
  };
};
