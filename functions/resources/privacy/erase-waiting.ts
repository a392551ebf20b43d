import type { SignedTable } from '../../kernel/http/kernel.ts';
import { keys, ranges } from '../../kernel/table/keys.ts';
import type { ErasureItem } from '../../records/privacy/erasure-store.ts';
import type { WaitingItem } from '../../records/waitlist/waiting-store.ts';
import { endWaiting } from '../waitlist/end-offer.ts';
import { type Stored, storedPages } from './rows.ts';

/** Takes the person off the waitlist, with the times held for them and the log of what was offered. */
export const eraseWaiting = async (
  { table }: SignedTable,
  { tenantId, known }: ErasureItem,
  rows: ReadonlyArray<WaitingItem & Stored>,
  now: number,
): Promise<void> => {
  for (const { sk, email, waitingId } of rows) {
    if (!known.emails.includes(email)) continue;
    for await (const lines of storedPages<Stored>(table, ranges.messagesAbout(tenantId, waitingId)))
      for (const line of lines) await table.write({ remove: keys.tenantRow(tenantId, line.sk) });
    await endWaiting(table, tenantId, waitingId, now);
    // A request that has expired is only here for the database to delete.
    await table.write({ remove: keys.tenantRow(tenantId, sk) });
  }
};
