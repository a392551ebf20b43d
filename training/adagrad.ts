const SMALLEST = 1e-8;

/** Features of a text, each with how much it counts in it. */
export interface Weighed {
  readonly buckets: readonly number[];
  readonly values: Float64Array;
}

/** The inverse document frequency of each feature: what stands in most texts tells little. */
export const inverseDocumentFrequencies = (
  texts: ReadonlyArray<readonly number[]>,
  buckets: number,
): Float64Array => {
  const counts = new Float64Array(buckets);
  for (const buckets of texts) for (const bucket of buckets) counts[bucket] = (counts[bucket] ?? 0) + 1;
  return counts.map((count) => Math.log((texts.length + 1) / (count + 1)));
};

/** The features of a text by their inverse document frequencies; a long text counts as much as a short one. */
export const weighed = (buckets: readonly number[], idf: Float64Array): Weighed => {
  const size = Math.sqrt(buckets.length || 1);
  return { buckets, values: Float64Array.from(buckets, (bucket) => (idf[bucket] ?? 0) / size) };
};

/** A row of weights for each bucket, learned by Adagrad: https://jmlr.org/papers/v12/duchi11a.html */
export class Rows {
  readonly width: number;
  readonly #weights: Float64Array;
  readonly #squares: Float64Array;
  readonly #rate: number;

  constructor(buckets: number, width: number, rate: number, first: () => number) {
    this.width = width;
    this.#rate = rate;
    this.#weights = Float64Array.from({ length: buckets * width }, first);
    this.#squares = new Float64Array(buckets * width).fill(SMALLEST);
  }

  /** The sum of the rows of a text's features. */
  sumOf({ buckets, values }: Weighed): Float64Array {
    const sum = new Float64Array(this.width);
    const weights = this.#weights;
    for (let at = 0; at < buckets.length; at += 1) {
      const value = values[at] ?? 0;
      const start = (buckets[at] ?? 0) * sum.length;
      for (let column = 0; column < sum.length; column += 1)
        sum[column] = (sum[column] ?? 0) + value * (weights[start + column] ?? 0);
    }
    return sum;
  }

  /** One Adagrad step by the gradient of the loss with regard to the sum of a text's features. */
  step({ buckets, values }: Weighed, gradient: Float64Array): void {
    const [weights, squares, rate] = [this.#weights, this.#squares, this.#rate];
    for (let at = 0; at < buckets.length; at += 1) {
      const value = values[at] ?? 0;
      const start = (buckets[at] ?? 0) * gradient.length;
      for (let column = 0; column < gradient.length; column += 1) {
        const cell = start + column;
        const own = value * (gradient[column] ?? 0);
        const square = (squares[cell] ?? 0) + own * own;
        squares[cell] = square;
        weights[cell] = (weights[cell] ?? 0) - (rate * own) / Math.sqrt(square);
      }
    }
  }

  /** Every weight times the inverse document frequency of its bucket, so that who reads them needs none. */
  weightedBy(idf: Float64Array): Float64Array {
    return this.#weights.map((weight, cell) => weight * (idf[Math.floor(cell / this.width)] ?? 0));
  }
}
