import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import {
  BatchGetCommand,
  DeleteCommand,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { AppError } from '../app-error.ts';
import type { Clock } from '../clock.ts';
import { isOver } from './expiry.ts';
import type { Key, Range } from './keys.ts';
import { isEmpty, type Position, positionOf, type QueryOptions, queryInput } from './query-input.ts';
import { committed, isConditionFailure, type Outcome, refusalOf } from './transaction.ts';
import { type Conditional, transactItem, type Unconditional, type Write } from './write.ts';

export type { Position } from './query-input.ts';

export interface Page<T> {
  readonly items: readonly T[];
  readonly next: Position | undefined;
}

/**
 * The one way to the database. Keys and ranges are made by `keys.ts` alone, which asks for a TenantId: a query
 * without a tenant cannot be written. What is read is trusted to be what was written: `T` is the caller's word.
 *
 * DynamoDB takes expired items away when it likes, days late: whatever is read here is as if they were gone. A page may
 * so hold fewer rows than asked for, or none, and still have a next one. Writes see what lies there: to write where an
 * expired item may be left, ask `isAbsentOrExpired`.
 */
export interface Table {
  readonly name: string;
  readonly client: DynamoDBDocumentClient;
  get<T>(key: Key): Promise<T | undefined>;
  getMany<T>(keys: readonly Key[]): Promise<readonly T[]>;
  query<T>(range: Range, options: QueryOptions): Promise<Page<T>>;
  /** Every row of a range known to be bounded; throws past `most`, so that no list grows unseen. */
  all<T>(range: Range, most: number): Promise<readonly T[]>;
  /** Writes one item, whatever lies there. */
  write(write: Unconditional): Promise<void>;
  /** Writes one item if its condition holds, and answers whether it did. */
  writeIf(write: Conditional): Promise<boolean>;
  /**
   * Tries once to write all or nothing; tells by position whose condition failed, and tells contention from it. Whoever
   * has nothing to decide by the outcome asks `commit`.
   */
  attempt(writes: readonly Write[]): Promise<Outcome>;
  /** Adds to a number and answers the sum. */
  increase(key: Key, field: string, by: number, expiresAt: number): Promise<number>;
  /** Counts one more in a field, takes others away, and answers every number of the item. */
  count(key: Key, change: Counted): Promise<Readonly<Record<string, number>>>;
}

/** A start outside the range, which only an edited cursor can name. */
const isMalformed = (error: unknown): boolean =>
  error instanceof Error && error.name === 'ValidationException';

const present = <T>(things: readonly (T | undefined)[]): readonly T[] =>
  things.filter((thing) => thing !== undefined);

export interface Counted {
  readonly field: string;
  readonly drop: readonly string[];
  /** Epoch seconds. */
  readonly expiresAt: number;
}

const numbersOf = (item: Readonly<Record<string, unknown>> = {}): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(item).flatMap(([field, value]) => (typeof value === 'number' ? [[field, value]] : [])),
  );

const BATCH = 100;

/** The table called `name`, reached by `client`; `clock` tells what has expired. */
export const openTable = (client: DynamoDBDocumentClient, name: string, clock: Clock): Table => {
  const kept = <T extends object>(rows: readonly T[]): T[] => {
    const now = clock();
    return rows.filter((row) => !isOver(row, now));
  };

  const get = async <T>({ pk, sk }: Key): Promise<T | undefined> => {
    const answer = await client.send(
      new GetCommand({ TableName: name, Key: { pk, sk }, ConsistentRead: true }),
    );
    return kept(answer.Item ? [answer.Item] : [])[0] as T | undefined;
  };

  const getBatch = async <T>(batch: readonly Key[]): Promise<readonly T[]> => {
    const asked = { [name]: { Keys: batch.map(({ pk, sk }) => ({ pk, sk })), ConsistentRead: true } };
    const answer = await client.send(new BatchGetCommand({ RequestItems: asked }));
    if (Object.keys(answer.UnprocessedKeys ?? {}).length > 0)
      return Promise.all(batch.map((key) => get<T>(key))).then(present);
    return kept(answer.Responses?.[name] ?? []) as T[];
  };

  const query = async <T>(range: Range, options: QueryOptions): Promise<Page<T>> => {
    if (isEmpty(range)) return { items: [], next: undefined };
    try {
      const answer = await client.send(new QueryCommand({ TableName: name, ...queryInput(range, options) }));
      const rows = answer.Items ?? [];
      const items = (options.expiredToo ? rows : kept(rows)) as T[];
      return { items, next: positionOf(range, answer.LastEvaluatedKey) };
    } catch (error) {
      if (options.after && isMalformed(error)) throw new AppError('invalid_cursor', { cause: error });
      throw error;
    }
  };

  const all = async <T>(range: Range, most: number): Promise<readonly T[]> => {
    const rows: T[] = [];
    let after: Position | undefined;
    do {
      const page = await query<T>(range, { limit: most + 1, after });
      rows.push(...page.items);
      after = page.next;
      if (rows.length > most) throw new Error(`More than ${most} rows under ${range.prefix ?? range.index}.`);
    } while (after);
    return rows;
  };

  const writeOne = async (one: Unconditional | Conditional): Promise<void> => {
    const { Put, Update, Delete } = transactItem(name, one);
    if (Put) await client.send(new PutCommand(Put));
    if (Update) await client.send(new UpdateCommand(Update));
    if (Delete) await client.send(new DeleteCommand(Delete));
  };

  const writeIf = async (one: Conditional): Promise<boolean> => {
    try {
      await writeOne(one);
      return true;
    } catch (error) {
      if (isConditionFailure(error)) return false;
      throw error;
    }
  };

  return {
    name,
    client,
    get,
    getMany: async <T>(wanted: readonly Key[]) => {
      const batches = Array.from({ length: Math.ceil(wanted.length / BATCH) }, (_, n) =>
        wanted.slice(n * BATCH, (n + 1) * BATCH),
      );
      return (await Promise.all(batches.map((batch) => getBatch<T>(batch)))).flat();
    },
    query,
    all,
    write: writeOne,
    writeIf,
    attempt: async (writes) => {
      try {
        await client.send(
          new TransactWriteCommand({ TransactItems: writes.map((one) => transactItem(name, one)) }),
        );
        return committed;
      } catch (error) {
        return refusalOf(error);
      }
    },
    increase: async ({ pk, sk }, field, by, expiresAt) => {
      const answer = await client.send(
        new UpdateCommand({
          TableName: name,
          Key: { pk, sk },
          UpdateExpression: 'ADD #field :by SET expiresAt = :expiresAt',
          ExpressionAttributeNames: { '#field': field },
          ExpressionAttributeValues: { ':by': by, ':expiresAt': expiresAt },
          ReturnValues: 'UPDATED_NEW',
        }),
      );
      return Number(answer.Attributes?.[field]);
    },
    count: async ({ pk, sk }, { field, drop, expiresAt }) => {
      const answer = await client.send(
        new UpdateCommand({
          TableName: name,
          Key: { pk, sk },
          UpdateExpression: `ADD #field :one SET expiresAt = :expiresAt REMOVE ${drop.join(', ')}`,
          ExpressionAttributeNames: { '#field': field },
          ExpressionAttributeValues: { ':one': 1, ':expiresAt': expiresAt },
          ReturnValues: 'ALL_NEW',
        }),
      );
      return numbersOf(answer.Attributes);
    },
  };
};
