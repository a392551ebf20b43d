import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Clock } from '../clock.ts';
import { readsOf, type TableReads } from './table-reads.ts';
import { type TableWrites, writesOf } from './table-writes.ts';

export type { Position } from './query-input.ts';
export type { Page } from './table-reads.ts';

/**
 * The one way to the database. Keys and ranges are made by `keys.ts` alone, which asks for a TenantId: a query
 * without a tenant cannot be written. What is read is trusted to be what was written: `T` is the caller's word.
 *
 * DynamoDB takes expired items away when it likes, days late: whatever is read here is as if they were gone. A page may
 * so hold fewer rows than asked for, or none, and still have a next one. Writes see what lies there: to write where an
 * expired item may be left, ask `isAbsentOrExpired`.
 */
export interface Table extends TableReads, TableWrites {
  readonly name: string;
  readonly client: DynamoDBDocumentClient;
}

/** The table called `name`, reached by `client`; `clock` tells what has expired. */
export const openTable = (client: DynamoDBDocumentClient, name: string, clock: Clock): Table => ({
  name,
  client,
  ...readsOf(client, name, clock),
  ...writesOf(client, name),
});
