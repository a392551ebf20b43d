import { INDEX_KEYS, type Range } from './keys.ts';

/** Where the next page of a query starts: sort keys only, the partition is rebuilt from the caller. */
export interface Position {
  readonly sk: string;
  readonly indexSk?: string;
  /** Only where the rows of a range lie in many partitions. */
  readonly pk?: string;
  /** Rows looked at on the pages before, where there is a last one to look at. */
  readonly seen?: number;
}

export interface QueryOptions {
  readonly limit: number;
  readonly after?: Position | undefined;
  readonly newestFirst?: boolean;
  /** Not possible on the index. */
  readonly consistent?: boolean;
  /** Rows past their last moment as well: for whoever takes them away. */
  readonly expiredToo?: boolean;
}

const TABLE_KEYS = { pk: 'pk', sk: 'sk' } as const;

const keysOf = ({ index }: Range) => (index === 'table' ? TABLE_KEYS : INDEX_KEYS[index]);

const keyCondition = (range: Range) => {
  const { pk, sk } = keysOf(range);
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
  if (range.index === 'table') return { ExclusiveStartKey: base };
  const { pk, sk } = keysOf(range);
  return { ExclusiveStartKey: { ...base, [pk]: range.pk, [sk]: after.indexSk ?? '' } };
};

/** Where a row lies in a range, for the next page to start after it. */
export const positionAt = (range: Range, row: object): Position => {
  const at = (name: string): string => String(Reflect.get(row, name));
  return {
    sk: at('sk'),
    ...(range.basePk === '' ? { pk: at('pk') } : {}),
    ...(range.index === 'table' ? {} : { indexSk: at(keysOf(range).sk) }),
  };
};

/** Where the next page starts after the last item read; undefined when there is none. */
export const positionOf = (range: Range, last: Record<string, unknown> | undefined): Position | undefined =>
  last && positionAt(range, last);

/** DynamoDB refuses a range that ends before it starts; there is nothing in it. */
export const isEmpty = ({ from, to }: Range): boolean => from !== undefined && to !== undefined && from > to;

/** A question as DynamoDB takes it, but for the table. */
export const queryInput = (range: Range, options: QueryOptions) => {
  const { text, values } = keyCondition(range);
  return {
    ...(range.index === 'table'
      ? { ConsistentRead: options.consistent ?? true }
      : { IndexName: range.index }),
    KeyConditionExpression: text,
    ExpressionAttributeValues: { ':pk': range.pk, ...values },
    Limit: options.limit,
    ScanIndexForward: !options.newestFirst,
    ...startKey(range, options.after),
  };
};
