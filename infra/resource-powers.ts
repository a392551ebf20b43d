import type { GivenSecretName } from '../shared/domain/given-secrets.ts';
import type { Resource } from '../shared/routes/route-spec.ts';
import { onIndex, onTable, type PartitionGrant } from './table-grants.ts';

/** What a resource's function may do and is given. */
export interface ResourcePowers {
  /** What it may ask of the table; nothing else is its to read or to write, whatever a mistake in its code asks for. */
  readonly table: readonly PartitionGrant[];
  readonly timeoutSec: number;
  /** Makes or opens links, handles, cursors or hashes, and so may read the secret that they are made with. */
  readonly signs?: true;
  /** Ends the sessions of a user of the pool. */
  readonly endsSessions?: true;
  /** The secret of the operator's that it may read. */
  readonly given?: GivenSecretName;
}

/** The client gives up at 10 s and the API at 9.5 s: a function must have answered before. */
const TIMEOUT_SEC = 9;

const READ = ['GetItem', 'BatchGetItem', 'Query'] as const;
const WRITE = ['PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'] as const;

/** Who asks, and of which business they are. */
const caller = onTable(['GetItem'], 'USER#*');
const readsData = onTable(READ, 'TENANT#*');
const changesData = onTable([...READ, ...WRITE], 'TENANT#*');
/** Counts what is limited, and answers a request that comes again as it did the first time. */
const countsAndRecalls = onTable(
  ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
  'COUNT#*',
  'IDEMPOTENCY#*',
);
/** Puts what webhooks are to be told in the outbox, which only jobs read. */
const putsEvents = onTable(['PutItem'], 'OUTBOX#*');
/** Writes the audit trail on, which only its own resource reads. */
const records = onTable(['PutItem'], 'AUDIT#*');

const bookingLists = onIndex('gsi1', 'BOOKINGS#*', 'CANCELLED#*');
const leadList = onIndex('gsi1', 'LEADS#*');
const conversationList = onIndex('gsi1', 'CONVERSATIONS#*');

/** For a business's members. */
const reading = (...more: readonly PartitionGrant[]): ResourcePowers => ({
  table: [caller, readsData, ...more],
  timeoutSec: TIMEOUT_SEC,
});
const writing = (...more: readonly PartitionGrant[]): ResourcePowers => ({
  table: [caller, changesData, countsAndRecalls, ...more],
  timeoutSec: TIMEOUT_SEC,
});

/** For anybody who comes to a business's page: its data by key, and no list of it. */
const visited = [onTable(['GetItem'], 'SLUG#*'), changesData, countsAndRecalls, putsEvents];

/** Invitations of an address, sent, looked for and taken back. */
const invitations = onTable([...READ, ...WRITE], 'INVITE#*');
/** A business that is closed takes back its invitations and gives up its addresses. */
const closing = [onIndex('gsi2', 'INVITES#*', 'SLUGS#*'), onTable(['GetItem', 'PutItem'], 'SLUG#*')];
const accounts = onTable(['PutItem', 'UpdateItem'], 'USER#*');

/** Every resource of the manifest: a new one does not compile until its powers are decided here. */
export const resourcePowers: Readonly<Record<Resource, ResourcePowers>> = {
  // Reading who one is accepts the invitation that waits, and closes the empty business that one had.
  me: { ...writing(records, invitations, accounts, ...closing), signs: true },
  tenants: { ...writing(records, invitations, accounts, ...closing), signs: true },
  sites: writing(onTable([...READ, ...WRITE], 'SLUG#*')),
  services: writing(),
  availability: writing(),
  closures: writing(bookingLists),
  calendars: writing(),
  slots: { ...writing(), signs: true },
  leads: { ...writing(putsEvents, records, leadList), signs: true },
  bookings: { ...writing(putsEvents, records, bookingLists), signs: true },
  members: { ...writing(records, invitations, accounts), signs: true, endsSessions: true },
  audit: { ...reading(onTable(['Query'], 'AUDIT#*')), signs: true },
  conversations: { ...reading(onTable(['Query'], 'CONV#*'), conversationList), signs: true },
  reports: { ...reading(bookingLists, leadList, conversationList), signs: true },
  exports: { ...writing(records, onTable(['Query'], 'CONV#*'), bookingLists, leadList), signs: true },
  // Erasing somebody cancels their appointments, takes away an invitation of theirs, and their address out of others' words.
  privacy: {
    ...writing(
      records,
      putsEvents,
      onTable(['Query', 'UpdateItem', 'DeleteItem'], 'CONV#*'),
      onTable(['DeleteItem'], 'INVITE#*'),
      onIndex('gsi1', 'RECEIPTS#*'),
    ),
    signs: true,
  },
  billing: {
    ...writing(records, onTable(['GetItem', 'PutItem'], 'STRIPE#*', 'STRIPEEVENT#*')),
    given: 'stripe',
  },
  'calendar-feeds': { ...writing(records, bookingLists), signs: true },
  webhooks: { ...writing(records, onIndex('gsi1', 'DELIVERIES#*')), signs: true },
  openapi: { table: [], timeoutSec: TIMEOUT_SEC },
  'public-site': { table: visited, timeoutSec: TIMEOUT_SEC, signs: true },
  pages: { table: visited, timeoutSec: TIMEOUT_SEC, signs: true },
  // Its client waits 15 s. The demo chat is for members: who asks is looked up.
  chat: {
    table: [...visited, caller, onTable([...READ, ...WRITE], 'CONV#*')],
    timeoutSec: 14,
    signs: true,
    given: 'anthropic',
  },
};
