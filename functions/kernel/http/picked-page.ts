import type { Range } from '../table/keys.ts';
import { positionAt } from '../table/query-input.ts';
import type { Position, Table } from '../table/table.ts';

interface Wanted<T> {
  /** Rows of the page. */
  readonly limit: number;
  readonly after: Position | undefined;
  readonly newestFirst: boolean;
  /** Which rows belong to the list. */
  readonly picks: (row: T) => boolean;
  /** Rows read at a time, and the most read in all. */
  readonly step: number;
  readonly most: number;
}

export interface PickedPage<T> {
  readonly items: readonly T[];
  /** Where to continue; undefined only at the end of the range. */
  readonly next: Position | undefined;
}

/**
 * A page of the rows of a range that `picks` accepts. It is full when enough of them are found among the `most` rows
 * that are read; otherwise it is shorter or empty, with a position to continue from.
 */
export const pickedPage = async <T extends object>(
  table: Pick<Table, 'query'>,
  range: Range,
  { limit, after, newestFirst, picks, step, most }: Wanted<T>,
): Promise<PickedPage<T>> => {
  const found: T[] = [];
  let [position, looked] = [after, 0];
  do {
    const asked = Math.min(step, most - looked);
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
  } while (position && looked < most);
  return { items: found, next: position };
};
