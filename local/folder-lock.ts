import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readIfPresent, writeAtomically } from './atomic-file.ts';
import { LocalFailure } from './local-failure.ts';

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

/**
 * Holds a data folder for this process, so that two do not write the same files; answers how to let it go. What a
 * killed process held is free. Throws LocalFailure while another process lives that holds it.
 */
export const holdFolder = async (dataDir: string): Promise<() => Promise<void>> => {
  const file = join(dataDir, 'held-by');
  const holder = Number(await readIfPresent(file));
  if (holder > 0 && holder !== process.pid && isAlive(holder))
    throw new LocalFailure(
      `The data folder ${dataDir} is in use by process ${holder}: stop it, or give another folder with DATA_DIR (if that is not Comptoir, remove ${file}).`,
    );
  await writeAtomically(file, String(process.pid));
  return () => rm(file, { force: true });
};
