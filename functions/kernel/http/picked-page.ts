import type { Range } from '../table/keys.ts';
import { positionAt } from '../table/query-input.ts';
import type { Position, Table, WantedPage } from '../table/table.ts';

interface Wanted<T> extends WantedPage {
  readonly newestFirst: boolean;
  /** Which rows belong to the list; all when absent. */
  readonly picks?: (row: T) => boolean;
}

/** The most rows that one request reads to fill a page, expired ones included. */
const MOST_READ = 1000;

/** The least rows read at a time once the first ones did not fill the page, so that a small page is no long walk. */
const STEP = 100;

export interface PickedPage<T> {
  readonly items: readonly T[];
  /** Where to continue; undefined only at the end of the range. */
  readonly next: Position | undefined;
}

/**
 * A page of the rows of a range that `picks` accepts and that have not expired. It is full when enough of them are
 * found among the first `MOST_READ`; otherwise it is shorter or empty, with a position to continue from.
 */
export const pickedPage = async <T extends object>(
  table: Pick<Table, 'query'>,
  range: Range,
  { limit, after, newestFirst, picks = () => true }: Wanted<T>,
): Promise<PickedPage<T>> => {
  const found: T[] = [];
  let [position, looked] = [after, 0];
  do {
    const asked = Math.min(looked === 0 ? limit + 1 : Math.max(limit + 1, STEP), MOST_READ - looked);
    const page = await table.query<T>(range, { limit: asked, after: position, newestFirst });
    for (const row of page.items) {
      if (!picks(row)) continue;
      const last = found.at(-1);
      if (last && found.length === limit) return { items: found, next: positionAt(range, last) };
      found.push(row);
    }
    // A page with a next one was read in full, even if some of its rows had expired.
    looked += page.next ? asked : page.items.length;
    position = page.next;
  } while (position && looked < MOST_READ);
  return { items: found, next: position };
};
