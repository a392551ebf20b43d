import { DANGERS, type Danger } from '../../frame.ts';
import { LEARNED_DANGERS, NO_DANGER_BEFORE } from './danger-names.ts';
import { DANGER_WEIGHTS } from './danger-weights.ts';
import { featuresOf } from './features.ts';
import { readRows, sharesOf, sumOf } from './weights.ts';

const rows = readRows(DANGER_WEIGHTS);

export interface LikelyDanger {
  /** Who or what it would be. */
  readonly inDanger: Danger;
  /** From 0 to 1: how likely anybody or anything is in danger. */
  readonly share: number;
}

/** How likely a message tells of danger, by the examples that the weights were learned from. */
export const likelyDanger = (text: string): LikelyDanger => {
  const scores = sumOf(featuresOf(text, rows.features), rows);
  const shares = sharesOf(scores.map((score, at) => (at === 0 ? score + NO_DANGER_BEFORE : score)));
  const of = (danger: Danger): number => shares[LEARNED_DANGERS.indexOf(danger)] ?? 0;
  const [likeliest] = DANGERS.toSorted((a, b) => of(b) - of(a));
  return { inDanger: likeliest ?? 'person', share: 1 - (shares[0] ?? 1) };
};
