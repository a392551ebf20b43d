import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { BatchGetCommand, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { AppError } from '../app-error.ts';
import type { Clock } from '../clock.ts';
import { isExpired } from './expiry.ts';
import type { Key, Range } from './keys.ts';
import { type Page, type Queries, rowsAtMost } from './pages.ts';
import { isEmpty, positionOf, type QueryOptions, queryInput, resumedIn } from './query-input.ts';

export interface TableReads extends Queries {
  get<T>(key: Key): Promise<T | undefined>;
  getMany<T>(keys: readonly Key[]): Promise<readonly T[]>;
  /** Every row of a range known to be bounded; throws past `most`, so that no list grows unnoticed. */
  all<T>(range: Range, most: number): Promise<readonly T[]>;
}

/** A start outside the range, which only an edited cursor can have. */
const isMalformed = (error: unknown): boolean =>
  error instanceof Error && error.name === 'ValidationException';

const present = <T>(things: readonly (T | undefined)[]): readonly T[] =>
  things.filter((thing) => thing !== undefined);

const BATCH = 100;

/** Reads of the table called `name`; `clock` decides what has expired. */
export const readsOf = (client: DynamoDBDocumentClient, name: string, clock: Clock): TableReads => {
  const kept = <T extends object>(rows: readonly T[]): T[] => {
    const now = clock();
    return rows.filter((row) => !isExpired(row, now));
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
    const read = kept(answer.Responses?.[name] ?? []) as T[];
    // The database was throttled or the answer too large. What it did answer is not asked for again.
    const unread = answer.UnprocessedKeys?.[name]?.Keys ?? [];
    const left = batch.filter(({ pk, sk }) => unread.some((key) => key.pk === pk && key.sk === sk));
    return [...read, ...present(await Promise.all(left.map((key) => get<T>(key))))];
  };

  const query = async <T>(range: Range, options: QueryOptions): Promise<Page<T>> => {
    const left = isEmpty(range) ? undefined : resumedIn(range, options);
    if (!left) return { items: [], next: undefined };
    try {
      const answer = await client.send(new QueryCommand({ TableName: name, ...queryInput(range, left) }));
      const rows = answer.Items ?? [];
      const items = (options.expiredToo ? rows : kept(rows)) as T[];
      return { items, next: positionOf(range, answer.LastEvaluatedKey) };
    } catch (error) {
      if (left.after && isMalformed(error)) throw new AppError('invalid_cursor', { cause: error });
      throw error;
    }
  };

  return {
    get,
    getMany: async <T>(wanted: readonly Key[]) => {
      const batches = Array.from({ length: Math.ceil(wanted.length / BATCH) }, (_, n) =>
        wanted.slice(n * BATCH, (n + 1) * BATCH),
      );
      return (await Promise.all(batches.map((batch) => getBatch<T>(batch)))).flat();
    },
    query,
    all: (range, most) =>
      rowsAtMost(
        { query },
        range,
        most,
        () => new Error(`More than ${most} rows under ${range.prefix ?? range.index}.`),
      ),
  };
};
