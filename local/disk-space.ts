import { statfs } from 'node:fs/promises';
import { LocalFailure } from './local-failure.ts';

/** Bytes that must be free: the database's next pages, its log, and the files that are replaced as a whole. */
const LEAST_BYTES = 16 * 1024 * 1024;
const LOOK_MS = 2000;

const FULL = new Set(['ENOSPC', 'EDQUOT']);

/** Whether a write failed since its disk, or what its user may have of it, is full. */
export const isDiskFull = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && FULL.has(String(error.code));

export const diskFull = (dataDir: string): LocalFailure =>
  new LocalFailure(`The disk of the data folder ${dataDir} is full: make room on it, and start again.`);

/** Throws LocalFailure when the folder's disk has fewer bytes free. */
export const ensureSpace = async (dataDir: string, leastBytes = LEAST_BYTES): Promise<void> => {
  const { blocks, bavail, bsize } = await statfs(dataDir);
  // A file system that counts no blocks does not say what is free.
  if (blocks > 0 && bavail * bsize < leastBytes) throw diskFull(dataDir);
};

/**
 * Looks regularly whether the folder's disk has room, and tells `onFull` as often as it has not: the database, a process
 * of its own, fails request by request without saying why.
 */
export const watchSpace = (
  dataDir: string,
  onFull: (error: unknown) => void,
  { lookMs = LOOK_MS, leastBytes = LEAST_BYTES } = {},
): { readonly stop: () => void } => {
  const timer = setInterval(() => {
    ensureSpace(dataDir, leastBytes).catch(onFull);
  }, lookMs);
  return { stop: () => clearInterval(timer) };
};
