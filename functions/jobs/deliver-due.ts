import { deliver } from '../messages/deliver.ts';
import type { Delivered, DeliveryDesk } from '../messages/delivery-desk.ts';
import { fairly } from '../messages/fairly.ts';
import { dueIn, isForWebhook, isLeased, type OwedRow, postpone } from '../records/outbox-store.ts';
import { OUTBOX_SHARDS } from '../records/owed.ts';

/** Rows of each shard looked at in a round. */
const PAGE = 500;
/** An event becomes entries and these are sent: two rounds, and some for what comes meanwhile. */
const MOST_ROUNDS = 20;
const PACE = { atOnce: 32, perLane: 2 } as const;
/** Milliseconds by which what is owed to a webhook is put off while it lets others wait. */
const PUT_OFF_MS = 60_000;

interface Due {
  readonly shard: number;
  readonly row: OwedRow;
}

/** A webhook's own lane, else the business's. */
const laneOf = ({ row }: Due): string => (isForWebhook(row) ? row.webhookId : row.tenantId);

const dueNow = async ({ table, clock }: DeliveryDesk): Promise<readonly Due[]> => {
  const now = clock();
  const shards = Array.from({ length: OUTBOX_SHARDS }, async (_, shard) => {
    const { items } = await dueIn(table, shard, now, { limit: PAGE, after: undefined });
    return items.filter((row) => !isLeased(row, now)).map((row) => ({ shard, row }));
  });
  return (await Promise.all(shards)).flat();
};

const isSlow = (delivered: Delivered): boolean =>
  delivered.kind === 'retrying' && delivered.failure === 'timeout';

/** One run over the outbox: what it did, and the lanes that it leaves alone. */
const openRun = (desk: DeliveryDesk, isOver: () => boolean) => {
  const { table, clock, random, logger } = desk;
  const slow = new Set<string>();
  const broken = new Set<string>();
  let done = 0;

  const putOff = ({ shard, row }: Due): Promise<void> | undefined => {
    const now = clock();
    const dueAt = now + Math.round(PUT_OFF_MS * (1 + random()));
    return isForWebhook(row) ? postpone(table, { shard, sk: row.sk }, row, dueAt, now) : undefined;
  };

  const work = async (due: Due): Promise<void> => {
    const lane = laneOf(due);
    if (isOver() || broken.has(lane)) return;
    try {
      if (slow.has(lane)) return await putOff(due);
      const delivered = await deliver(desk, { shard: due.shard, sk: due.row.sk });
      if (isSlow(delivered)) slow.add(lane);
      if (delivered.kind !== 'gone' && delivered.kind !== 'busy') done += 1;
    } catch (error) {
      broken.add(lane);
      logger.error('delivery failed', error, { tenantId: due.row.tenantId, eventId: due.row.eventId });
    }
  };

  return {
    /** False when there was nothing left that this run may do. */
    round: async (): Promise<boolean> => {
      const open = (await dueNow(desk)).filter((due) => !broken.has(laneOf(due)));
      await fairly(open, laneOf, PACE, work);
      return open.length > 0;
    },
    done: () => done,
  };
};

/**
 * Delivers all that the outbox owes by now, in turns by webhook and business: one that is slow is put off after its
 * first timeout, and one that fails in an unforeseen way is logged and left to the next run. Runs at once do not meet:
 * each entry is leased. `isOver` tells when this run must end. Answers how many entries were settled.
 */
export const deliverDue = async (
  desk: DeliveryDesk,
  isOver: () => boolean = () => false,
): Promise<number> => {
  const run = openRun(desk, isOver);
  for (let round = 0; round < MOST_ROUNDS && !isOver(); round++) if (!(await run.round())) break;
  return run.done();
};
