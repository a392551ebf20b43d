import { BatchProcessor, EventType, processPartialResponse } from '@aws-lambda-powertools/batch';
import type { Context, SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import type { Logger } from '../observe/logger.ts';
import { nearlyOver, withinTime } from './time-left.ts';

/** What is kept of a function's time to answer which messages are done. */
const RESERVE_MS = 1000;
/** And for the step that a message's work is at. */
const STEP_RESERVE_MS = 10_000;

export interface Work<M> {
  /** A message from its JSON; throws when it is none of ours. */
  readonly read: (body: unknown) => M;
  /** `isOver` tells work in many steps when to end. */
  readonly work: (message: M, isOver: () => boolean) => Promise<unknown>;
  readonly logger: Logger;
}

export type QueueHandler = (
  event: SQSEvent,
  context: Pick<Context, 'getRemainingTimeInMillis'>,
) => Promise<SQSBatchResponse>;

/**
 * A worker of a queue. Each message succeeds or fails alone: one that throws, or takes all the time there is, comes back
 * after the queue's visibility timeout, and in the end lies among the dead letters without the others of its batch.
 */
export const queueWorker =
  <M>({ read, work, logger }: Work<M>): QueueHandler =>
  (event, context) => {
    const isOver = nearlyOver(context, STEP_RESERVE_MS);
    const one = async ({ messageId, body, attributes }: SQSRecord): Promise<void> => {
      try {
        await withinTime(context, RESERVE_MS, Promise.resolve(work(read(JSON.parse(body)), isOver)));
      } catch (error) {
        logger.error('message failed', error, { messageId, attempt: attributes.ApproximateReceiveCount });
        throw error;
      }
    };
    // A processor holds the state of one batch.
    return processPartialResponse(event, one, new BatchProcessor(EventType.SQS), {
      // A batch that failed whole is a batch of failures, not a failure of the function.
      throwOnFullBatchFailure: false,
    });
  };
