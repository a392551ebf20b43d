import { type Features, featuresOf } from '../functions/assistant/hear/learned/features.ts';
import { inverseDocumentFrequencies, Rows, type Weighed, weighed } from './adagrad.ts';
import { seeded, shuffled } from './seeded.ts';

export const SIMILARITY_FEATURES: Features = { buckets: 1 << 15, hasNeighbours: false };

const EPOCHS = 12;
const LEARNING_RATE = 0.05;
const BATCH = 64;
/** Of the softmax over similarities. */
const INVERSE_TEMPERATURE = 5;
/** The share of a text's features that is left out each time it is learned from (dropout). */
const LEFT_OUT = 0.4;

/** A question that a business has answered, or a service of it, in each wording, and what visitors say who ask for it. */
export interface Answered {
  readonly told: readonly string[];
  readonly asked: readonly string[];
}

interface Embedded {
  readonly text: Weighed;
  /** Of length 1. */
  readonly embedding: Float64Array;
  readonly length: number;
}

const product = (a: Float64Array, b: Float64Array): number => {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
};

const embedded = (rows: Rows, text: Weighed): Embedded => {
  const sum = rows.sumOf(text);
  const length = Math.sqrt(product(sum, sum)) || 1;
  return { text, embedding: sum.map((value) => value / length), length };
};

/** Takes a step by the gradient of an embedding, through its normalisation to length 1. */
const backpropagate = (rows: Rows, { text, embedding, length }: Embedded, gradient: Float64Array): void => {
  const along = product(embedding, gradient);
  rows.step(
    text,
    gradient.map((value, at) => (value - (embedding[at] ?? 0) * along) / length),
  );
};

const addTo = (sum: Float64Array, { embedding }: Embedded, times: number): void => {
  for (let at = 0; at < sum.length; at += 1) sum[at] = (sum[at] ?? 0) + times * (embedding[at] ?? 0);
};

/** A text with the gradient of its embedding, to be summed up. */
const withGradient = (one: Embedded) => ({ one, gradient: new Float64Array(one.embedding.length) });

/** One batch of contrastive learning: softmax over the similarities of each saying to every wording of the batch. */
const learnBatch = (
  rows: Rows,
  sayings: readonly Embedded[],
  wordings: readonly Embedded[],
  right: readonly number[],
): void => {
  const said = sayings.map(withGradient);
  const told = wordings.map(withGradient);
  for (const [n, saying] of said.entries()) {
    const powers = told.map(({ one }) =>
      Math.exp(INVERSE_TEMPERATURE * (product(one.embedding, saying.one.embedding) - 1)),
    );
    const sum = powers.reduce((total, power) => total + power, 0);
    for (const [m, wording] of told.entries()) {
      const pull = (INVERSE_TEMPERATURE / said.length) * ((powers[m] ?? 0) / sum - (m === right[n] ? 1 : 0));
      addTo(saying.gradient, wording.one, pull);
      addTo(wording.gradient, saying.one, pull);
    }
  }
  for (const { one, gradient } of [...said, ...told]) backpropagate(rows, one, gradient);
};

/** Weights that embed texts, so that a question and what is said by those who ask it are similar. */
export const fitSimilarity = (all: readonly Answered[], width: number): Float64Array => {
  const random = seeded(2);
  const features = (text: string) => featuresOf(text, SIMILARITY_FEATURES);
  const read = all.map(({ told, asked }) => ({ told: told.map(features), asked: asked.map(features) }));
  const idf = inverseDocumentFrequencies(
    read.flatMap(({ told, asked }) => [...asked, ...told]),
    SIMILARITY_FEATURES.buckets,
  );
  const sayings = read.flatMap((entry) => entry.asked.map((text) => ({ entry, text })));
  const rows = new Rows(SIMILARITY_FEATURES.buckets, width, LEARNING_RATE, () => (random() - random()) / 10);
  const oneOf = (texts: ReadonlyArray<readonly number[]>): readonly number[] =>
    texts[Math.floor(random() * texts.length)] ?? [];
  const thinned = (features: readonly number[]): Weighed =>
    weighed(
      features.filter(() => random() >= LEFT_OUT),
      idf,
    );
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    const order = shuffled(sayings, random);
    for (let from = 0; from < order.length; from += BATCH) {
      const batch = order.slice(from, from + BATCH);
      const answered = [...new Set(batch.map(({ entry }) => entry))];
      learnBatch(
        rows,
        batch.map(({ text }) => embedded(rows, thinned(text))),
        answered.map(({ told }) => embedded(rows, thinned(oneOf(told)))),
        batch.map(({ entry }) => answered.indexOf(entry)),
      );
    }
  }
  return rows.weightedBy(idf);
};
