import { LEARNED_ACTS, type LearnedAct } from '../functions/assistant/hear/learned/act-names.ts';
import { featuresOf } from '../functions/assistant/hear/learned/features.ts';
import { fitLabels } from './logistic-regression.ts';

/** Weights that tell what is wanted by a message; an act of few examples counts more, though not as much as one of many. */
export const fitActs = (
  examples: readonly { readonly say: string; readonly act: LearnedAct }[],
): Float64Array => {
  const counts = Map.groupBy(examples, ({ act }) => act);
  return fitLabels(
    examples.map(({ say, act }) => ({
      label: LEARNED_ACTS.indexOf(act),
      features: featuresOf(say),
      weight: Math.sqrt(examples.length / LEARNED_ACTS.length / (counts.get(act)?.length ?? 1)),
    })),
    LEARNED_ACTS.length,
  );
};
