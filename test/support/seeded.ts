import { basename } from 'node:path';
import { expect } from '@jest/globals';

const isFull = process.env.COMPTOIR_FULL === '1';

/** The seed of this file's random parts; COMPTOIR_SEED repeats them. */
export const seed = Number(process.env.COMPTOIR_SEED ?? Date.now() % 2_147_483_647);

/** How much a run tries: `runs(n)` is n in `npm test` and twenty times n in a full run. */
export const sizes = { isFull, runs: (count: number): number => (isFull ? count * 20 : count) };

/** Parameters for fc.assert. A failure is only shrunk when its seed is given, since a slow oracle makes that long. */
export const seededRuns = (count: number) => ({
  seed,
  numRuns: sizes.runs(count),
  endOnFailure: process.env.COMPTOIR_SEED === undefined,
});

process.stdout.write(`${basename(expect.getState().testPath ?? '')}: COMPTOIR_SEED=${seed}\n`);
