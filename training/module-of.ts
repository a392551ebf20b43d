const LARGEST = 127;

/** A module that holds weights, a byte each, as the formatter leaves it. */
export const moduleOf = (name: string, weights: Float64Array, width: number): string => {
  const unit = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / LARGEST;
  const bytes = Int8Array.from(weights, (weight) => Math.round(weight / unit));
  return [
    '// Written by `npm run train`.',
    "import type { Weights } from './weights.ts';",
    '',
    `export const ${name}: Weights = {`,
    `  width: ${width},`,
    `  unit: ${unit},`,
    `  rows: '${Buffer.from(bytes.buffer).toString('base64')}',`,
    '};',
    '',
  ].join('\n');
};
