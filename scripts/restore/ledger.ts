import { array, type InferType, object, string } from 'yup';
import { purgeRanges, tenantsToPurge } from '../../functions/jobs/purge-tenants/tenants-to-purge.ts';
import { ranges } from '../../functions/kernel/table/keys.ts';
import type { Table } from '../../functions/kernel/table/table.ts';
import type { ReceiptItem } from '../../functions/records/privacy/erasure-store.ts';
import { type Stored, storedPages } from '../../functions/resources/privacy/rows.ts';
import { brandId, type TenantId } from '../../shared/domain/ids.ts';

/** One requested erasure; it identifies the person only by keyed hashes. */
const entry = object({
  tenantId: string().required(),
  receiptId: string().required(),
  actorId: string().required(),
  askedAt: string().required(),
  contactHashes: array(string().required()).required(),
}).noUnknown();

export type Entry = InferType<typeof entry>;

async function* receiptsOf(table: Table, tenantId: TenantId): AsyncGenerator<Entry> {
  for await (const page of storedPages<ReceiptItem & Stored>(table, ranges.receipts(tenantId)))
    for (const { receiptId, actorId, askedAt, contactHashes } of page)
      yield { tenantId, receiptId, actorId, askedAt, contactHashes: [...contactHashes] };
}

/** All erasures in a table, of all businesses. */
export async function* ledgerOf(table: Table): AsyncGenerator<Entry> {
  for (const range of purgeRanges())
    for await (const tenantIds of tenantsToPurge(table, range))
      for (const tenantId of tenantIds) yield* receiptsOf(table, brandId<TenantId>(tenantId));
}

/** A saved ledger, a line of JSON for each erasure. Throws on a line that is none. */
export const readLedger = (text: string): readonly Entry[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => entry.validateSync(JSON.parse(line), { strict: true }));
