import type { JobName } from '../shared/domain/jobs.ts';
import { MEMORY_MB } from './memory.ts';
import type { PictureRight } from './picture-rights.ts';
import { onIndex, onTable, type PartitionGrant, READ, WRITE } from './table-grants.ts';

/** A job's permissions and environment. */
export interface JobPermissions {
  readonly table: readonly PartitionGrant[];
  /** May read the secret that webhooks' keys are derived from. */
  readonly signs?: true;
  /** What it may do with files of pictures. */
  readonly pictures?: readonly PictureRight[];
  /** Sends people e-mail and SMS, which name who runs the installation. */
  readonly messagesPeople?: true;
  /** @default `MEMORY_MB.usual` */
  readonly memoryMb?: number;
}

/** Permissions of every job; a new job does not compile until it is added here. */
export const jobPermissions: Readonly<Record<JobName, JobPermissions>> = {
  'plan-regeneration': {
    memoryMb: MEMORY_MB.waiting,
    table: [onIndex('gsi2', 'REFRESH#*')],
  },
  'regenerate-slots': {
    table: [
      onTable([...READ, 'PutItem', 'UpdateItem'], 'TENANT#*'),
      // A longer horizon has the waitlist looked at.
      onTable(['PutItem'], 'OUTBOX#*'),
    ],
  },
  'plan-outside': {
    memoryMb: MEMORY_MB.waiting,
    table: [onIndex('gsi2', 'OUTSIDES')],
  },
  'read-outside': {
    table: [
      onTable([...READ, ...WRITE], 'TENANT#*'),
      // Time that is no longer busy elsewhere has the waitlist looked at.
      onTable(['PutItem'], 'OUTBOX#*'),
    ],
  },
  'relay-outbox': { table: [onTable(['UpdateItem'], 'OUTBOX#*', 'CHANGES#*')] },
  'sweep-outbox': {
    memoryMb: MEMORY_MB.waiting,
    table: [onTable(['Query', 'UpdateItem'], 'OUTBOX#*')],
  },
  deliver: {
    signs: true,
    messagesPeople: true,
    table: [
      onTable([...READ, ...WRITE], 'OUTBOX#*', 'TENANT#*'),
      // Whether a number asked for no more SMS.
      onTable(['GetItem'], 'SMSSTOP#*'),
      // What is planned tomorrow.
      onIndex('gsi1', 'BOOKINGS#*'),
      // How many messages a person has had today.
      onTable(['UpdateItem'], 'COUNT#*'),
    ],
  },
  'receive-sms': {
    memoryMb: MEMORY_MB.waiting,
    signs: true,
    table: [onTable(['PutItem'], 'SMSSTOP#*')],
  },
  'record-mail-events': {
    memoryMb: MEMORY_MB.waiting,
    signs: true,
    table: [onTable(['GetItem', 'PutItem', 'UpdateItem'], 'TENANT#*')],
  },
  'continue-exports': {
    table: [
      onIndex('gsi2', 'EXPORTS'),
      onTable([...READ, 'PutItem', 'UpdateItem', 'ConditionCheckItem'], 'TENANT#*'),
      onTable(['Query'], 'CONV#*'),
    ],
  },
  'plan-purge': {
    memoryMb: MEMORY_MB.waiting,
    table: [onIndex('gsi2', 'REFRESH#*', 'CLOSED')],
  },
  'purge-tenants': {
    signs: true,
    table: [
      onIndex('gsi1', 'CONVERSATIONS#*', 'LEADS#*', 'LEADMARKS#*', 'BOOKINGS#*', 'CANCELLED#*'),
      onIndex('gsi2', 'INVITES#*', 'SLUGS#*'),
      onTable([...READ, ...WRITE], 'TENANT#*', 'CONV#*'),
      onTable(['Query', 'DeleteItem'], 'AUDIT#*'),
      onTable(['DeleteItem'], 'INVITE#*'),
      // A closed business's members, and the records that lead to it.
      onTable(['UpdateItem'], 'USER#*'),
      onTable(['PutItem'], 'SLUG#*', 'SPAREFILES'),
    ],
  },
  'delete-pictures': {
    memoryMb: MEMORY_MB.waiting,
    table: [onTable(['Query', 'DeleteItem'], 'SPAREFILES')],
    pictures: ['delete'],
  },
  'continue-erasures': {
    signs: true,
    table: [
      onIndex('gsi2', 'ERASURES'),
      // Whether anybody else has a tag of an erased person.
      onIndex('gsi1', 'LEADMARKS#*'),
      onTable([...READ, ...WRITE], 'TENANT#*', 'CONV#*'),
      // A pending invitation of an erased person is withdrawn.
      onTable(['DeleteItem'], 'INVITE#*'),
      // An erased person's upcoming appointment is cancelled, with its event for webhooks.
      onTable(['PutItem'], 'OUTBOX#*'),
    ],
  },
};
