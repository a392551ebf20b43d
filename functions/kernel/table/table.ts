import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Clock } from '../clock.ts';
import { readsOf, type TableReads } from './table-reads.ts';
import { type TableWrites, writesOf } from './table-writes.ts';

export type { Page } from './pages.ts';
export type { Position, WantedPage } from './query-input.ts';

/**
 * The only access to the database. Only `keys.ts` makes keys and ranges, and it requires a TenantId: a query without
 * a tenant cannot be written. Reads are not validated: `T` is the caller's claim about what was written.
 *
 * DynamoDB deletes expired items late, sometimes by days; reads here leave them out. A page may therefore hold fewer
 * rows than asked for, or none, and still have a next one. Writes see the items as they lie: to write where an
 * expired item may be left, use the condition `ifAbsentOrExpired`.
 */
export interface Table extends TableReads, TableWrites {
  readonly name: string;
  readonly client: DynamoDBDocumentClient;
}

/** The table called `name`, reached by `client`; `clock` decides what has expired. */
export const openTable = (client: DynamoDBDocumentClient, name: string, clock: Clock): Table => ({
  name,
  client,
  ...readsOf(client, name, clock),
  ...writesOf(client, name),
});
