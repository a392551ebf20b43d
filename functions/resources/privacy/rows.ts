import type { Range } from '../../kernel/table/keys.ts';
import type { Position, Table } from '../../kernel/table/table.ts';

const PAGE = 100;

/** A row as stored in its partition. */
export interface Stored {
  readonly sk: string;
}

/** Rows of a range after a sort key, expired ones included, a page at a time. */
export async function* storedPages<T extends Stored>(
  table: Pick<Table, 'query'>,
  range: Range,
  start?: string,
): AsyncGenerator<readonly T[]> {
  let after: Position | undefined = start === undefined ? undefined : { sk: start };
  do {
    const page = await table.query<T>(range, { limit: PAGE, after, expiredToo: true });
    yield page.items;
    after = page.next;
  } while (after);
}
