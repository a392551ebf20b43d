/** Queues in which jobs leave work for other jobs. */
export const QUEUES = ['regenerations', 'deliveries', 'purges'] as const;
export type QueueName = (typeof QUEUES)[number];

/** How a job comes by its work, and where it leaves some; one that names no queue and no stream runs by the clock alone. */
interface Job {
  /** The queue whose worker it is. */
  readonly worksOn?: QueueName;
  /** The queue that it puts work in. */
  readonly sendsTo?: QueueName;
  /** It is told of each item that is put in the table under keys that begin so. */
  readonly follows?: string;
}

/**
 * **The** list of jobs: what runs without anybody's request. Each has its handler in `functions/jobs/<job>`, its powers in
 * `infra/jobs.ts` and its figures in `metrics.ts`.
 */
export const JOBS = {
  'plan-regeneration': { sendsTo: 'regenerations' },
  'regenerate-slots': { worksOn: 'regenerations' },
  'relay-outbox': { follows: 'OUTBOX#', sendsTo: 'deliveries' },
  'sweep-outbox': { sendsTo: 'deliveries' },
  deliver: { worksOn: 'deliveries' },
  'export-tenants': {},
  'plan-purge': { sendsTo: 'purges' },
  'purge-tenants': { worksOn: 'purges' },
  'purge-erasures': {},
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
