import { basename } from 'node:path';
import { expect } from '@jest/globals';
import { isFull } from './full-run.ts';

/** The seed of this file's random parts; COMPTOIR_SEED repeats them. */
export const seed = Number(process.env.COMPTOIR_SEED ?? Date.now() % 2_147_483_647);

/** How much a run tries: `count` in `npm test`; `full` in a full run, twenty times as much unless told. */
const runs = (count: number, full = count * 20): number => (isFull ? full : count);

export const sizes = { isFull, runs };

/**
 * Parameters for fc.assert, with as many runs as `sizes.runs` says. A failure is only shrunk when its seed is given, since
 * a slow oracle makes that long.
 */
export const seededRuns = (count: number, full?: number) => ({
  seed,
  numRuns: runs(count, full),
  endOnFailure: process.env.COMPTOIR_SEED === undefined,
});

process.stdout.write(`${basename(expect.getState().testPath ?? '')}: COMPTOIR_SEED=${seed}\n`);
