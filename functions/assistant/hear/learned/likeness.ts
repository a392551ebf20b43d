import { featuresOf } from './features.ts';
import { LIKENESS_WEIGHTS } from './likeness-weights.ts';
import { readRows, sumOf } from './weights.ts';

const rows = readRows(LIKENESS_WEIGHTS);

/** Where a text points to among all that may be asked; of length 1. */
export type Direction = Float64Array;

export const directionOf = (text: string): Direction => {
  const sum = sumOf(featuresOf(text), rows);
  const length = Math.hypot(...sum) || 1;
  return sum.map((value) => value / length);
};

/** How likely one is asked by the other, from -1 to 1. */
export const likeness = (one: Direction, other: Direction): number =>
  one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);
