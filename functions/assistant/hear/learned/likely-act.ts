import { LEARNED_ACTS, type LearnedAct } from './act-names.ts';
import { ACT_WEIGHTS } from './act-weights.ts';
import { featuresOf } from './features.ts';
import { readRows, sharesOf, sumOf } from './weights.ts';

const rows = readRows(ACT_WEIGHTS);

export interface LikelyAct {
  readonly act: LearnedAct;
  /** From 0 to 1: how sure it is, beside all acts that are not answered like it. */
  readonly share: number;
}

/** Who cannot come either cancels or moves, who misses one is late or was: the likelier of two is meant where one is. */
const ALIKE: ReadonlyArray<ReadonlySet<LearnedAct>> = [
  new Set(['move', 'cancel']),
  new Set(['late', 'missed']),
];

const isOf = (acts: ReadonlySet<LearnedAct>, at: number): boolean => {
  const act = LEARNED_ACTS[at];
  return act !== undefined && acts.has(act);
};

/** What a message is most like among the examples that the weights were learned from. */
export const likelyAct = (text: string): LikelyAct => {
  const shares = sharesOf(sumOf(featuresOf(text, rows.features), rows));
  const at = shares.indexOf(Math.max(...shares));
  const act = LEARNED_ACTS[at] ?? 'book';
  const alike = ALIKE.find((acts) => acts.has(act)) ?? new Set([act]);
  return { act, share: shares.reduce((sum, share, n) => sum + (isOf(alike, n) ? share : 0), 0) };
};
