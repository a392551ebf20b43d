import type { OperatorSecretName } from '../shared/domain/operator-secrets.ts';
import { CHAT_MS, RESOURCE_MS } from '../shared/domain/time-limits.ts';
import type { Resource } from '../shared/routes.ts';
import type { PictureRight } from './picture-rights.ts';
import { onIndex, onTable, type PartitionGrant, READ, WRITE } from './table-grants.ts';

/** A resource's permissions and environment. */
export interface ResourcePermissions {
  /** Its table grants. IAM refuses everything else, also when its code has a bug. */
  readonly table: readonly PartitionGrant[];
  readonly timeoutSec: number;
  /** Reads the signing secret, for links, handles, cursors and hashes. */
  readonly signs?: true;
  /** Ends the sessions of a user of the pool. */
  readonly endsSessions?: true;
  /** What it may do with files of pictures. */
  readonly pictures?: readonly PictureRight[];
  /** The operator's secret that it may read. */
  readonly given?: OperatorSecretName;
}

const TIMEOUT_SEC = RESOURCE_MS / 1000;

/** Reads the caller and their business. */
const caller = onTable(['GetItem'], 'USER#*');
const readsData = onTable(READ, 'TENANT#*');
const changesData = onTable([...READ, ...WRITE], 'TENANT#*');
/** Rate limits and idempotency records. */
const countsAndRecalls = onTable(
  ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
  'COUNT#*',
  'IDEMPOTENCY#*',
);
/** Writes events to the outbox, which only jobs read; a change of rules has the waitlist looked at through it. */
const putsEvents = onTable(['PutItem'], 'OUTBOX#*');
/** Has the file of a picture deleted. */
const sparesFiles = onTable(['PutItem'], 'SPAREFILES');
/** Appends to the audit trail, which only its own resource reads. */
const records = onTable(['PutItem'], 'AUDIT#*');

/** Counts what open screens are told of. */
const countsChanges = onTable(['UpdateItem'], 'CHANGES#*');

const bookingLists = onIndex('gsi1', 'BOOKINGS#*', 'CANCELLED#*');
const calendarBookings = onIndex('gsi2', 'BOOKINGSOF#*', 'CANCELLEDOF#*');
const leadList = onIndex('gsi1', 'LEADS#*');
const markedLeads = onIndex('gsi1', 'LEADMARKS#*');
const contactList = onIndex('gsi1', 'CONTACTS#*');
const conversationList = onIndex('gsi1', 'CONVERSATIONS#*');

/** Data that members read and write. */
const reading = (...more: readonly PartitionGrant[]): ResourcePermissions => ({
  table: [caller, readsData, ...more],
  timeoutSec: TIMEOUT_SEC,
});
const writing = (...more: readonly PartitionGrant[]): ResourcePermissions => ({
  table: [caller, changesData, countsAndRecalls, ...more],
  timeoutSec: TIMEOUT_SEC,
});

/** Whether a number asked for no more SMS, so that nobody is told that one is sent. */
const stoppedNumbers = onTable(['GetItem'], 'SMSSTOP#*');

/** Data of public pages: by key, without lists. */
const visited = [onTable(['GetItem'], 'SLUG#*'), changesData, countsAndRecalls, putsEvents];

/** Invitations by e-mail address: send, find, withdraw. */
const invitations = onTable([...READ, ...WRITE], 'INVITE#*');
/** Closing a business withdraws its invitations and releases its slugs. */
const closing = [
  onIndex('gsi2', 'INVITES#*', 'SLUGS#*'),
  onTable(['GetItem', 'PutItem'], 'SLUG#*'),
  sparesFiles,
];
const accounts = onTable(['PutItem', 'UpdateItem'], 'USER#*');

