export type TableIndex = 'gsi1' | 'gsi2';

/** The attributes of each row that an index holds, besides the keys. */
export type Projection = 'all' | readonly string[];

/**
 * The indexes of the one table, each with its own keys (`gsi1pk`, `gsi1sk` and so on). `gsi1` holds whole rows, for
 * the lists that a business's members read. `gsi2` holds what jobs and closing a business search across businesses
 * (invitations, erasures, exports, turns), and the bookings of each calendar, with only enough of each row to identify
 * it; no public resource may read it (docs/decisions/two-indexes.md, bookings-of-one-calendar.md).
 */
export const TABLE_INDEXES: Readonly<Record<TableIndex, Projection>> = {
  gsi1: 'all',
  gsi2: ['tenantId', 'expiresAt', 'nextRefreshAt', 'exportId', 'receiptId', 'emailHash', 'slug'],
};
