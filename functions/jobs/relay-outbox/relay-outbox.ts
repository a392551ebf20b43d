import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import type { JobKernel } from '../../kernel/job-kernel.ts';
import type { Queue } from '../../kernel/queue/queue.ts';
import { canBeQueued, handOver, type PendingPlace } from '../../messages/hand-over.ts';
import { placeOf } from '../../messages/outbox-message.ts';

/** An entry with its place in the stream. */
interface Streamed extends PendingPlace {
  readonly sequence: string;
}

const streamedOf = ({ dynamodb }: DynamoDBRecord): Streamed => ({
  ...placeOf(dynamodb?.Keys?.pk?.S ?? '', dynamodb?.Keys?.sk?.S ?? ''),
  tenantId: dynamodb?.NewImage?.tenantId?.S ?? '',
  sequence: dynamodb?.SequenceNumber ?? '',
});

/**
 * Hands over entries just put in the outbox that are due now or soon; the sweeper handles those due later. Returns
 * the first entry that the queue did not accept, from which the stream goes on. Throws on a record that is not an
 * outbox entry; the stream isolates it by halving the batch.
 */
export const relayOutbox =
  ({ table, clock, queue }: Pick<JobKernel, 'table' | 'clock'> & { readonly queue: Queue }) =>
  async ({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
    const now = clock();
    const due = Records.map(streamedOf).filter((entry) => canBeQueued(entry, now));
    const [first] = await handOver({ table, queue }, due, now);
    return { batchItemFailures: first ? [{ itemIdentifier: first.sequence }] : [] };
  };
