import { randomBytes } from 'node:crypto';
import { readIfPresent, writeAtomically } from './atomic-file.ts';

/** The data folder's own signing secret, made at its first use: links stay valid over restarts. */
export const openSecret = async (path: string): Promise<string> => {
  const known = (await readIfPresent(path))?.trim();
  if (known) return known;
  const made = randomBytes(32).toString('base64url');
  await writeAtomically(path, made);
  return made;
};
