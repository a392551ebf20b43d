import type { Range } from './keys.ts';
import type { Position, QueryOptions } from './query-input.ts';
import type { TableReads } from './table-reads.ts';

/** The rows of a range, page by page, until none is left or whoever asked stops. */
export async function* pagesOf<T>(
  table: Pick<TableReads, 'query'>,
  range: Range,
  options: Omit<QueryOptions, 'after'>,
): AsyncGenerator<readonly T[]> {
  let after: Position | undefined;
  do {
    const page = await table.query<T>(range, { ...options, after });
    yield page.items;
    after = page.next;
  } while (after);
}

/** Rows per query at the most; DynamoDB returns a megabyte of them. */
const PAGE = 500;

/** The first rows of a range, `most` at the most. */
export const firstRows = async <T>(
  table: Pick<TableReads, 'query'>,
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
