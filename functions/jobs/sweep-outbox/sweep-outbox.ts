import { toInstant } from '../../kernel/clock.ts';
import type { JobKernel } from '../../kernel/job-kernel.ts';
import type { Queue } from '../../kernel/queue/queue.ts';
import { scheduled } from '../../kernel/queue/scheduled.ts';
import { ranges } from '../../kernel/table/keys.ts';
import { pagesOf } from '../../kernel/table/pages.ts';
import type { Table } from '../../kernel/table/table.ts';
import {
  type HandedOverMark,
  type HandOverPorts,
  handOver,
  type PendingPlace,
} from '../../messages/hand-over.ts';
import { dueAtOf } from '../../messages/outbox-message.ts';
import { OUTBOX_SHARDS } from '../../records/pending-event.ts';

const PAGE = 100;

/** An entry that became due so recently may still be on its way through the stream. */
const GRACE_MS = 60_000;

type Row = HandedOverMark & { readonly sk: string; readonly tenantId: string };

export interface Sweep {
  readonly handedOver: number;
  /** How long the oldest entry that was not handed over has been due, in milliseconds; 0 when there is none. */
  readonly oldestMs: number;
}

async function* waiting(table: Table, until: string): AsyncGenerator<readonly PendingPlace[]> {
  for (let shard = 0; shard < OUTBOX_SHARDS; shard += 1)
    for await (const page of pagesOf<Row>(table, ranges.dueOutbox(shard, until), { limit: PAGE }))
      yield page
        .filter(({ sk, queuedAs }) => queuedAs !== sk)
        .map(({ sk, tenantId }) => ({ shard, sk, tenantId }));
}

/**
 * Hands over entries due by `now` that were not handed over: those that became due later, and those that the stream
 * lost. It stores no position, so a run that died is simply repeated. `isOutOfTime` says when this run must end.
 */
export const sweepOutbox = async (
  ports: HandOverPorts,
  now: number,
  isOutOfTime: () => boolean = () => false,
): Promise<Sweep> => {
  let [handedOver, oldestMs] = [0, 0];
  for await (const entries of waiting(ports.table, toInstant(now - GRACE_MS))) {
    const [oldest] = entries;
    if (!oldest) continue;
    oldestMs = Math.max(oldestMs, now - dueAtOf(oldest));
    const refused = await handOver(ports, entries, now);
    handedOver += entries.length - refused.length;
    if (isOutOfTime()) break;
  }
  return { handedOver, oldestMs };
};

/** Time kept for the page that is being handed over. */
const RESERVE_MS = 10_000;

/** One scheduled run. */
export const run = ({ table, clock, measure }: JobKernel<'sweep-outbox'>, queue: Queue) =>
  scheduled(RESERVE_MS, async (isOutOfTime) => {
    const sweep = await sweepOutbox({ table, queue }, clock(), isOutOfTime);
    measure('EntriesSwept', sweep.handedOver);
    measure('LongestPending', sweep.oldestMs);
  });
