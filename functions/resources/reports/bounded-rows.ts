import { AppError } from '../../kernel/app-error.ts';
import type { Range } from '../../kernel/table/keys.ts';
import type { Position, Table } from '../../kernel/table/table.ts';

/** The rows of a range, page by page, at most `most` in all. Throws 400 `range_too_large` past that. */
export async function* pagesAtMost<T>(
  table: Pick<Table, 'query'>,
  range: Range,
  most: number,
): AsyncGenerator<readonly T[]> {
  let left = most;
  let after: Position | undefined;
  do {
    const page = await table.query<T>(range, { limit: left + 1, after });
    left -= page.items.length;
    if (left < 0) throw new AppError('range_too_large');
    yield page.items;
    after = page.next;
  } while (after);
}

/** All rows of a range, oldest first. Throws 400 `range_too_large` when there are more than `most`. */
export const rowsAtMost = async <T>(
  table: Pick<Table, 'query'>,
  range: Range,
  most: number,
): Promise<readonly T[]> => {
  const rows: T[] = [];
  for await (const page of pagesAtMost<T>(table, range, most)) rows.push(...page);
  return rows;
};
