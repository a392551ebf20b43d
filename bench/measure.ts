/** Latencies of one kind of request, in milliseconds. */
export interface Figure {
  readonly name: string;
  readonly concurrency: number;
  readonly count: number;
  readonly p50: number;
  readonly p99: number;
  readonly perSecond: number;
}

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** Calls `request` `count` times, `concurrency` at once. A request that fails ends the measurement. */
export const measure = async (
  name: string,
  { count, concurrency }: { readonly count: number; readonly concurrency: number },
  request: (n: number) => Promise<void>,
): Promise<Figure> => {
  const taken: number[] = [];
  let next = 0;
  const worker = async () => {
    while (next < count) {
      const n = next++;
      const start = performance.now();
      await request(n);
      taken.push(performance.now() - start);
    }
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: concurrency }, worker));
  const seconds = (performance.now() - start) / 1000;
  const sorted = taken.toSorted((a, b) => a - b);
  return {
    name,
    concurrency,
    count,
    p50: rounded(percentile(sorted, 0.5)),
    p99: rounded(percentile(sorted, 0.99)),
    perSecond: Math.round(count / seconds),
  };
};
