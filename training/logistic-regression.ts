import { inverseDocumentFrequencies, Rows, weighed } from './adagrad.ts';
import { seeded, shuffled } from './seeded.ts';

const EPOCHS = 10;
const LEARNING_RATE = 0.05;

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
export const fitLabels = (examples: readonly Labelled[], labels: number): Float64Array => {
  const idf = inverseDocumentFrequencies(examples.map(({ features }) => features));
  const rows = new Rows(labels, LEARNING_RATE, () => 0);
  const known = examples.map(({ label, features, weight }) => ({
    text: weighed(features, idf),
    label,
    weight,
  }));
  const random = seeded(1);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1)
    for (const { text, label, weight } of shuffled(known, random)) {
      const shares = softmax(rows.sumOf(text));
      rows.step(
        text,
        shares.map((own, at) => weight * (own - (at === label ? 1 : 0))),
      );
    }
  return rows.weightedBy(idf);
};
