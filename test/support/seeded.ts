import { basename } from 'node:path';
import { expect } from '@jest/globals';
import { isFull } from './full-run.ts';

/** The seed of this run's random parts, the same in each of its files; COMPTOIR_SEED repeats them. */
export const seed = Number(process.env.COMPTOIR_RUN_SEED);

/** Which part of its count a random part tries, so that a run stays short; other runs try others. */
const PART = 0.4;

/** How much a run tries: a part of `count`; `full` in a full run, twenty times `count` unless told. */
const runs = (count: number, full = count * 20): number => (isFull ? full : Math.ceil(count * PART));

export const sizes = { isFull, runs };

/**
 * Of a sweep whose cases differ in their number alone, counted from 1: which to begin with, and how many to go on by.
 * The seed draws where it begins, so that runs after each other try all; a full run tries each.
 */
export const everyNth = (step: number): { readonly first: number; readonly step: number } =>
  isFull ? { first: 1, step: 1 } : { first: 1 + (seed % step), step };

/** Of cases that prove the same thing of something else, one in so many, drawn by the seed; all in a full run. */
export const oneIn = <T>(step: number, cases: readonly T[]): readonly T[] => {
  const { first, step: by } = everyNth(step);
  return cases.filter((_, n) => n % by === first - 1);
};

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
