import { whoseDanger } from '../functions/assistant/hear/acts/danger.ts';
import type { LearnedAct } from '../functions/assistant/hear/learned/act-names.ts';
import {
  LEARNED_DANGERS,
  type LearnedDanger,
  NO_DANGER_BEFORE,
} from '../functions/assistant/hear/learned/danger-names.ts';
import { type Features, featuresOf } from '../functions/assistant/hear/learned/features.ts';
import { readText } from '../functions/assistant/hear/text.ts';
import { fitLabels } from './logistic-regression.ts';

/** Fewer than those of acts, since nearly every message is read with them; of other writers' messages words alone tell more right. */
export const DANGER_FEATURES: Features = { buckets: 1 << 16, hasNeighbours: false };

/** How much a message of another kind, which tells of no danger, counts beside one that was written to be near to it. */
const WITHOUT_DANGER = 0.3;

/** Fewer features than for acts: messages of a few words are to be learned from too. */
const LEFT_OUT = 0.4;

interface Example {
  readonly say: string;
  readonly danger: LearnedDanger;
  /** How much it counts; 1 where it is absent. */
  readonly counts?: number;
}

/** What is said by who wants a service: of a trade that mends, it may be near to danger. */
const OF_SERVICE = 0.1;

/** What is asked in ordinary questions tells of no danger. */
export const noDanger = (say: string, counts = WITHOUT_DANGER): Example => ({ say, danger: 'none', counts });

/** Nor does what is said by who wants a service, though less surely. */
export const ofService = (say: string): Example => noDanger(say, OF_SERVICE);

/** What a message of `training/acts` tells: an emergency by the words of who is in need, and no danger otherwise. */
export const dangerOf = ({ say, act }: { readonly say: string; readonly act: LearnedAct }): Example =>
  act === 'emergency' ? { say, danger: whoseDanger(readText(say).folded) } : noDanger(say);

const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);

/** Weights that tell who or what is in danger by a message; what few examples are of counts more. */
export const fitDangers = (examples: readonly Example[]): Float64Array => {
  const all = sum(examples.map(({ counts = 1 }) => counts));
  const own = new Map(
    [...Map.groupBy(examples, ({ danger }) => danger)].map(([danger, some]) => [
      danger,
      sum(some.map(({ counts = 1 }) => counts)),
    ]),
  );
  return fitLabels(
    examples.map(({ say, danger, counts = 1 }) => ({
      label: LEARNED_DANGERS.indexOf(danger),
      features: featuresOf(say, DANGER_FEATURES),
      weight: counts * Math.sqrt(all / LEARNED_DANGERS.length / (own.get(danger) ?? 1)),
    })),
    {
      labels: LEARNED_DANGERS.length,
      buckets: DANGER_FEATURES.buckets,
      leftOut: LEFT_OUT,
      firstBefore: NO_DANGER_BEFORE,
    },
  );
};
