import { join } from 'node:path';
import { takeLock } from './file-lock.ts';
import { LocalFailure } from './local-failure.ts';

/**
 * Locks a data folder, so that two processes do not write the same files; answers the function that unlocks it. Throws
 * LocalFailure while another process holds the lock.
 */
export const holdFolder = (dataDir: string): (() => void) => {
  const release = takeLock(join(dataDir, 'lock'));
  if (release) return release;
  throw new LocalFailure(
    `The data folder ${dataDir} is in use by another Comptoir: stop it, or give another folder with DATA_DIR.`,
  );
};
