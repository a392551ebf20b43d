import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { brandId, type TenantId } from '../../../shared/domain/ids.ts';
import type { JobKernel } from '../../kernel/job-kernel.ts';
import type { Queue } from '../../kernel/queue/queue.ts';
import { parseOutboxShard } from '../../kernel/table/keys/messages.ts';
import { parseTenantPk } from '../../kernel/table/keys/tenants.ts';
import { kindOf } from '../../kernel/table/row-kinds.ts';
import type { Table } from '../../kernel/table/table.ts';
import { canBeQueued, handOver, type PendingPlace } from '../../messages/hand-over.ts';
import { placeOf } from '../../messages/outbox-message.ts';
import { type ChangeCounts, countChanges, topicOf } from '../../records/change-counts.ts';

/** An entry with its place in the stream. */
interface Streamed extends PendingPlace {
  readonly sequence: string;
}

const textOf = ({ dynamodb }: DynamoDBRecord, name: string): string => dynamodb?.NewImage?.[name]?.S ?? '';

const streamedOf = (record: DynamoDBRecord): Streamed => ({
  ...placeOf(record.dynamodb?.Keys?.pk?.S ?? '', record.dynamodb?.Keys?.sk?.S ?? ''),
  tenantId: textOf(record, 'tenantId'),
  sequence: record.dynamodb?.SequenceNumber ?? '',
});

/** Entries made of an event carry its type too; only the event itself is a change. */
const isMade = (record: DynamoDBRecord): boolean => textOf(record, 'kind') !== 'event';

const isEntry = ({ dynamodb }: DynamoDBRecord): boolean =>
  parseOutboxShard(dynamodb?.Keys?.pk?.S ?? '') !== undefined;

/** Whose conversation a record is. Throws on any other record. */
const conversationOf = ({ dynamodb }: DynamoDBRecord) => {
  const tenantId = parseTenantPk(dynamodb?.Keys?.pk?.S ?? '');
  const kind = kindOf(dynamodb?.Keys?.sk?.S ?? '');
  if (!tenantId || kind !== 'CONVERSATION')
    throw new Error(`The stream brought a record of another kind: ${kind}.`);
  return { tenantId, topic: 'conversations' as const };
};

/** Whose lists a record changes, and which; undefined for none. */
const changeIn = (record: DynamoDBRecord) => {
  if (!isEntry(record)) return conversationOf(record);
  const topic = isMade(record) ? undefined : topicOf(textOf(record, 'type'));
  return topic && { tenantId: brandId<TenantId>(textOf(record, 'tenantId')), topic };
};

/** How often each business's lists changed in a batch. */
const changesIn = (records: readonly DynamoDBRecord[]): ReadonlyMap<TenantId, ChangeCounts> => {
  const changes = new Map<TenantId, ChangeCounts>();
  for (const record of records) {
    const change = changeIn(record);
    if (!change) continue;
    const { tenantId, topic } = change;
    const counts = changes.get(tenantId) ?? {};
    changes.set(tenantId, { ...counts, [topic]: (counts[topic] ?? 0) + 1 });
  }
  return changes;
};

/** One write for each business of the batch. A batch that is given again counts again, which costs a read more. */
const countAll = (table: Table, changes: ReadonlyMap<TenantId, ChangeCounts>, now: number) =>
  Promise.all(Array.from(changes, ([tenantId, counts]) => table.write(countChanges(tenantId, counts, now))));

/**
 * Hands over entries just put in the outbox that are due now or soon; the sweeper handles those due later. Then counts
 * what changed, conversations that went on included, for screens that are open. Returns the first entry that the queue
 * did not accept, from which the stream goes on. Throws on a record that is neither, before anything is
 * handed over; the stream isolates it by halving the batch.
 */
export const relayOutbox =
  ({ table, clock, queue }: Pick<JobKernel, 'table' | 'clock'> & { readonly queue: Queue }) =>
  async ({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
    const now = clock();
    const changes = changesIn(Records);
    const due = Records.filter(isEntry)
      .map(streamedOf)
      .filter((entry) => canBeQueued(entry, now));
    const [first] = await handOver({ table, queue }, due, now);
    await countAll(table, changes, now);
    return { batchItemFailures: first ? [{ itemIdentifier: first.sequence }] : [] };
  };
