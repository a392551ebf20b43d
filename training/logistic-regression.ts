import { inverseDocumentFrequencies, Rows, weighed } from './adagrad.ts';
import { seeded, shuffled } from './seeded.ts';

const EPOCHS = 20;
const LEARNING_RATE = 0.05;
/**
 * The share of a text's features that is left out each time it is learned from, so that no few of them decide alone
 * (dropout): of messages by other people, more are then told right.
 */
const LEFT_OUT = 0.65;
/** All features of a text together make it surer than those that were kept: by messages of other writers, this much. */
const LESS_SURE = 0.8;

export interface Labels {
  readonly labels: number;
  readonly buckets: number;
  /** The share of features left out, where it is another one. */
  readonly leftOut?: number;
  /** A score of the first label before any feature is seen: what is most usual. */
  readonly firstBefore?: number;
}

export interface Labelled {
  readonly label: number;
  readonly features: readonly number[];
  /** How much it counts beside the others. */
  readonly weight: number;
}

const softmax = (scores: Float64Array): Float64Array => {
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
};

/** Weights that tell the label of something by its features: logistic regression. */
export const fitLabels = (
  examples: readonly Labelled[],
  { labels, buckets, leftOut = LEFT_OUT, firstBefore = 0 }: Labels,
): Float64Array => {
  const idf = inverseDocumentFrequencies(
    examples.map(({ features }) => features),
    buckets,
  );
  const rows = new Rows(buckets, labels, LEARNING_RATE, () => 0);
  const random = seeded(1);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1)
    for (const { features, label, weight } of shuffled(examples, random)) {
      const kept = features.filter(() => random() >= leftOut);
      const text = weighed(kept, idf);
      const scores = rows.sumOf(text).map((score, at) => (at === 0 ? score + firstBefore : score));
      const shares = softmax(scores);
      rows.step(
        text,
        shares.map((own, at) => weight * (own - (at === label ? 1 : 0))),
      );
    }
  return rows.weightedBy(idf).map((weight) => weight * LESS_SURE);
};
