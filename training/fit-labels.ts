import { Rows, raritiesIn, weighed } from './rows.ts';
import { seeded, shuffled } from './seeded.ts';

const ROUNDS = 10;
const RATE = 0.05;

export interface Labelled {
  readonly label: number;
  readonly features: readonly number[];
  /** How much it counts beside the others. */
  readonly weight: number;
}

/** Each as a share of all, by its exponential. */
const sharesOf = (scores: Float64Array): Float64Array => {
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
};

/** Weights that tell the label of something by its features: logistic regression. */
export const fitLabels = (examples: readonly Labelled[], labels: number): Float64Array => {
  const rarities = raritiesIn(examples.map(({ features }) => features));
  const rows = new Rows(labels, RATE, () => 0);
  const known = examples.map(({ label, features, weight }) => ({
    text: weighed(features, rarities),
    label,
    weight,
  }));
  const random = seeded(1);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { text, label, weight } of shuffled(known, random)) {
      const shares = sharesOf(rows.sumOf(text));
      rows.descend(
        text,
        shares.map((own, at) => weight * (own - (at === label ? 1 : 0))),
      );
    }
  return rows.withRarities(rarities);
};
