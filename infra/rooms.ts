import type { Room } from '../shared/routes/route-spec.ts';

/** What a room's function may do and is given. */
export interface RoomPowers {
  /** `write` also where a visit is counted or an idempotency record kept. */
  readonly table: 'read' | 'write';
  readonly timeoutSec: number;
}

/** The client gives up at 10 s and the API at 9.5 s: a function must have answered before. */
const TIMEOUT_SEC = 9;

const reads: RoomPowers = { table: 'read', timeoutSec: TIMEOUT_SEC };
const writes: RoomPowers = { table: 'write', timeoutSec: TIMEOUT_SEC };

/** Every room of the manifest: a new one does not compile until its powers are decided here. */
export const roomPowers: Readonly<Record<Room, RoomPowers>> = {
  // Reading who one is accepts the invitation that waits.
  me: writes,
  tenants: writes,
  sites: writes,
  services: writes,
  availability: writes,
  closures: writes,
  'staff-calendars': writes,
  slots: writes,
  leads: writes,
  bookings: writes,
  members: writes,
  audit: reads,
  conversations: reads,
  reports: reads,
  exports: writes,
  calendars: writes,
  openapi: reads,
  'public-site': writes,
  pages: writes,
  // Its client waits 15 s.
  chat: { table: 'write', timeoutSec: 14 },
};
