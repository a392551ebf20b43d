/** Queues in which jobs leave work for other jobs. */
export const QUEUES = ['regenerations', 'deliveries', 'purges'] as const;
export type QueueName = (typeof QUEUES)[number];

/** A moment of UTC that comes again: a local zone skips an hour each spring, and `rate` drifts. */
export interface Timetable {
  /** Six fields, as EventBridge Scheduler reads them. */
  readonly cron: string;
  /**
   * Minutes within which the run may begin.
   * @default 0
   */
  readonly flexibleMin?: number;
  /** Minutes after which a run that could not begin is given up. */
  readonly lateMin: number;
  /**
   * Times that a run which failed is tried again.
   * @default 0: the next one comes soon enough
   */
  readonly retries?: number;
}

const EVERY_MINUTE: Timetable = { cron: '* * * * ? *', lateMin: 1 };

/** What every queue promises its worker. */
export const QUEUE_TERMS = {
  /** Messages of one batch, at most. */
  batchSize: 10,
  /** Times that a message is received before it is given up. */
  maxReceives: 5,
  /** How long a message is hidden, in its worker's timeouts: one for the work, and what the mapping may need to try again. */
  timeoutsHidden: 6,
} as const;

/** What the table's stream promises whoever follows it. */
export const STREAM_TERMS = {
  batchSize: 100,
  /** Times that a batch is tried again before what is left of it is set apart. */
  retries: 5,
} as const;

/** How a job comes by its work, and where it leaves some; one that works on no queue and follows no stream runs by the clock. */
interface Job {
  /** Seconds that a run may take. */
  readonly timeoutSec: number;
  /** When it runs by itself. */
  readonly runs?: Timetable;
  /** The queue whose worker it is. */
  readonly worksOn?: QueueName;
  /** The queue that it puts work in. */
  readonly sendsTo?: QueueName;
  /** It is told of each item that is put in the table under keys that begin so. */
  readonly follows?: string;
}

/**
 * **The** list of jobs: what runs without anybody's request. Each has its handler in `functions/jobs/<job>`, its powers in
 * `infra/jobs.ts` and its figures in `metrics.ts`; the cloud's functions and the laptop's are made of this list.
 */
export const JOBS = {
  'plan-regeneration': {
    timeoutSec: 300,
    runs: { cron: '0 * * * ? *', flexibleMin: 15, lateMin: 60, retries: 2 },
    sendsTo: 'regenerations',
  },
  'regenerate-slots': { timeoutSec: 60, worksOn: 'regenerations' },
  'relay-outbox': { timeoutSec: 30, follows: 'OUTBOX#', sendsTo: 'deliveries' },
  'sweep-outbox': { timeoutSec: 55, runs: EVERY_MINUTE, sendsTo: 'deliveries' },
  deliver: { timeoutSec: 60, worksOn: 'deliveries' },
  'export-tenants': { timeoutSec: 300, runs: EVERY_MINUTE },
  'plan-purge': {
    timeoutSec: 300,
    runs: { cron: '0 7 * * ? *', flexibleMin: 60, lateMin: 60, retries: 2 },
    sendsTo: 'purges',
  },
  'purge-tenants': { timeoutSec: 300, worksOn: 'purges' },
  'purge-erasures': { timeoutSec: 300, runs: EVERY_MINUTE },
} as const satisfies Readonly<Record<string, Job>>;

export type JobName = keyof typeof JOBS;

const isJob = (name: string): name is JobName => name in JOBS;

export const jobNames: readonly JobName[] = Object.keys(JOBS).filter(isJob);

export const jobOf = (name: JobName): Job => JOBS[name];

/** The job that works on a queue. */
export const workerOf = (queue: QueueName): JobName => {
  const worker = jobNames.find((name) => jobOf(name).worksOn === queue);
  if (!worker) throw new Error(`Nobody works on the queue "${queue}".`);
  return worker;
};
