import type { Range } from '../../kernel/table/keys.ts';
import { pagesOf, type Queries } from '../../kernel/table/pages.ts';

const PAGE = 100;

/** A row as stored in its partition. */
export interface Stored {
  readonly sk: string;
}

/** Rows of a range after a sort key, expired ones included, a page at a time. */
export const storedPages = <T extends Stored>(
  table: Queries,
  range: Range,
  start?: string,
): AsyncGenerator<readonly T[]> =>
  pagesOf<T>(table, range, {
    limit: PAGE,
    after: start === undefined ? undefined : { sk: start },
    expiredToo: true,
  });
