import type { Queue } from './queue.ts';

export interface Filling<T> {
  /** Messages that the queue accepted. */
  readonly sent: number;
  /** False when the queue refused messages, or no time was left for them. */
  readonly isWhole: boolean;
  readonly first: T | undefined;
}

/**
 * Puts things in a queue, a page at a time, as they are found. It stores no position: the next run finds what is
 * left. `isOutOfTime` says when this run must end.
 */
export const fillQueue = async <T extends object>(
  queue: Queue,
  pages: AsyncIterable<readonly T[]>,
  isOutOfTime: () => boolean,
): Promise<Filling<T>> => {
  let [sent, refused] = [0, 0];
  let first: T | undefined;
  for await (const page of pages) {
    first ??= page[0];
    if (isOutOfTime()) return { sent, isWhole: false, first };
    const left = await queue.send(page.map((body) => ({ body })));
    sent += page.length - left.length;
    refused += left.length;
  }
  return { sent, isWhole: refused === 0, first };
};
