import type { QueueHandler } from '../../functions/kernel/queue/batch-gateway.ts';
import type { Queue } from '../../functions/kernel/queue/queue.ts';
import { type Kept, openMessageQueue } from '../../local/jobs/message-queue.ts';
import { workBatch } from '../../local/jobs/work-batch.ts';
import { QUEUE_TERMS } from '../../shared/domain/jobs.ts';

/** How unkind the queue is, within what SQS promises. */
interface QueueSettings {
  /** From 0 to 1: how seldom what is done is delivered again, and in which order messages come. */
  readonly random: () => number;
  /** Part of the messages that are delivered again though they were done. */
  readonly again: number;
}

export interface InProcessQueue extends Queue {
  /** Lets `workers` at once receive batches until nothing is left but dead letters. */
  drain(worker: QueueHandler, workers: number): Promise<void>;
  /** What nobody could do, as it was sent. */
  dead(): readonly unknown[];
  /** Messages received so far, each as often as it came. */
  received(): number;
}

const NO_HURRY = { getRemainingTimeInMillis: () => 600_000 };

const VISIBILITY_MS = 60_000;

/** The first batch's worth of messages, drawn at random: SQS promises no order. */
const drawn = (messages: readonly Kept[], random: () => number): readonly Kept[] => {
  const left = [...messages];
  return Array.from({ length: Math.min(QUEUE_TERMS.batchSize, left.length) }, () =>
    left.splice(Math.floor(random() * left.length), 1),
  ).flat();
};

/** The laptop's queue in no order, which delivers some things again, and whose time passes as soon as nothing is visible. */
export const openInProcessQueue = ({ random, again }: QueueSettings): InProcessQueue => {
  let [now, received] = [0, 0];
  const queue = openMessageQueue({
    terms: { ...QUEUE_TERMS, visibilityMs: VISIBILITY_MS },
    clock: () => now,
    order: (visible) => drawn(visible, random),
  });

  const work = async (worker: QueueHandler): Promise<void> => {
    for (let batch = queue.receive(); batch.length > 0; batch = queue.receive()) {
      received += batch.length;
      // A worker that died before it could say what it did has done nothing.
      const done = await workBatch(worker, batch, NO_HURRY).catch(() => []);
      queue.remove(done.filter(() => random() >= again));
    }
  };

  return {
    send: queue.send,
    drain: async (worker, workers) => {
      for (let next = queue.nextVisibleAt(); next !== undefined; next = queue.nextVisibleAt()) {
        now = Math.max(now, next);
        await Promise.all(Array.from({ length: workers }, () => work(worker)));
      }
    },
    dead: queue.dead,
    received: () => received,
  };
};
