import { join } from 'node:path';
import { takeLock } from './file-lock.ts';
import { LocalFailure } from './local-failure.ts';

/**
 * Holds a data folder for this process, so that two do not write the same files; answers how to let it go. Throws
 * LocalFailure while another process holds the folder.
 */
export const holdFolder = (dataDir: string): (() => void) => {
  const release = takeLock(join(dataDir, 'lock'));
  if (release) return release;
  throw new LocalFailure(
    `The data folder ${dataDir} is in use by another Comptoir: stop it, or give another folder with DATA_DIR.`,
  );
};
