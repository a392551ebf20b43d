import { BatchProcessor, EventType, processPartialResponse } from '@aws-lambda-powertools/batch';
import type { Context, SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import type { Logger } from '../observe/logger.ts';
import { nearlyOver, withinTime } from './time-left.ts';

/** Time kept to report which messages are done. */
const RESERVE_MS = 1000;
/** Time kept for the current step of a message's work. */
const STEP_RESERVE_MS = 10_000;

export interface Work<M> {
  /** A message parsed from its JSON; throws when it is not one of ours. */
  readonly read: (body: unknown) => M;
  /** `isOutOfTime` tells work in several steps when to end. */
  readonly work: (message: M, isOutOfTime: () => boolean) => Promise<unknown>;
  readonly logger: Logger;
}

export type QueueHandler = (
  event: SQSEvent,
  context: Pick<Context, 'getRemainingTimeInMillis'>,
) => Promise<SQSBatchResponse>;

/**
 * A worker of a queue. Each message succeeds or fails alone: one that throws or uses up the time comes back after the
 * queue's visibility timeout, and finally goes to the dead letters without the others of its batch.
 */
export const queueWorker =
  <M>({ read, work, logger }: Work<M>): QueueHandler =>
  (event, context) => {
    const isOutOfTime = nearlyOver(context, STEP_RESERVE_MS);
    const one = async ({ messageId, body, attributes }: SQSRecord): Promise<void> => {
      try {
        await withinTime(context, RESERVE_MS, Promise.resolve(work(read(JSON.parse(body)), isOutOfTime)));
      } catch (error) {
        logger.error('message failed', error, { messageId, attempt: attributes.ApproximateReceiveCount });
        throw error;
      }
    };
    // A processor holds the state of one batch.
    return processPartialResponse(event, one, new BatchProcessor(EventType.SQS), {
      // When all messages fail, each is reported as failed; the function itself does not fail.
      throwOnFullBatchFailure: false,
    });
  };
