import type { Logger } from '../../functions/kernel/observe/logger.ts';
import type { Table } from '../../functions/kernel/table/table.ts';
import { type InProcessQueue, openInProcessQueue } from './in-process-queue.ts';
import { type Life, mortalQueue, mortalTable, untilDeath } from './crashing-process.ts';
import { planRegeneration, regenerateSlots } from './under-role.ts';

export const silent: Logger = { info: () => {}, warn: () => {}, error: () => {} };

export interface RunSettings {
  readonly table: Table;
  readonly now: number;
  /** Workers at once. */
  readonly workers: number;
  readonly random: () => number;
  /** Part of the messages that come again though they were done. */
  readonly again: number;
  /** The life of the next process: planner first, then one per batch. */
  readonly nextLife: () => Life;
}

export interface Run {
  readonly queue: InProcessQueue;
  /** Plans what is due and lets the workers do it; throws when the planner dies. */
  hour(): Promise<void>;
}

/** The scheduler's hour over the real planner and workers, each process with a life of its own. */
export const openRun = ({ table, now, workers, random, again, nextLife }: RunSettings): Run => {
  const queue = openInProcessQueue({ random, again });
  return {
    queue,
    hour: async () => {
      const life = nextLife();
      const planner = { table: mortalTable(table, life), queue: mortalQueue(queue, life) };
      await untilDeath(life, () => planRegeneration(planner, now));
      await queue.drain((event, context) => {
        const own = nextLife();
        const work = regenerateSlots({ table: mortalTable(table, own), clock: () => now, logger: silent });
        return untilDeath(own, () => work(event, context));
      }, workers);
    },
  };
};
