import type { TenantId } from '../../../shared/domain/ids.ts';
import { commit } from '../../kernel/table/commit.ts';
import { type Key, keys, type Range, ranges } from '../../kernel/table/keys.ts';
import { pagesOf } from '../../kernel/table/pages.ts';
import type { Table } from '../../kernel/table/table.ts';

/** Rows per query, those that are over too. */
const ALL = { limit: 100, expiredToo: true };

/** Items in one transaction. */
const AT_ONCE = 50;

const removeAll = async (table: Table, wanted: readonly Key[]): Promise<number> => {
  for (let n = 0; n < wanted.length; n += AT_ONCE)
    await commit(
      table,
      wanted.slice(n, n + AT_ONCE).map((key) => ({ remove: key })),
    );
  return wanted.length;
};

/** Deletes the rows of a range that have a key, expired ones too. Returns how many. Throws 503 `busy`. */
export const removeRange = async (
  table: Table,
  range: Range,
  keyOf: (sk: string) => Key | undefined,
  isOutOfTime: () => boolean,
): Promise<number> => {
  let removed = 0;
  for await (const rows of pagesOf<{ readonly sk: string }>(table, range, ALL)) {
    removed += await removeAll(
      table,
      rows.flatMap(({ sk }) => keyOf(sk) ?? []),
    );
    if (isOutOfTime()) break;
  }
  return removed;
};

/**
 * Deletes every row of a closed business but its own item, by which the daily purge finds what is left. Returns how
 * many. Throws 503 `busy`.
 */
export const deleteRows = (table: Table, tenantId: TenantId, isOutOfTime: () => boolean): Promise<number> =>
  removeRange(
    table,
    ranges.tenantRows(tenantId),
    (sk) => (sk === 'TENANT' ? undefined : keys.tenantRow(tenantId, sk)),
    isOutOfTime,
  );
