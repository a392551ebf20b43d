import type { Features } from './features.ts';

/** A row of weights for each bucket, a byte each, as base64. */
export interface Weights {
  readonly features: Features;
  readonly width: number;
  /** What a weight of 1 stands for. */
  readonly unit: number;
  readonly rows: string;
}

/** Weights that can be added up. */
export interface Rows {
  readonly features: Features;
  readonly width: number;
  readonly unit: number;
  readonly bytes: Int8Array;
}

/** Throws where there is not one row for each bucket. */
export const readRows = ({ features, width, unit, rows }: Weights): Rows => {
  const bytes = new Int8Array(Buffer.from(rows, 'base64'));
  if (bytes.length !== features.buckets * width)
    throw new Error(`Weights of ${bytes.length / width} buckets`);
  return { features, width, unit, bytes };
};

/** The sum of the rows of some features, of which each counts less the more there are. */
export const sumOf = (features: readonly number[], { width, unit, bytes }: Rows): Float64Array => {
  const sum = new Float64Array(width);
  for (const bucket of features)
    for (let column = 0; column < width; column += 1)
      sum[column] = (sum[column] ?? 0) + (bytes[bucket * width + column] ?? 0);
  const scale = unit / Math.sqrt(features.length || 1);
  return sum.map((value) => value * scale);
};

/** The share that each of some scores has of all, by their exponentials: together 1. */
export const sharesOf = (scores: Float64Array): Float64Array => {
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const all = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / all);
};
