import type { Range } from './keys.ts';
import type { Position, QueryOptions } from './query-input.ts';

export interface Page<T> {
  readonly items: readonly T[];
  readonly next: Position | undefined;
}

export interface Queries {
  query<T>(range: Range, options: QueryOptions): Promise<Page<T>>;
}

/** The pages of a range, until none is left or whoever asked stops; each says whether another one follows. */
export async function* walk<T>(
  table: Queries,
  range: Range,
  { after, ...options }: QueryOptions,
): AsyncGenerator<Page<T>> {
  let position = after;
  do {
    const page = await table.query<T>(range, { ...options, after: position });
    yield page;
    position = page.next;
  } while (position);
}

/** The rows of a range, page by page, until none is left or whoever asked stops. */
export async function* pagesOf<T>(
  table: Queries,
  range: Range,
  options: QueryOptions,
): AsyncGenerator<readonly T[]> {
  for await (const { items } of walk<T>(table, range, options)) yield items;
}

/** The rows of a range, page by page. Throws what `tooMany` makes when there are more than `most`. */
export async function* pagesAtMost<T>(
  table: Queries,
  range: Range,
  most: number,
  tooMany: () => Error,
): AsyncGenerator<readonly T[]> {
  let left = most;
  for await (const { items } of walk<T>(table, range, { limit: most + 1 })) {
    left -= items.length;
    if (left < 0) throw tooMany();
    yield items;
  }
}

/** All rows of a range. Throws what `tooMany` makes when there are more than `most`. */
export const rowsAtMost = async <T>(
  table: Queries,
  range: Range,
  most: number,
  tooMany: () => Error,
): Promise<readonly T[]> => {
  const rows: T[] = [];
  for await (const page of pagesAtMost<T>(table, range, most, tooMany)) rows.push(...page);
  return rows;
};

/** Rows per query at the most; DynamoDB returns a megabyte of them. */
const PAGE = 500;

/** The first rows of a range, `most` at the most. */
export const firstRows = async <T>(
  table: Queries,
  range: Range,
  most: number,
  newestFirst = false,
): Promise<readonly T[]> => {
  const rows: T[] = [];
  for await (const page of pagesOf<T>(table, range, { limit: Math.min(PAGE, most), newestFirst })) {
    rows.push(...page);
    if (rows.length >= most) break;
  }
  return rows.slice(0, most);
};
