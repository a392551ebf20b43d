import { derivedId } from '../../../../functions/kernel/identity/ids.ts';
import type { EventType, InternalEvent, Side } from '../../../../shared/domain/events.ts';
import type { MessageKind } from '../../../../shared/domain/messages.ts';

/** What somebody hears of a booking, as whoever designed its messages calls it. */
export type What = 'booked' | 'moved' | 'changed' | 'cancelled' | 'restored' | 'stranded' | 'given';
type Who = 'visitor' | 'former' | 'owner';
export type Name = `${What} ${number} to ${Who}`;

export interface Change {
  readonly what: What;
  readonly event: EventType | InternalEvent;
  readonly by: Side;
  /** ISO instant. */
  readonly at: string;
  /** How many changes before it were news to the visitor. */
  readonly sequence: number;
  /** The booking's version after it. */
  readonly version: number;
  /** All that a visitor reads of the booking after it. */
  readonly state: string;
  /** The address of the client whose booking it is after it. */
  readonly client: string;
}

const KINDS: Readonly<Record<What, readonly [MessageKind, MessageKind | 'none']>> = {
  booked: ['booking_confirmed', 'team_new_booking'],
  moved: ['booking_moved', 'team_booking_moved'],
  changed: ['booking_changed', 'none'],
  cancelled: ['booking_cancelled', 'team_booking_cancelled'],
  restored: ['booking_restored', 'none'],
  stranded: ['booking_stranded', 'none'],
  given: ['booking_confirmed', 'none'],
};

/** The version tells apart what leaves the sequence as it is. */
const nameOf = ({ what, version, at }: Change, who: Who): Name =>
  `${what} ${what === 'stranded' ? Date.parse(at) : version} to ${who}`;

interface About {
  readonly tenantId: string;
  readonly ownerId: string;
  readonly bookingId: string;
}

/** What somebody knows of a booking once they were told that it is not theirs any more. */
const GONE = 'gone';

/** The ids of the messages of a change, with the names that they were designed under. */
const idsOf = (
  { tenantId, ownerId, bookingId }: About,
  change: Change,
): ReadonlyArray<readonly [string, Name]> => {
  const { what, event, at, sequence, version } = change;
  const nth = event === 'booking.updated' ? version : sequence;
  const eventId = derivedId('event', tenantId, event, bookingId, at, String(nth));
  const [toVisitor, toOwner] = KINDS[what];
  return [
    [`msg_${derivedId('message', eventId, toVisitor, 'visitor')}`, nameOf(change, 'visitor')],
    [`msg_${derivedId('message', eventId, toOwner, ownerId)}`, nameOf(change, 'owner')],
    [`msg_${derivedId('message', eventId, 'booking_cancelled', 'former_visitor')}`, nameOf(change, 'former')],
  ];
};

/**
 * What is designed to be told of one booking. A change by the business is told to a visitor who does not know the
 * booking as it is; what they do themselves always is. Of changes that nobody was told, the last one is. Whoever had a
 * booking that was given to another client is told that it is cancelled, unless they never heard of it, or have it again.
 */
export const openModel = (about: About, booked: Change) => {
  const names = new Map(idsOf(about, booked));
  const expected = new Set<Name>();
  /** What may be told again, since a worker died that may have said something else. */
  const optional = new Set<Name>();
  let hasDied = false;
  let last = booked;
  let pending: readonly Change[] = [booked];
  let isErased = false;
  /** The state that each client heard last; null where nobody knows which. */
  const heard = new Map<string, string | null>();
  /** The clients to whom something was sent in vain. */
  const tried = new Set<string>();
  /** From whom the booking was taken, the last time of each, where they were not told yet. */
  const takenFrom = new Map<string, Change>();

  const isTold = (change: Change): boolean => {
    if (change.sequence !== last.sequence) return false;
    if (change.what === 'stranded') return true;
    if (change.by === 'visitor' || change.what === 'booked') return true;
    const isUnheard = change.client !== booked.client && !heard.has(change.client);
    return !(change.what === 'cancelled' && isUnheard) && heard.get(change.client) !== last.state;
  };
  const owesVisitor = (): boolean =>
    pending.some((change) => change === last && change.what !== 'stranded' && isTold(change));
  const owesFormer = (client: string): boolean =>
    client !== last.client && heard.has(client) && heard.get(client) !== GONE;
  const settleFormers = (isRefused: boolean): void => {
    for (const [client, change] of takenFrom) {
      const name = nameOf(change, 'former');
      if (owesFormer(client) && !isRefused) {
        expected.add(name);
        heard.set(client, GONE);
      } else if (hasDied) optional.add(name);
    }
    takenFrom.clear();
  };
  const ofOwner = (change: Change): boolean =>
    change.by === 'visitor' &&
    (change.what === 'booked' ? last.what !== 'cancelled' : change.sequence === last.sequence);

  return {
    expected,
    optional,
    /** Workers died, and nobody knows what they had in hand. */
    died: (): void => {
      hasDied = true;
    },
    nameOf: (messageId: string): Name | undefined => names.get(messageId),
    last: () => last,
    isErased: () => isErased,
    /** A change was made, and nobody has been told of it yet. */
    add: (change: Change): void => {
      for (const [id, name] of idsOf(about, change)) names.set(id, name);
      pending = [...pending, change];
      if (change.what === 'stranded') return;
      for (const client of tried) heard.set(client, null);
      tried.clear();
      if (change.what === 'given') takenFrom.set(last.client, change);
      last = change;
    },
    /** The sender was tried, and took nothing. */
    tried: (): void => {
      if (!isErased && owesVisitor()) tried.add(last.client);
      for (const client of takenFrom.keys()) if (owesFormer(client)) tried.add(client);
    },
    /** Everything that is owed was told, save what the visitor's address refused. */
    settle: ({ isRefused = false } = {}): void => {
      if (!isErased) {
        for (const change of pending) {
          if (isTold(change) && !isRefused) expected.add(nameOf(change, 'visitor'));
          else if (hasDied && change === last) optional.add(nameOf(change, 'visitor'));
          if (ofOwner(change)) expected.add(nameOf(change, 'owner'));
        }
        if (owesVisitor() && !isRefused) heard.set(last.client, last.state);
      }
      settleFormers(isRefused);
      pending = [];
      tried.clear();
    },
    erase: (): void => {
      isErased = true;
      pending = [];
    },
  };
};

export type Model = ReturnType<typeof openModel>;
