import { MOST_DELAY_SEC, type Queue } from '../kernel/queue/queue.ts';
import { writeOrSkip } from '../kernel/table/commit.ts';
import { ifPresent } from '../kernel/table/condition.ts';
import { keys } from '../kernel/table/keys.ts';
import type { Table } from '../kernel/table/table.ts';
import type { OutboxPlace } from '../records/messages/outbox-store.ts';
import { dueAtOf } from './outbox-message.ts';

/** What handing entries over to the deliveries' queue needs. */
export interface HandOverPorts {
  readonly table: Table;
  /** The deliveries' queue. */
  readonly queue: Queue;
}

/** An entry's place with the business that it belongs to. */
export interface PendingPlace extends OutboxPlace {
  readonly tenantId: string;
}

/** What marks an entry as handed over: its own sort key, which a later attempt, under another key, does not have. */
export interface HandedOverMark {
  readonly queuedAs?: string;
}

const secondsUntilDue = (place: OutboxPlace, now: number): number =>
  Math.max(0, Math.ceil((dueAtOf(place) - now) / 1000));

/** Whether an entry is due, or due soon enough for the queue to delay it until then. */
export const canBeQueued = (place: OutboxPlace, now: number): boolean =>
  secondsUntilDue(place, now) <= MOST_DELAY_SEC;

/**
 * Puts entries in the deliveries' queue and marks those that it accepted: from then on only the queue retries them,
 * and an entry that always fails ends in its dead letters once. A crash in between hands an entry over twice, which
 * delivery tolerates. An entry delivered before it was marked stays deleted. Returns the entries that the queue did
 * not accept.
 */
export const handOver = async <P extends PendingPlace>(
  { table, queue }: HandOverPorts,
  entries: readonly P[],
  now: number,
): Promise<readonly P[]> => {
  const messages = entries.map((entry) => ({
    entry,
    body: { shard: entry.shard, sk: entry.sk },
    delaySec: secondsUntilDue(entry, now),
    lane: entry.tenantId,
  }));
  const refused = await queue.send(messages);
  await Promise.all(
    messages
      .filter((message) => !refused.includes(message))
      .map(({ body: { shard, sk } }) =>
        writeOrSkip(table, { update: keys.outboxRow(shard, sk), set: { queuedAs: sk }, when: ifPresent }),
      ),
  );
  return refused.map(({ entry }) => entry);
};
