import { keys, ranges } from '../../functions/kernel/table/keys.ts';
import type { Position, Table } from '../../functions/kernel/table/table.ts';
import { OUTBOX_SHARDS } from '../../functions/records/pending-event.ts';
import type { Inserted } from './insert-stream.ts';

const PAGE = 200;

/** After whatever moment an entry may be due. */
const ANY_TIME = '9999';

interface Row {
  readonly sk: string;
  readonly tenantId: string;
}

/**
 * All that the outbox holds, a page at a time. A queue in memory ends with its process, and what was handed over to it is
 * marked as if it were still there: so a process that starts is told of every entry once more, as by a stream's beginning.
 */
export async function* undelivered(table: Table): AsyncGenerator<readonly Inserted[]> {
  for (let shard = 0; shard < OUTBOX_SHARDS; shard += 1) {
    let after: Position | undefined;
    do {
      const page = await table.query<Row>(ranges.dueOutbox(shard, ANY_TIME), { limit: PAGE, after });
      yield page.items.map(({ sk, tenantId }) => ({ pk: keys.outboxRow(shard, sk).pk, sk, tenantId }));
      after = page.next;
    } while (after);
  }
}