/** Permissions of every resource; a new resource does not compile until it is added here. */
export const resourcePermissions: Readonly<Record<Resource, ResourcePermissions>> = {
  // Reading one's own user accepts a pending invitation and closes the user's empty business.
  me: { ...writing(records, invitations, accounts, ...closing), signs: true },
  tenants: { ...writing(records, invitations, accounts, ...closing, putsEvents), signs: true },
  sites: writing(onTable([...READ, ...WRITE], 'SLUG#*')),
  services: writing(putsEvents, sparesFiles),
  pictures: {
    ...writing(onTable(['PutItem', 'DeleteItem'], 'SPAREFILES')),
    pictures: ['upload', 'read', 'keep'],
  },
  availability: writing(bookingLists, putsEvents),
  closures: writing(bookingLists, putsEvents),
  calendars: writing(putsEvents, records),
  slots: { ...writing(putsEvents), signs: true },
  leads: { ...writing(putsEvents, records, countsChanges, leadList, markedLeads, contactList), signs: true },
  bookings: {
    ...writing(putsEvents, records, bookingLists, calendarBookings, stoppedNumbers),
    signs: true,
  },
  // Members list and end waits, visitors join and leave: neither needs the other's grants beyond these.
  waitlist: {
    table: [...visited, caller, onIndex('gsi1', 'RECOVERED#*')],
    timeoutSec: TIMEOUT_SEC,
    signs: true,
  },
  members: {
    ...writing(records, invitations, accounts, putsEvents, sparesFiles),
    signs: true,
    endsSessions: true,
  },
  audit: { ...reading(onTable(['Query'], 'AUDIT#*')), signs: true },
  // Asked every few seconds by each screen that is open.
  changes: {
    table: [caller, onTable(['GetItem'], 'TENANT#*', 'CHANGES#*')],
    timeoutSec: TIMEOUT_SEC,
  },
  // Members write in them too, in the assistant's place, and so answer a lead.
  conversations: {
    ...writing(
      putsEvents,
      onTable(['Query', 'GetItem', 'PutItem'], 'CONV#*'),
      conversationList,
      // A search finds leads by a part of an e-mail or a number, and then what they said.
      contactList,
      onIndex('gsi1', 'CONVMARKS#*', 'QUESTIONS#*', 'SCENARIOS#*'),
    ),
    signs: true,
  },
  reports: { ...reading(bookingLists, leadList, conversationList), signs: true },
  exports: { ...writing(records, onTable(['Query'], 'CONV#*'), bookingLists, leadList), signs: true },
  // An erasure cancels the person's appointments, withdraws their invitation, and removes their address from other
  // records.
  privacy: {
    ...writing(
      records,
      putsEvents,
      onTable(['Query', 'UpdateItem', 'DeleteItem'], 'CONV#*'),
      onTable(['DeleteItem'], 'INVITE#*'),
      // Whether anybody else has a tag of theirs.
      onIndex('gsi1', 'RECEIPTS#*', 'LEADMARKS#*'),
    ),
    signs: true,
  },
  billing: {
    ...writing(records, putsEvents, onTable(['GetItem', 'PutItem'], 'STRIPE#*', 'STRIPEEVENT#*')),
    given: 'stripe',
  },
  'calendar-feeds': { ...writing(records, bookingLists), signs: true },
  automations: writing(putsEvents),
  webhooks: { ...writing(records, onIndex('gsi1', 'DELIVERIES#*')), signs: true },
  // Reads what was sent, and lifts what bounced.
  messages: { ...writing(records), signs: true },
  openapi: { table: [], timeoutSec: TIMEOUT_SEC },
  'public-site': { table: [...visited, stoppedNumbers], timeoutSec: TIMEOUT_SEC, signs: true },
  pages: { table: [...visited, stoppedNumbers], timeoutSec: TIMEOUT_SEC, signs: true },
  // The demo chat is for members, so the caller is looked up.
  chat: {
    table: [...visited, caller, stoppedNumbers, onTable([...READ, ...WRITE], 'CONV#*')],
    timeoutSec: CHAT_MS / 1000,
    signs: true,
    given: 'anthropic',
  },
};
