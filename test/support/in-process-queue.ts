import type { SQSEvent } from 'aws-lambda';
import type { QueueHandler } from '../../functions/kernel/queue/batch-gateway.ts';
import type { Queue } from '../../functions/kernel/queue/queue.ts';

/** What a queue of AWS does to its messages: the settings are those of `infra`. */
interface QueueSettings {
  /** Times that a message is received before it lies among the dead letters. */
  readonly maxReceives: number;
  /** From 0 to 1: how seldom what is done is delivered again, and in which order messages come. */
  readonly random: () => number;
  /** Part of the messages that are delivered again though they were done. */
  readonly again: number;
}

interface Held {
  readonly messageId: string;
  readonly body: string;
  receives: number;
}

export interface InProcessQueue extends Queue {
  /** Lets `workers` at once receive batches until nothing is left but dead letters. */
  drain(worker: QueueHandler, workers: number): Promise<void>;
  /** What nobody could do, as it was sent. */
  dead(): readonly unknown[];
  /** Messages received so far, each as often as it came. */
  received(): number;
}

const BATCH = 10;
const NO_HURRY = { getRemainingTimeInMillis: () => 600_000 };

export const eventOf = (messages: readonly Held[]): SQSEvent => ({
  Records: messages.map(({ messageId, body, receives }) => ({
    messageId,
    body,
    receiptHandle: messageId,
    attributes: {
      ApproximateReceiveCount: String(receives),
      SentTimestamp: '0',
      SenderId: 'test',
      ApproximateFirstReceiveTimestamp: '0',
    },
    messageAttributes: {},
    md5OfBody: '',
    eventSource: 'aws:sqs',
    eventSourceARN: 'arn:aws:sqs:test',
    awsRegion: 'test',
  })),
});

/** Those of a batch that its worker did not do: all of them when it died before it could say. */
const notDone = async (worker: QueueHandler, batch: readonly Held[]): Promise<readonly Held[]> => {
  try {
    const { batchItemFailures } = await worker(eventOf(batch), NO_HURRY);
    const failed = new Set(batchItemFailures.map(({ itemIdentifier }) => itemIdentifier));
    return batch.filter(({ messageId }) => failed.has(messageId));
  } catch {
    return batch;
  }
};

/**
 * A queue as SQS keeps one: at least once, in no order, batches of ten, what was not done comes back when its
 * visibility timeout is over, and after so many receives it lies among the dead letters. A timeout is over as soon as
 * nothing else is visible.
 */
export const openInProcessQueue = ({ maxReceives, random, again }: QueueSettings): InProcessQueue => {
  const dead: Held[] = [];
  let visible: Held[] = [];
  let hidden: Held[] = [];
  let [sent, received] = [0, 0];

  const draw = (): Held[] =>
    Array.from({ length: Math.min(BATCH, visible.length) }, () =>
      visible.splice(Math.floor(random() * visible.length), 1),
    ).flat();

  const receive = (): Held[] => {
    const drawn = draw();
    for (const message of drawn) message.receives += 1;
    dead.push(...drawn.filter(({ receives }) => receives > maxReceives));
    return drawn.filter(({ receives }) => receives <= maxReceives);
  };

  const work = async (worker: QueueHandler): Promise<void> => {
    while (visible.length > 0) {
      const batch = receive();
      if (batch.length === 0) continue;
      received += batch.length;
      const left = new Set(await notDone(worker, batch));
      hidden.push(...batch.filter((message) => left.has(message) || random() < again));
    }
  };

  return {
    send: async (messages) => {
      for (const { body } of messages) {
        sent += 1;
        visible.push({ messageId: `message-${sent}`, body: JSON.stringify(body), receives: 0 });
      }
      return [];
    },
    drain: async (worker, workers) => {
      while (visible.length > 0) {
        await Promise.all(Array.from({ length: workers }, () => work(worker)));
        [visible, hidden] = [hidden, []];
      }
    },
    dead: () => dead.map(({ body }) => JSON.parse(body)),
    received: () => received,
  };
};
