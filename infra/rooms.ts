import type { GivenSecretName } from '../shared/domain/given-secrets.ts';
import type { Room } from '../shared/routes/route-spec.ts';

/** Everything that the table client asks for: keys, ranges and transactions, never a scan. */
export const TABLE_ACTIONS = [
  'GetItem',
  'BatchGetItem',
  'Query',
  'PutItem',
  'UpdateItem',
  'DeleteItem',
  'ConditionCheckItem',
] as const;

type TableAction = (typeof TABLE_ACTIONS)[number];

/** Partitions that a room reaches by nothing but the actions that are left to it. */
export interface PartitionDenial {
  readonly partitions: readonly string[];
  readonly save: readonly TableAction[];
}

/** What a room's function may do and is given. */
export interface RoomPowers {
  /** `write` also where a visit is counted or an idempotency record kept. */
  readonly table: 'read' | 'write';
  readonly timeoutSec: number;
  /** Makes or opens links, handles or hashes, and so may read the secret that they are made with. */
  readonly signs?: true;
  /** The secret of the operator's that it may read. */
  readonly given?: GivenSecretName;
  /** Owes the world word of what it does: puts entries in the outbox, which only jobs read. */
  readonly owes?: true;
  /** Writes the audit trail on, which only its own room reads. */
  readonly records?: true;
}

/** The client gives up at 10 s and the API at 9.5 s: a function must have answered before. */
const TIMEOUT_SEC = 9;

const reads: RoomPowers = { table: 'read', timeoutSec: TIMEOUT_SEC };
const writes: RoomPowers = { table: 'write', timeoutSec: TIMEOUT_SEC };

/** Every room of the manifest: a new one does not compile until its powers are decided here. */
export const roomPowers: Readonly<Record<Room, RoomPowers>> = {
  // Reading who one is accepts the invitation that waits.
  me: { ...writes, signs: true, records: true },
  tenants: { ...writes, signs: true, records: true },
  sites: writes,
  services: writes,
  availability: writes,
  closures: writes,
  'staff-calendars': writes,
  slots: writes,
  leads: { ...writes, signs: true, owes: true, records: true },
  bookings: { ...writes, signs: true, owes: true },
  members: { ...writes, signs: true, records: true },
  audit: reads,
  conversations: { ...reads, signs: true },
  reports: { ...reads, signs: true },
  exports: { ...writes, signs: true, records: true },
  // Erasing somebody cancels his appointments.
  privacy: { ...writes, signs: true, owes: true, records: true },
  billing: { ...writes, records: true, given: 'stripe' },
  calendars: { ...writes, signs: true },
  webhooks: { ...writes, signs: true, records: true },
  openapi: reads,
  'public-site': { ...writes, signs: true, owes: true },
  pages: { ...writes, signs: true, owes: true },
  // Its client waits 15 s.
  chat: { table: 'write', timeoutSec: 14, signs: true, owes: true, given: 'anthropic' },
};

/** Rooms that anybody may call, or Stripe: nothing of people's accounts, invitations or trails is theirs to touch. */
const open: readonly Room[] = ['openapi', 'public-site', 'pages', 'chat', 'billing'];

/** The one room that deals with payments. */
const settles = (room: Room): boolean => room === 'billing';

/** The demo chat is for members, and payments are for owners: who asks is looked up, and nothing else. */
const ofAccounts = (room: Room): PartitionDenial => ({
  partitions: ['USER#*'],
  save: room === 'chat' || settles(room) ? ['GetItem'] : [],
});

/**
 * What a room never reaches, whatever it is granted and whatever a mistake in its code asks for. Entries of the outbox and
 * of the audit trail can only be added: a transaction that does something puts its own.
 */
export const denialsOf = (room: Room): readonly PartitionDenial[] => {
  const { owes, records } = roomPowers[room];
  return [
    { partitions: ['OUTBOX#*'], save: owes ? ['PutItem'] : [] },
    {
      partitions: ['AUDIT#*'],
      save: [...(records ? (['PutItem'] as const) : []), ...(room === 'audit' ? (['Query'] as const) : [])],
    },
    ...(settles(room) ? [] : [{ partitions: ['STRIPE#*', 'STRIPEEVENT#*'], save: [] }]),
    ...(open.includes(room) ? [{ partitions: ['INVITE#*'], save: [] }, ofAccounts(room)] : []),
  ];
};
