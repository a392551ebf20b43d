import { LEARNED_ACTS, type LearnedAct } from '../functions/assistant/hear/learned/act-names.ts';
import { type Features, featuresOf } from '../functions/assistant/hear/learned/features.ts';
import { fitLabels } from './logistic-regression.ts';

/** All examples have several hundred thousand features. */
export const ACT_FEATURES: Features = { buckets: 1 << 17, hasNeighbours: true };

/** Weights that tell what is wanted by a message; an act of few examples counts more, though not as much as one of many. */
export const fitActs = (
  examples: readonly { readonly say: string; readonly act: LearnedAct }[],
): Float64Array => {
  const counts = Map.groupBy(examples, ({ act }) => act);
  return fitLabels(
    examples.map(({ say, act }) => ({
      label: LEARNED_ACTS.indexOf(act),
      features: featuresOf(say, ACT_FEATURES),
      weight: Math.sqrt(examples.length / LEARNED_ACTS.length / (counts.get(act)?.length ?? 1)),
    })),
    { labels: LEARNED_ACTS.length, buckets: ACT_FEATURES.buckets },
  );
};
