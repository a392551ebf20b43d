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
import { AppError } from './app-error.ts';
import type { Key, Range } from './keys.ts';
import { type Committed, committed, isConditionFailure, refusalOf } from './transaction.ts';
import { transactItem, type Write } from './write.ts';

/** Where the next page of a query starts: sort keys only, the partition is rebuilt from the caller. */
export interface Position {
  readonly sk: string;
  readonly indexSk?: string;
  /** Only where the rows of a range lie in many partitions. */
  readonly pk?: string;
}

export interface Page<T> {
  readonly items: readonly T[];
  readonly next: Position | undefined;
}

interface QueryOptions {
  readonly limit: number;
  readonly after?: Position | undefined;
  readonly newestFirst?: boolean;
  /** Not possible on the index. */
  readonly consistent?: boolean;
}

/**
 * The one way to the database. Keys and ranges are made by `keys.ts` alone, which asks for a TenantId: a query
 * without a tenant cannot be written. What is read is trusted to be what was written: `T` is the caller's word.
 */
export interface Table {
  readonly name: string;
  readonly client: DynamoDBDocumentClient;
  get<T>(key: Key): Promise<T | undefined>;
  getMany<T>(keys: readonly Key[]): Promise<readonly T[]>;
  query<T>(range: Range, options: QueryOptions): Promise<Page<T>>;
  /** Every row of a range known to be bounded; throws past `most`, so that no list grows unseen. */
  all<T>(range: Range, most: number): Promise<readonly T[]>;
  /** True when written, false when its condition did not hold. */
  write(write: Write): Promise<boolean>;
  /** All or nothing; tells by position whose condition failed, and tells contention from it. */
  transact(writes: readonly Write[], token?: string): Promise<Committed>;
  /** Adds to a number and answers the sum. */
  increase(key: Key, field: string, by: number, expiresAt: number): Promise<number>;
}

const keyCondition = (range: Range) => {
  const pk = range.index === 'gsi1' ? 'gsi1pk' : 'pk';
  const sk = range.index === 'gsi1' ? 'gsi1sk' : 'sk';
  const { prefix, from, to } = range;
  if (prefix !== undefined)
    return { text: `${pk} = :pk AND begins_with(${sk}, :prefix)`, values: { ':prefix': prefix } };
  if (from !== undefined && to !== undefined)
    return { text: `${pk} = :pk AND ${sk} BETWEEN :from AND :to`, values: { ':from': from, ':to': to } };
  if (from !== undefined) return { text: `${pk} = :pk AND ${sk} >= :from`, values: { ':from': from } };
  if (to !== undefined) return { text: `${pk} = :pk AND ${sk} <= :to`, values: { ':to': to } };
  return { text: `${pk} = :pk`, values: {} };
};

const startKey = (range: Range, after: Position | undefined) => {
  if (!after) return {};
  const base = { pk: after.pk ?? range.basePk, sk: after.sk };
  const ExclusiveStartKey =
    range.index === 'gsi1' ? { ...base, gsi1pk: range.pk, gsi1sk: after.indexSk ?? '' } : base;
  return { ExclusiveStartKey };
};

const positionOf = (range: Range, last: Record<string, unknown> | undefined): Position | undefined =>
  last && {
    sk: String(last.sk),
    ...(range.basePk === '' ? { pk: String(last.pk) } : {}),
    ...(last.gsi1sk === undefined ? {} : { indexSk: String(last.gsi1sk) }),
  };

const queryInput = (range: Range, options: QueryOptions) => {
  const { text, values } = keyCondition(range);
  return {
    ...(range.index === 'gsi1' ? { IndexName: 'gsi1' } : { ConsistentRead: options.consistent ?? true }),
    KeyConditionExpression: text,
    ExpressionAttributeValues: { ':pk': range.pk, ...values },
    Limit: options.limit,
    ScanIndexForward: !options.newestFirst,
    ...startKey(range, options.after),
  };
};

/** A start outside the range, which only an edited cursor can name. */
const isMalformed = (error: unknown): boolean =>
  error instanceof Error && error.name === 'ValidationException';

const present = <T>(things: readonly (T | undefined)[]): readonly T[] =>
  things.filter((thing) => thing !== undefined);

const BATCH = 100;

/** The table called `name`, reached by `client`. */
export const openTable = (client: DynamoDBDocumentClient, name: string): Table => {
  const get = async <T>({ pk, sk }: Key): Promise<T | undefined> => {
    const answer = await client.send(
      new GetCommand({ TableName: name, Key: { pk, sk }, ConsistentRead: true }),
    );
    return answer.Item as T | undefined;
  };

  const getBatch = async <T>(batch: readonly Key[]): Promise<readonly T[]> => {
    const asked = { [name]: { Keys: batch.map(({ pk, sk }) => ({ pk, sk })), ConsistentRead: true } };
    const answer = await client.send(new BatchGetCommand({ RequestItems: asked }));
    if (Object.keys(answer.UnprocessedKeys ?? {}).length > 0)
      return Promise.all(batch.map((key) => get<T>(key))).then(present);
    return (answer.Responses?.[name] ?? []) as T[];
  };

  const query = async <T>(range: Range, options: QueryOptions): Promise<Page<T>> => {
    try {
      const answer = await client.send(new QueryCommand({ TableName: name, ...queryInput(range, options) }));
      return { items: (answer.Items ?? []) as T[], next: positionOf(range, answer.LastEvaluatedKey) };
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

  const write = async (one: Write): Promise<boolean> => {
    try {
      const { Put, Update, Delete } = transactItem(name, one);
      if (Put) await client.send(new PutCommand(Put));
      if (Update) await client.send(new UpdateCommand(Update));
      if (Delete) await client.send(new DeleteCommand(Delete));
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
    write,
    transact: async (writes, token) => {
      try {
        await client.send(
          new TransactWriteCommand({
            TransactItems: writes.map((one) => transactItem(name, one)),
            ...(token ? { ClientRequestToken: token } : {}),
          }),
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
  };
};
