import type { Range } from './keys.ts';

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

/** Where the next page starts after the last item read; undefined when there is none. */
export const positionOf = (range: Range, last: Record<string, unknown> | undefined): Position | undefined =>
  last && {
    sk: String(last.sk),
    ...(range.basePk === '' ? { pk: String(last.pk) } : {}),
    ...(last.gsi1sk === undefined ? {} : { indexSk: String(last.gsi1sk) }),
  };

/** DynamoDB refuses a range that ends before it starts; there is nothing in it. */
export const isEmpty = ({ from, to }: Range): boolean => from !== undefined && to !== undefined && from > to;

/** A question as DynamoDB takes it, but for the table. */
export const queryInput = (range: Range, options: QueryOptions) => {
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
