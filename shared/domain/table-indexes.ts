export type TableIndex = 'gsi1' | 'gsi2';

/** What an index holds of each row beside the keys. */
export type Projection = 'all' | readonly string[];

/**
 * The indexes of the one table, each with keys of its own (`gsi1pk`, `gsi1sk` and so on). `gsi1` holds whole rows, the
 * lists that a business's members read. `gsi2` holds what jobs and the closing of a business look for among all
 * businesses (invitations, erasures, exports, turns) and of each row no more than tells which one it is: no public
 * resource may read it (docs/decisions/two-indexes.md).
 */
export const TABLE_INDEXES: Readonly<Record<TableIndex, Projection>> = {
  gsi1: 'all',
  gsi2: ['tenantId', 'expiresAt', 'nextRefreshAt', 'exportId', 'receiptId', 'emailHash', 'slug'],
};
