/** Queues through which jobs pass work to other jobs. */
export const QUEUES = ['regenerations', 'deliveries', 'purges', 'readings'] as const;
export type QueueName = (typeof QUEUES)[number];

/** Topics on which AWS tells what happens outside. */
const TOPICS = ['received-sms'] as const;
export type TopicName = (typeof TOPICS)[number];

/** What AWS puts on its own event bus, as far as jobs receive it. */
const BUS_EVENTS = ['mail-events'] as const;
export type BusEvents = (typeof BUS_EVENTS)[number];

/** A recurring time in UTC: a local zone skips an hour each spring, and `rate` drifts. */
export interface Timetable {
  /** Six fields, in EventBridge Scheduler's format. */
  readonly cron: string;
  /**
   * Minutes within which the run may begin.
   * @default 0
   */
  readonly flexibleMin?: number;
  /** Minutes after which a run that could not begin is dropped. */
  readonly lateMin: number;
  /**
   * Times that a run which failed is tried again.
   * @default 0: the next one comes soon enough
   */
  readonly retries?: number;
}

const EVERY_MINUTE: Timetable = { cron: '* * * * ? *', lateMin: 1 };

/** The settings of every queue. */
export const QUEUE_TERMS = {
  /** Messages of one batch, at most. */
  batchSize: 10,
  /** How often a message is received before it goes to the dead letters. */
  maxReceives: 5,
  /**
   * How long a message stays hidden, in multiples of its worker's timeout: one for the work, and what the event
   * source mapping may need to retry.
   */
  timeoutsHidden: 6,
} as const;

/** The settings of every consumer of the table's stream. */
export const STREAM_TERMS = {
  batchSize: 100,
  /** How often a batch is retried before the rest of it goes to the dead letters. */
  retries: 5,
} as const;

/**
 * What of the table's stream a job receives: items that are put in partitions with one prefix, and items that are put
 * or changed under sort keys with another.
 */
export interface Followed {
  readonly partitions: string;
  readonly items: string;
}

/**
 * Where a job gets its work and where it puts more. A job without a queue, stream, topic or events runs on a schedule.
 */
interface Job {
  /** The timeout of a run, in seconds. */
  readonly timeoutSec: number;
  /** The schedule, if it has one. */
  readonly runs?: Timetable;
  /** The queue whose messages it processes. */
  readonly worksOn?: QueueName;
  /** The queue that it sends work to. */
  readonly sendsTo?: QueueName;
  /** It receives what is written in the table, in order. */
  readonly follows?: Followed;
  /** The topic whose notifications it receives. */
  readonly hears?: TopicName;
  /** The events that it receives, one in each call. */
  readonly receives?: BusEvents;
}

/**
 * **The** list of jobs, which run without a request. Each has its handler in `functions/jobs/<job>`, its permissions
 * in `infra/jobs.ts` and its metrics in `metrics.ts`; both the cloud's functions and the laptop's are made from this
 * list.
 */
export const JOBS = {
  'plan-regeneration': {
    timeoutSec: 300,
    runs: { cron: '0 * * * ? *', flexibleMin: 15, lateMin: 60, retries: 2 },
    sendsTo: 'regenerations',
  },
  'regenerate-slots': { timeoutSec: 60, worksOn: 'regenerations' },
  'plan-outside': { timeoutSec: 55, runs: EVERY_MINUTE, sendsTo: 'readings' },
  'read-outside': { timeoutSec: 90, worksOn: 'readings' },
  'relay-outbox': {
    timeoutSec: 30,
    follows: { partitions: 'OUTBOX#', items: 'CONVERSATION#' },
    sendsTo: 'deliveries',
  },
  'sweep-outbox': { timeoutSec: 55, runs: EVERY_MINUTE, sendsTo: 'deliveries' },
  deliver: { timeoutSec: 60, worksOn: 'deliveries' },
  'receive-sms': { timeoutSec: 30, hears: 'received-sms' },
  'record-mail-events': { timeoutSec: 30, receives: 'mail-events' },
  'continue-exports': { timeoutSec: 300, runs: EVERY_MINUTE },
  'plan-purge': {
    timeoutSec: 300,
    runs: { cron: '0 7 * * ? *', flexibleMin: 60, lateMin: 60, retries: 2 },
    sendsTo: 'purges',
  },
  'purge-tenants': { timeoutSec: 300, worksOn: 'purges' },
  'delete-pictures': {
    timeoutSec: 60,
    runs: { cron: '0 * * * ? *', flexibleMin: 15, lateMin: 60, retries: 2 },
  },
  'continue-erasures': { timeoutSec: 300, runs: EVERY_MINUTE },
} as const satisfies Readonly<Record<string, Job>>;

export type JobName = keyof typeof JOBS;

const isJob = (name: string): name is JobName => name in JOBS;

export const jobNames: readonly JobName[] = Object.keys(JOBS).filter(isJob);

export const jobOf = (name: JobName): Job => JOBS[name];

/** The job that processes a queue. */
export const workerOf = (queue: QueueName): JobName => {
  const worker = jobNames.find((name) => jobOf(name).worksOn === queue);
  if (!worker) throw new Error(`Nobody works on the queue "${queue}".`);
  return worker;
};
