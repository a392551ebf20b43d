import type { SQSEvent } from 'aws-lambda';
import type { QueueHandler } from '../../functions/kernel/queue/batch-gateway.ts';
import type { Kept } from './message-queue.ts';

/** Messages as Lambda gives them to a queue's worker. */
export const eventOf = (
  messages: readonly Pick<Kept, 'messageId' | 'body' | 'receives' | 'sentAt'>[],
): SQSEvent => ({
  Records: messages.map(({ messageId, body, receives, sentAt }) => ({
    messageId,
    body,
    receiptHandle: messageId,
    attributes: {
      ApproximateReceiveCount: String(receives),
      SentTimestamp: String(sentAt),
      SenderId: 'local',
      ApproximateFirstReceiveTimestamp: String(sentAt),
    },
    messageAttributes: {},
    md5OfBody: '',
    eventSource: 'aws:sqs',
    eventSourceARN: 'arn:aws:sqs:local',
    awsRegion: 'local',
  })),
});

/** The part of a Lambda context that tells the remaining time, with this many milliseconds from now. */
export const timeLeft = (timeoutMs: number) => {
  const end = performance.now() + timeoutMs;
  return { getRemainingTimeInMillis: () => end - performance.now() };
};

/**
 * Gives a batch to a worker. Answers the ids of processed messages: all but the failures reported. Rethrows its errors.
 */
export const workBatch = async (
  worker: QueueHandler,
  batch: readonly Kept[],
  context: ReturnType<typeof timeLeft>,
): Promise<readonly string[]> => {
  const { batchItemFailures } = await worker(eventOf(batch), context);
  const failed = new Set(batchItemFailures.map(({ itemIdentifier }) => itemIdentifier));
  return batch.map(({ messageId }) => messageId).filter((messageId) => !failed.has(messageId));
};
