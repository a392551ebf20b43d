import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { holdFolder } from '../../local/folder-lock.ts';
import { LocalFailure } from '../../local/local-failure.ts';

/** Milliseconds between two looks at what somebody else is making. */
const LOOK_MS = 50;

const held = async (folder: string): Promise<() => void> => {
  await mkdir(folder, { recursive: true });
  for (;;) {
    try {
      return holdFolder(folder);
    } catch (error) {
      if (!(error instanceof LocalFailure)) throw error;
      await new Promise((next) => setTimeout(next, LOOK_MS));
    }
  }
};

/** Makes a folder unless it is there; of several processes that want it at once one makes it, and the others wait. */
export const makeOnce = async (
  folder: string,
  make: (unfinished: string) => Promise<void>,
): Promise<void> => {
  const release = await held(`${folder}.lock`);
  try {
    if (existsSync(folder)) return;
    const unfinished = `${folder}.unfinished`;
    await rm(unfinished, { recursive: true, force: true });
    await mkdir(unfinished, { recursive: true });
    await make(unfinished);
    await rename(unfinished, folder);
  } finally {
    release();
  }
};
