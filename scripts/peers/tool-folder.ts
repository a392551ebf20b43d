import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { basename, join } from 'node:path';

const CACHE = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'comptoir', 'peers');

/**
 * A cache folder with the tools of a list of exact versions, filled by `fill` the first time. The list is copied into
 * it. Each list has its own folder; an incomplete one is ignored.
 */
export const toolFolder = async (list: string, fill: (folder: string) => Promise<void>): Promise<string> => {
  const hash = createHash('sha256')
    .update(await readFile(list))
    .digest('hex');
  const folder = join(CACHE, hash.slice(0, 16));
  const stamp = join(folder, 'filled');
  if (existsSync(stamp)) return folder;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const copy = join(folder, basename(list));
  await copyFile(list, copy);
  await fill(folder);
  await rename(copy, stamp);
  return folder;
};
