import type { Weights } from '../functions/assistant/hear/learned/weights.ts';

const LARGEST = 127;

/** What a module says of what its weights were learned from. */
export const learnedFromLine = (digest: string): string => `Learned from ${digest}.`;

/** A module that holds weights, a byte each, and the digest of what they were learned from. */
export const moduleOf = (
  name: string,
  from: string,
  weights: Float64Array,
  { features, width }: Pick<Weights, 'features' | 'width'>,
): string => {
  const unit = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / LARGEST;
  const bytes = Int8Array.from(weights, (weight) => Math.round(weight / unit));
  return [
    `// Written by \`npm run train\`. ${learnedFromLine(from)}`,
    "import type { Weights } from './weights.ts';",
    '',
    `export const ${name}: Weights = {`,
    `  features: { buckets: ${features.buckets}, hasNeighbours: ${features.hasNeighbours} },`,
    `  width: ${width},`,
    `  unit: ${unit},`,
    `  rows: '${Buffer.from(bytes.buffer).toString('base64')}',`,
    '};',
    '',
  ].join('\n');
};
