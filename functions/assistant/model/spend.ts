import { MODELS, type ModelId } from '../../../shared/domain/models.ts';
import type { Usage } from './model.ts';

const KINDS = ['input', 'cacheWrites', 'cacheReads', 'output'] as const;

export const noUsage: Usage = { input: 0, cacheWrites: 0, cacheReads: 0, output: 0 };

export const sumOf = (a: Usage, b: Usage): Usage => ({
  input: a.input + b.input,
  cacheWrites: a.cacheWrites + b.cacheWrites,
  cacheReads: a.cacheReads + b.cacheReads,
  output: a.output + b.output,
});

/** What was used, in millionths of a US dollar, rounded up to a whole one. */
export const microdollarsOf = (model: ModelId, usage: Usage): number =>
  Math.ceil(KINDS.reduce((sum, kind) => sum + usage[kind] * MODELS[model][kind], 0));
