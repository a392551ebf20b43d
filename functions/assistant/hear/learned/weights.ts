import { BUCKETS } from './features.ts';

/** A row of weights for each bucket, a byte each, as base64. */
export interface Weights {
  readonly width: number;
  /** What a weight of 1 stands for. */
  readonly unit: number;
  readonly rows: string;
}

/** Weights that can be added up. */
export interface Rows {
  readonly width: number;
  readonly unit: number;
  readonly bytes: Int8Array;
}

/** Throws where there is not one row for each bucket: they were made for other features. */
export const readRows = ({ width, unit, rows }: Weights): Rows => {
  const bytes = new Int8Array(Buffer.from(rows, 'base64'));
  if (bytes.length !== BUCKETS * width) throw new Error(`Weights of ${bytes.length / width} buckets`);
  return { width, unit, bytes };
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

/** The greatest of some scores, and its share of all by their exponentials, from 0 to 1. */
export const shareOf = (scores: Float64Array): { readonly at: number; readonly share: number } => {
  const most = Math.max(...scores);
  const all = scores.reduce((sum, score) => sum + Math.exp(score - most), 0);
  return { at: scores.indexOf(most), share: 1 / all };
};
