import { AsyncLocalStorage } from 'node:async_hooks';
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import type { Logger } from '../../functions/kernel/observe/logger.ts';
import type { Table } from '../../functions/kernel/table/table.ts';
import type { Write } from '../../functions/kernel/table/write.ts';
import type { Followed } from '../../shared/domain/jobs.ts';

/** An item that was put in the table, or changed. */
export interface Inserted {
  readonly pk: string;
  readonly sk: string;
  /** Its other attributes that are texts; none of one that was changed. */
  readonly texts: Readonly<Record<string, string>>;
}

export const textsOf = (item: Readonly<Record<string, unknown>>): Inserted['texts'] =>
  Object.fromEntries(
    Object.entries(item).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

/** What writes put in partitions with one prefix, and put or change under sort keys with another. */
export const followedIn = (
  { partitions, items }: Followed,
  writes: ReadonlyArray<Write<string>>,
): readonly Inserted[] =>
  writes.flatMap((write) => {
    if ('put' in write) {
      const { pk, sk } = write.put;
      const isFollowed = pk.startsWith(partitions) || sk.startsWith(items);
      return isFollowed ? [{ pk, sk, texts: textsOf(write.item) }] : [];
    }
    if (!('update' in write) || !write.update.sk.startsWith(items)) return [];
    return [{ pk: write.update.pk, sk: write.update.sk, texts: {} }];
  });

/** The same table; calls back after each write and transaction. */
export const tellingTable = (table: Table, tell: (writes: ReadonlyArray<Write<string>>) => void): Table => ({
  ...table,
  write: async (write) => {
    await table.write(write);
    tell([write]);
  },
  writeIf: async (write) => {
    const isWritten = await table.writeIf(write);
    if (isWritten) tell([write]);
    return isWritten;
  },
  attempt: async (writes) => {
    const outcome = await table.attempt(writes);
    if (outcome.kind === 'committed') tell(writes);
    return outcome;
  },
});

type StreamHandler = (event: DynamoDBStreamEvent) => Promise<DynamoDBBatchResponse>;

interface StreamParts {
  readonly handle: StreamHandler;
  readonly batchSize: number;
  /** Retries of a batch before the rest of it is dropped. */
  readonly retries: number;
  readonly logger: Logger;
}

/** An insertion as the stream tells it. */
export const recordOf = ({ pk, sk, texts }: Inserted, sequence: number): DynamoDBRecord => ({
  eventName: 'INSERT',
  dynamodb: {
    Keys: { pk: { S: pk }, sk: { S: sk } },
    NewImage: Object.fromEntries(Object.entries(texts).map(([name, S]) => [name, { S }])),
    SequenceNumber: String(sequence),
  },
});

const RETRY_PAUSE_MS = 200;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, RETRY_PAUSE_MS));

/** A table's stream and its function: in order, in batches; a retry begins at the first failed record. */
export interface InsertStream {
  tell(inserted: readonly Inserted[]): void;
  isBusy(): boolean;
}

/** Records that still fail after the retries are logged and dropped; the sweeper finds their entries in the table. */
export const openInsertStream = ({ handle, batchSize, retries, logger }: StreamParts): InsertStream => {
  const records: DynamoDBRecord[] = [];
  let [told, failures] = [0, 0];
  let isRunning = false;
  // Runs outside the request that wrote the item.
  const apart = AsyncLocalStorage.snapshot();

  /** Number of records processed. */
  const taken = async (batch: readonly DynamoDBRecord[]): Promise<number> => {
    try {
      const { batchItemFailures } = await handle({ Records: [...batch] });
      const failed = new Set(batchItemFailures.map(({ itemIdentifier }) => itemIdentifier));
      const first = batch.findIndex(({ dynamodb }) => failed.has(dynamodb?.SequenceNumber ?? ''));
      return first < 0 ? batch.length : first;
    } catch (error) {
      logger.error('stream batch failed', error, { records: batch.length, failures });
      return 0;
    }
  };

  const step = async (): Promise<void> => {
    const batch = records.slice(0, batchSize);
    const done = await taken(batch);
    failures = done > 0 ? 0 : failures + 1;
    records.splice(0, done);
    if (failures === 0) return;
    if (failures <= retries) return pause();
    logger.error('stream records given up', new Error('too many failures'), { records: batch.length });
    records.splice(0, batch.length);
    failures = 0;
  };

  const run = async (): Promise<void> => {
    if (isRunning) return;
    isRunning = true;
    while (records.length > 0) await step();
    isRunning = false;
  };

  return {
    tell: (inserted) => {
      for (const one of inserted) {
        told += 1;
        records.push(recordOf(one, told));
      }
      void apart(run);
    },
    isBusy: () => isRunning || records.length > 0,
  };
};
