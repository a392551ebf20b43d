import { DatabaseSync } from 'node:sqlite';

/** SQLite's own number for a file that somebody else has locked. */
const SQLITE_BUSY = 5;

const isBusy = (error: unknown): boolean => Object(error).errcode === SQLITE_BUSY;

/** What is closed when it is collected as garbage holds nothing any more. */
const held = new Set<DatabaseSync>();

/**
 * Takes a lock on a file, which it makes: answers how to let it go, or undefined while another process holds it. The
 * lock is the operating system's: it ends with the process, however that ends.
 */
export const takeLock = (path: string): (() => void) | undefined => {
  const lock = new DatabaseSync(path, { timeout: 0 });
  try {
    // In memory: a killed process leaves no journal behind.
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
