import { DatabaseSync } from 'node:sqlite';
import { LocalFailure } from './local-failure.ts';

/** Milliseconds to wait for a write of the database's own. */
const PATIENCE_MS = 10_000;

/**
 * Overwrites what was deleted from a data file, which SQLite else leaves in its free pages and its log: the file is
 * written anew without them, and the log is emptied. The database may be running. What the disk itself keeps of freed
 * blocks is out of reach. Throws LocalFailure when the log could not be emptied.
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
