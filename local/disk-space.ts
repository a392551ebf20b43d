import { statfs } from 'node:fs/promises';
import { LocalFailure } from './local-failure.ts';

/** Bytes that must be free: for the database's next pages, its log, and files that are replaced atomically. */
const LEAST_BYTES = 16 * 1024 * 1024;
const LOOK_MS = 2000;

const FULL = new Set(['ENOSPC', 'EDQUOT']);

/** Whether a write failed because the disk or the user's quota is full. */
export const isDiskFull = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && FULL.has(String(error.code));

export const diskFull = (dataDir: string): LocalFailure =>
  new LocalFailure(`The disk of the data folder ${dataDir} is full: make room on it, and start again.`);

/** Throws LocalFailure when the folder's disk has fewer bytes free. */
export const ensureSpace = async (dataDir: string, leastBytes = LEAST_BYTES): Promise<void> => {
  const { blocks, bavail, bsize } = await statfs(dataDir);
  // A file system without block counts does not report free space.
  if (blocks > 0 && bavail * bsize < leastBytes) throw diskFull(dataDir);
};

/**
 * Checks regularly whether the disk has room, and calls `onFull` each time it has not. The database, a separate
 * process, would fail request by request without giving the reason.
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
