import { setTimeout } from 'node:timers/promises';
import { relayOutbox } from '../../functions/jobs/relay-outbox/relay-outbox.ts';
import type { Kernel } from '../../functions/kernel/http/kernel.ts';
import type { QueueHandler } from '../../functions/kernel/queue/batch-gateway.ts';
import {
  JOBS,
  type JobName,
  jobOf,
  QUEUE_TERMS,
  QUEUES,
  type QueueName,
  STREAM_TERMS,
  workerOf,
} from '../../shared/domain/jobs.ts';
import { followedIn, openInsertStream, tellingTable } from './insert-stream.ts';
import { openMessageQueue } from './message-queue.ts';
import { type Mapping, mapQueue } from './queue-mapping.ts';
import { isScheduled, queueWorkers, type ScheduledName, scheduledRuns } from './runs.ts';
import { openScheduler } from './scheduler.ts';
import { undelivered } from './undelivered.ts';
import { timeLeft } from './work-batch.ts';

/** Concurrent batches per queue, as in a stage other than production. */
const WORKERS = 3;

const SETTLE_PAUSE_MS = 5;

/** A run's metrics by name. */
export type Figures = Readonly<Record<string, number>>;

export interface Jobs {
  /** The kernel for resources: events are delivered as soon as they are written. */
  readonly kernel: Kernel;
  /** Starts the jobs: first what an ended process left undone and the schedules missed since, then by the clock. */
  start(): Promise<void>;
  stop(): void;
  /**
   * Runs a scheduled job now, and answers once no queue holds a message that can be processed now. Throws the run's
   * error.
   */
  run(job: JobName): Promise<Figures>;
}

interface JobsParts {
  readonly kernel: Kernel;
  /** Called after each run that may have deleted personal data. */
  readonly afterForgetting: () => void;
}

const forQueues = <T>(make: (name: QueueName) => T): Readonly<Record<QueueName, T>> => ({
  regenerations: make('regenerations'),
  deliveries: make('deliveries'),
  purges: make('purges'),
  readings: make('readings'),
});

/** The queues with their workers, which start as soon as a message is visible. */
const openQueues = (
  { clock, logger }: Kernel,
  workerOfQueue: (name: QueueName) => QueueHandler,
): Readonly<Record<QueueName, Mapping>> =>
  forQueues((name) => {
    const timeoutMs = jobOf(workerOf(name)).timeoutSec * 1000;
    const queue = openMessageQueue({
      terms: { ...QUEUE_TERMS, visibilityMs: QUEUE_TERMS.timeoutsHidden * timeoutMs },
      clock,
      onDead: ({ messageId, body }) =>
        logger.error('message given up', new Error('received too often'), { queue: name, messageId, body }),
    });
    return mapQueue({ queue, worker: workerOfQueue(name), atOnce: WORKERS, timeoutMs, logger });
  });

/** A kernel for jobs that delete data; calls `afterForgetting` if it wrote anything. */
const forgettingKernel = (kernel: Kernel, afterForgetting: () => void) => {
  let hasWritten = false;
  const table = tellingTable(kernel.table, () => {
    hasWritten = true;
  });
  const followed =
    <Given extends readonly unknown[], Answer>(work: (...given: Given) => Promise<Answer>) =>
    async (...given: Given): Promise<Answer> => {
      const answer = await work(...given);
      if (hasWritten) afterForgetting();
      hasWritten = false;
      return answer;
    };
  return { forgetting: { ...kernel, table }, followed };
};

/**
 * Production's jobs in this process: the same handlers and settings, over queues in memory, a movable clock, and the
 * table client's writes in place of the table's stream.
 */
export const openJobs = ({ kernel: given, afterForgetting }: JobsParts): Jobs => {
  const { clock, logger } = given;
  const { follows } = JOBS['relay-outbox'];
  const kernel: Kernel = {
    ...given,
    table: tellingTable(given.table, (writes) => stream.tell(followedIn(follows, writes))),
  };
  const { forgetting, followed } = forgettingKernel(kernel, afterForgetting);
  const workers = queueWorkers(kernel, forgetting);
  const queues = openQueues(kernel, (name) => (name === 'purges' ? followed(workers[name]) : workers[name]));
  const runs = scheduledRuns(kernel, forgetting, queues);
  const stream = openInsertStream({
    handle: relayOutbox({ ...kernel, queue: queues.deliveries }),
    ...STREAM_TERMS,
    logger,
  });

  const runNow = async (name: ScheduledName): Promise<Figures> => {
    const figures: Record<string, number> = {};
    const run = runs[name]((figure, value) => {
      figures[figure] = value;
    });
    await followed(run)(undefined, timeLeft(JOBS[name].timeoutSec * 1000));
    return figures;
  };

  const poll = (): void => {
    for (const name of QUEUES) queues[name].poll();
  };

  const scheduler = openScheduler({ clock, logger, run: runNow, onTick: poll });

  const settled = async (): Promise<void> => {
    poll();
    while (stream.isBusy() || QUEUES.some((name) => queues[name].isBusy())) {
      await setTimeout(SETTLE_PAUSE_MS);
      poll();
    }
  };

  return {
    kernel,
    start: async () => {
      scheduler.start();
      for await (const entries of undelivered(given.table)) stream.tell(entries);
      await scheduler.runAll();
    },
    stop: () => {
      scheduler.stop();
      for (const name of QUEUES) queues[name].stop();
    },
    run: async (name) => {
      const figures = isScheduled(name) ? await runNow(name) : {};
      await settled();
      return figures;
    },
  };
};
