import { INDEX_KEYS, type Range } from './keys.ts';

/** Where the next page of a query starts. Sort keys only: the partition is rebuilt from the caller. */
export interface Position {
  readonly sk: string;
  readonly indexSk?: string;
  /** Only where the rows of a range lie in several partitions. */
  readonly pk?: string;
}

/** How many rows a page has, and after which it begins. */
export interface WantedPage {
  readonly limit: number;
  readonly after?: Position | undefined;
}

export interface QueryOptions extends WantedPage {
  readonly newestFirst?: boolean;
  /** Not possible on the index. */
  readonly consistent?: boolean;
  /** Expired rows as well, for jobs that delete them. */
  readonly expiredToo?: boolean;
}

const TABLE_KEYS = { pk: 'pk', sk: 'sk' } as const;

const keysOf = ({ index }: Range) => (index === 'table' ? TABLE_KEYS : INDEX_KEYS[index]);

/** What a range wants of its sort key: DynamoDB takes one condition at the most. */
const sortCondition = (sk: string, { prefix, from, to }: Range): string => {
  if (prefix !== undefined) return ` AND begins_with(${sk}, :prefix)`;
  if (from === undefined) return to === undefined ? '' : ` AND ${sk} <= :to`;
  return to === undefined ? ` AND ${sk} >= :from` : ` AND ${sk} BETWEEN :from AND :to`;
};

/** Where a position lies in the order of its range. */
const placeOf = ({ sk, indexSk = sk }: Position): string => indexSk;

/** The position of a row in a range, after which the next page starts. */
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

/** A range that ends before it starts is empty; DynamoDB refuses it. */
export const isEmpty = ({ from, to }: Range): boolean => from !== undefined && to !== undefined && from > to;

/**
 * A query as it goes on from its position; undefined when nothing is left. The clock moves the bounds of some ranges past
 * a position: what lay between was over by then, and DynamoDB refuses a start outside of the range.
 */
export const resumedIn = (range: Range, options: QueryOptions): QueryOptions | undefined => {
  const { after, ...whole } = options;
  if (!after) return options;
  const place = placeOf(after);
  const isBelow = place < (range.from ?? place);
  const isAbove = place > (range.to ?? place);
  if (options.newestFirst ? isBelow : isAbove) return undefined;
  return isBelow || isAbove ? whole : options;
};

/** A query as DynamoDB expects it, without the table's name. */
export const queryInput = (range: Range, options: QueryOptions) => {
  const { pk, sk } = keysOf(range);
  const { after } = options;
  return {
    ...(range.index === 'table'
      ? { ConsistentRead: options.consistent ?? true }
      : { IndexName: range.index }),
    KeyConditionExpression: `${pk} = :pk${sortCondition(sk, range)}`,
    // The document client leaves out those that are undefined.
    ExpressionAttributeValues: {
      ':pk': range.pk,
      ':prefix': range.prefix,
      ':from': range.from,
      ':to': range.to,
    },
    Limit: options.limit,
    ScanIndexForward: !options.newestFirst,
    ...(after && {
      ExclusiveStartKey: { pk: after.pk ?? range.basePk, sk: after.sk, [pk]: range.pk, [sk]: placeOf(after) },
    }),
  };
};
