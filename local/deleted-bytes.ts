import { DatabaseSync } from 'node:sqlite';
import { LocalFailure } from './local-failure.ts';

/** Milliseconds to wait for a write of the database. */
const PATIENCE_MS = 10_000;

/**
 * Removes deleted data from a database file, where SQLite leaves it in free pages and the write-ahead log: rewrites the
 * file and truncates the log. The database may be running. Freed blocks of the disk itself are not overwritten. Throws
 * LocalFailure when the log could not be truncated.
 */
export const removeDeletedBytes = (file: string): void => {
  const database = new DatabaseSync(file, { timeout: PATIENCE_MS });
  try {
    database.exec('PRAGMA secure_delete = ON; VACUUM');
    const done = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get();
    if (done?.busy !== 0) throw new LocalFailure(`The log of ${file} could not be emptied: it is in use.`);
  } finally {
    database.close();
  }
};
