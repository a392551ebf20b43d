import type { Logger } from '../../functions/kernel/observe/logger.ts';
import type { Table } from '../../functions/kernel/table/table.ts';
import { type CrashingProcess, queueThatCrashes, tableThatCrashes, untilCrash } from './crashing-process.ts';
import { type InProcessQueue, openInProcessQueue } from './in-process-queue.ts';
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
  /** Where the next process crashes: planner first, then one per batch. */
  readonly nextProcess: () => CrashingProcess;
}

export interface Run {
  readonly queue: InProcessQueue;
  /** Plans what is due and lets the workers do it; throws when the planner crashes. */
  hour(): Promise<void>;
}

/** The scheduler's hour over the real planner and workers, each process of which may crash. */
export const openRun = ({ table, now, workers, random, again, nextProcess }: RunSettings): Run => {
  const queue = openInProcessQueue({ random, again });
  return {
    queue,
    hour: async () => {
      const running = nextProcess();
      const planner = { table: tableThatCrashes(table, running), queue: queueThatCrashes(queue, running) };
      await untilCrash(running, () => planRegeneration(planner, now));
      await queue.drain((event, context) => {
        const own = nextProcess();
        const work = regenerateSlots({
          table: tableThatCrashes(table, own),
          clock: () => now,
          logger: silent,
        });
        return untilCrash(own, () => work(event, context));
      }, workers);
    },
  };
};
