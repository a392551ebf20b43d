import { featuresOf } from '../functions/assistant/hear/learned/features.ts';
import { Rows, raritiesIn, type Weighed, weighed } from './rows.ts';
import { seeded, shuffled } from './seeded.ts';

const ROUNDS = 8;
const RATE = 0.05;
const AT_ONCE = 64;
/** How much more likely a likeness of 1 is than one of 0, as an exponent. */
const HEAT = 12;

/** A question that a business has answered, in each of its wordings, and what visitors say who ask it. */
export interface Answered {
  readonly told: readonly string[];
  readonly asked: readonly string[];
}

interface Placed {
  readonly text: Weighed;
  /** Of length 1. */
  readonly direction: Float64Array;
  readonly length: number;
}

const product = (a: Float64Array, b: Float64Array): number =>
  a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);

const placed = (rows: Rows, text: Weighed): Placed => {
  const sum = rows.sumOf(text);
  const length = Math.sqrt(product(sum, sum)) || 1;
  return { text, direction: sum.map((value) => value / length), length };
};

/** What a change of a direction asks of the sum that it was made of. */
const turn = (rows: Rows, { text, direction, length }: Placed, slope: Float64Array): void => {
  const along = product(direction, slope);
  rows.descend(
    text,
    slope.map((value, at) => (value - (direction[at] ?? 0) * along) / length),
  );
};

const addTo = (sum: Float64Array, { direction }: Placed, times: number): void => {
  for (const [at, value] of direction.entries()) sum[at] = (sum[at] ?? 0) + times * value;
};

/** One text with the slope that its direction is to be turned by. */
const withSlope = (one: Placed) => ({ one, slope: new Float64Array(one.direction.length) });

/** What one batch teaches: each saying is to be more like what was told of its own question than of any other. */
const learn = (
  rows: Rows,
  sayings: readonly Placed[],
  wordings: readonly Placed[],
  right: readonly number[],
): void => {
  const said = sayings.map(withSlope);
  const told = wordings.map(withSlope);
  for (const [n, saying] of said.entries()) {
    const powers = told.map(({ one }) => Math.exp(HEAT * (product(one.direction, saying.one.direction) - 1)));
    const sum = powers.reduce((total, power) => total + power, 0);
    for (const [m, wording] of told.entries()) {
      const pull = (HEAT / said.length) * ((powers[m] ?? 0) / sum - (m === right[n] ? 1 : 0));
      addTo(saying.slope, wording.one, pull);
      addTo(wording.slope, saying.one, pull);
    }
  }
  for (const { one, slope } of [...said, ...told]) turn(rows, one, slope);
};

/** Weights that give texts directions, alike where one is asked by the other. */
export const fitLikeness = (all: readonly Answered[], width: number): Float64Array => {
  const random = seeded(2);
  const told = all.map((one) => one.told.map(featuresOf));
  const asked = all.flatMap((one, entry) => one.asked.map((say) => ({ entry, features: featuresOf(say) })));
  const rarities = raritiesIn([...asked.map(({ features }) => features), ...told.flat()]);
  const rows = new Rows(width, RATE, () => (random() - random()) / 10);
  const wordingOf = (entry: number): readonly number[] => {
    const own = told[entry] ?? [];
    return own[Math.floor(random() * own.length)] ?? [];
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    const order = shuffled(asked, random);
    for (let from = 0; from < order.length; from += AT_ONCE) {
      const batch = order.slice(from, from + AT_ONCE);
      const entries = [...new Set(batch.map(({ entry }) => entry))];
      learn(
        rows,
        batch.map(({ features }) => placed(rows, weighed(features, rarities))),
        entries.map((entry) => placed(rows, weighed(wordingOf(entry), rarities))),
        batch.map(({ entry }) => entries.indexOf(entry)),
      );
    }
  }
  return rows.withRarities(rarities);
};
