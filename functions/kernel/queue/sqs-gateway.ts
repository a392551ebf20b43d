import { SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs';
import { timeLimits } from '../aws-client.ts';
import type { RetryPolicy } from '../table/retry.ts';
import type { Message, Queue } from './queue.ts';

/** Messages per request, SQS's limit. */
const BATCH = 10;
/** Requests for one batch. A part that SQS refuses three times is not refused only for a moment. */
const TRIES = 3;

type Pause = Pick<RetryPolicy, 'leastPauseMs' | 'mostPauseMs' | 'random' | 'sleep'>;

const batchesOf = <M>(messages: readonly M[]): readonly (readonly M[])[] =>
  Array.from({ length: Math.ceil(messages.length / BATCH) }, (_, n) =>
    messages.slice(n * BATCH, (n + 1) * BATCH),
  );

const TIMEOUTS = { requestMs: 3000 };

/** The queue at `url`. When a batch is accepted only in part, the rest is sent again after a jittered pause. */
export const openQueue = (
  url: string,
  pause: Pause,
  client: SQSClient = new SQSClient({ requestHandler: timeLimits(TIMEOUTS) }),
): Queue => {
  /** Returns the messages that were not accepted. */
  const once = async <M extends Message>(messages: readonly M[]): Promise<readonly M[]> => {
    const Entries = messages.map(({ body, delaySec = 0, lane }, n) => ({
      Id: String(n),
      MessageBody: JSON.stringify(body),
      DelaySeconds: delaySec,
      // On a standard queue the message group does not order anything: it turns on fair queues.
      ...(lane ? { MessageGroupId: lane } : {}),
    }));
    const { Failed = [] } = await client.send(new SendMessageBatchCommand({ QueueUrl: url, Entries }));
    const refused = new Set(Failed.map(({ Id }) => Id));
    return messages.filter((_, n) => refused.has(String(n)));
  };

  const sendBatch = async <M extends Message>(messages: readonly M[]): Promise<readonly M[]> => {
    let left = await once(messages);
    for (let tries = 1; left.length > 0 && tries < TRIES; tries += 1) {
      const { leastPauseMs, mostPauseMs, random, sleep } = pause;
      await sleep(leastPauseMs + random() * (mostPauseMs - leastPauseMs));
      left = await once(left);
    }
    return left;
  };

  return {
    send: async (messages) => (await Promise.all(batchesOf(messages).map(sendBatch))).flat(),
  };
};
