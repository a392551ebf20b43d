import { LEARNED_ACTS, type LearnedAct } from './act-names.ts';
import { ACT_WEIGHTS } from './act-weights.ts';
import { featuresOf } from './features.ts';
import { readRows, shareOf, sumOf } from './weights.ts';

const rows = readRows(ACT_WEIGHTS);

export interface LikelyAct {
  readonly act: LearnedAct;
  /** From 0 to 1: how sure it is, beside all other acts. */
  readonly share: number;
}

/** What a message is most like among the examples that the weights were learned from. */
export const likelyAct = (text: string): LikelyAct => {
  const { at, share } = shareOf(sumOf(featuresOf(text), rows));
  return { act: LEARNED_ACTS[at] ?? 'book', share };
};
