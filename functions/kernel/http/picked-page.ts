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
  /** Rows read at a time, and at most in all. */
  readonly step: number;
  readonly most: number;
}

export interface PickedPage<T> {
  readonly items: readonly T[];
  /** Where to go on; undefined only when there is nothing more. */
  readonly next: Position | undefined;
  /** Rows looked at before `next`. */
  readonly looked: number;
}

interface Found<T> {
  readonly row: T;
  /** Rows looked at up to and with it. */
  readonly looked: number;
}

/**
 * A page of those rows of a range that `picks` says yes to. It is full as long as enough of them are found among the
 * `most` rows that are read; else it is shorter, even empty, with a position to go on from.
 */
export const pickedPage = async <T extends object>(
  table: Pick<Table, 'query'>,
  range: Range,
  { limit, after, newestFirst, picks, step, most }: Wanted<T>,
): Promise<PickedPage<T>> => {
  const found: Found<T>[] = [];
  const items = () => found.map(({ row }) => row);
  let [position, looked] = [after, 0];
  do {
    const asked = Math.min(step, most - looked);
    const page = await table.query<T>(range, { limit: asked, after: position, newestFirst });
    for (const [n, row] of page.items.entries()) {
      if (!picks(row)) continue;
      const last = found.at(-1);
      if (last && found.length === limit)
        return { items: items(), next: positionAt(range, last.row), looked: last.looked };
      found.push({ row, looked: looked + n + 1 });
    }
    // A page with a next one was read in full, whatever of it had expired.
    looked += page.next ? asked : page.items.length;
    position = page.next;
  } while (position && looked < most);
  return { items: items(), next: position, looked };
};
