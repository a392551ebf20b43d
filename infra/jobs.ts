import type { JobName } from '../shared/domain/jobs.ts';
import { onIndex, onTable, type PartitionGrant } from './table-grants.ts';

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

/** What a job's function may do and is given. */
export interface JobPowers {
  readonly timeoutSec: number;
  readonly table: readonly PartitionGrant[];
  /** When it runs by itself; absent where a queue or the stream calls it. */
  readonly runs?: Timetable;
  /** May read the secret that webhooks' keys are derived from. */
  readonly signs?: true;
}

const READ = ['GetItem', 'BatchGetItem', 'Query'] as const;

const WRITE = ['PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'] as const;

/** Every job of the list: a new one does not compile until its powers are decided here. */
export const jobPowers: Readonly<Record<JobName, JobPowers>> = {
  'plan-regeneration': {
    timeoutSec: 300,
    runs: { cron: '0 * * * ? *', flexibleMin: 15, lateMin: 60, retries: 2 },
    table: [onIndex('gsi2', 'REFRESH#*')],
  },
  'regenerate-slots': { timeoutSec: 60, table: [onTable([...READ, 'PutItem', 'UpdateItem'], 'TENANT#*')] },
  'relay-outbox': { timeoutSec: 30, table: [onTable(['UpdateItem'], 'OUTBOX#*')] },
  'sweep-outbox': {
    timeoutSec: 55,
    runs: EVERY_MINUTE,
    table: [onTable(['Query', 'UpdateItem'], 'OUTBOX#*')],
  },
  deliver: { timeoutSec: 60, signs: true, table: [onTable([...READ, ...WRITE], 'OUTBOX#*', 'TENANT#*')] },
  'export-tenants': {
    timeoutSec: 300,
    runs: EVERY_MINUTE,
    table: [
      onIndex('gsi2', 'EXPORTS'),
      onTable([...READ, 'PutItem', 'UpdateItem', 'ConditionCheckItem'], 'TENANT#*'),
      onTable(['Query'], 'CONV#*'),
    ],
  },
  'plan-purge': {
    timeoutSec: 300,
    runs: { cron: '0 7 * * ? *', flexibleMin: 60, lateMin: 60, retries: 2 },
    table: [onIndex('gsi2', 'REFRESH#*', 'CLOSED')],
  },
  'purge-tenants': {
    timeoutSec: 300,
    signs: true,
    table: [
      onIndex('gsi1', 'CONVERSATIONS#*', 'LEADS#*', 'BOOKINGS#*', 'CANCELLED#*'),
      onIndex('gsi2', 'INVITES#*', 'SLUGS#*'),
      onTable([...READ, ...WRITE], 'TENANT#*', 'CONV#*'),
      onTable(['Query', 'DeleteItem'], 'AUDIT#*'),
      onTable(['DeleteItem'], 'INVITE#*'),
      // Whoever belongs to a closed business, and what leads to it.
      onTable(['UpdateItem'], 'USER#*'),
      onTable(['PutItem'], 'SLUG#*'),
    ],
  },
  'purge-erasures': {
    timeoutSec: 300,
    runs: EVERY_MINUTE,
    signs: true,
    table: [
      onIndex('gsi2', 'ERASURES'),
      onTable([...READ, ...WRITE], 'TENANT#*', 'CONV#*'),
      // An invitation that waits for whoever is erased is taken back.
      onTable(['DeleteItem'], 'INVITE#*'),
      // An appointment ahead of somebody who is erased is cancelled, and the world is owed word of it.
      onTable(['PutItem'], 'OUTBOX#*'),
    ],
  },
};
