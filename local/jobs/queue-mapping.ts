import type { Logger } from '../../functions/kernel/observe/logger.ts';
import type { QueueHandler } from '../../functions/kernel/queue/batch-gateway.ts';
import type { Message, Queue } from '../../functions/kernel/queue/queue.ts';
import type { Kept, MessageQueue } from './message-queue.ts';
import { timeLeft, workBatch } from './work-batch.ts';

interface MappingParts {
  readonly queue: MessageQueue;
  readonly worker: QueueHandler;
  /** Batches under way at once, at most. */
  readonly atOnce: number;
  readonly timeoutMs: number;
  readonly logger: Logger;
}

/** A queue with its worker, as Lambda's event source mapping ties them. */
export interface Mapping extends Queue {
  /** Gives visible messages to the worker. */
  poll(): void;
  /** Whether a batch is running, or could start now. */
  isBusy(): boolean;
  /** Stops starting batches. */
  stop(): void;
}

/** Connects a worker to a queue: it runs as soon as a message is visible, with this many concurrent batches. */
export const mapQueue = ({ queue, worker, atOnce, timeoutMs, logger }: MappingParts): Mapping => {
  let underWay = 0;
  let isStopped = false;

  const work = async (batch: readonly Kept[]): Promise<void> => {
    try {
      queue.remove(await workBatch(worker, batch, timeLeft(timeoutMs)));
    } catch (error) {
      logger.error('worker failed', error);
    }
  };

  const poll = (): void => {
    while (!isStopped && underWay < atOnce) {
      const batch = queue.receive();
      if (batch.length === 0) return;
      underWay += 1;
      void work(batch).finally(() => {
        underWay -= 1;
        poll();
      });
    }
  };

  return {
    send: async <M extends Message>(messages: readonly M[]) => {
      const refused = await queue.send(messages);
      poll();
      return refused;
    },
    poll,
    isBusy: () => underWay > 0 || queue.hasVisible(),
    stop: () => {
      isStopped = true;
    },
  };
};
