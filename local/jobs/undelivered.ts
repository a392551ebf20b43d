import { keys, ranges } from '../../functions/kernel/table/keys.ts';
import type { Position, Table } from '../../functions/kernel/table/table.ts';
import { OUTBOX_SHARDS } from '../../functions/records/pending-event.ts';
import { type Inserted, textsOf } from './insert-stream.ts';

const PAGE = 200;

/** Later than any entry's due time. */
const ANY_TIME = '9999';

interface Row extends Readonly<Record<string, unknown>> {
  readonly sk: string;
}

/**
 * All entries of the outbox, in pages. A queue in memory ends with its process, but its entries stay marked as handed
 * over; so a new process relays every entry again, as if it read the stream from its start.
 */
export async function* undelivered(table: Table): AsyncGenerator<readonly Inserted[]> {
  for (let shard = 0; shard < OUTBOX_SHARDS; shard += 1) {
    let after: Position | undefined;
    do {
      const page = await table.query<Row>(ranges.dueOutbox(shard, ANY_TIME), { limit: PAGE, after });
      yield page.items.map((row) => ({
        pk: keys.outboxRow(shard, row.sk).pk,
        sk: row.sk,
        texts: textsOf(row),
      }));
      after = page.next;
    } while (after);
  }
}
