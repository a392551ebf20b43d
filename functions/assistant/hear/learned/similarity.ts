import { featuresOf } from './features.ts';
import { SIMILARITY_WEIGHTS } from './similarity-weights.ts';
import { readRows, sumOf } from './weights.ts';

const rows = readRows(SIMILARITY_WEIGHTS);

/** A text as a vector of length 1. */
export type Embedding = Float64Array;

export const embeddingOf = (text: string): Embedding => {
  const sum = sumOf(featuresOf(text, rows.features), rows);
  const length = Math.hypot(...sum) || 1;
  return sum.map((value) => value / length);
};

/** How likely one is asked by the other: their cosine similarity, from -1 to 1. */
export const similarity = (one: Embedding, other: Embedding): number =>
  one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);
