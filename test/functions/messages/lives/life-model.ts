import { derivedId } from '../../../../functions/kernel/identity/ids.ts';
import type { EventType, InternalEvent, Side } from '../../../../shared/domain/events.ts';
import type { MessageKind } from '../../../../shared/domain/messages.ts';

/** What somebody hears of a booking, as whoever designed its messages calls it. */
export type What = 'booked' | 'moved' | 'changed' | 'cancelled' | 'restored' | 'stranded';
export type Name = `${What} ${number} to ${'visitor' | 'owner'}`;

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
}

const KINDS: Readonly<Record<What, readonly [MessageKind, MessageKind | 'none']>> = {
  booked: ['booking_confirmed', 'team_new_booking'],
  moved: ['booking_moved', 'team_booking_moved'],
  changed: ['booking_changed', 'none'],
  cancelled: ['booking_cancelled', 'team_booking_cancelled'],
  restored: ['booking_restored', 'none'],
  stranded: ['booking_stranded', 'none'],
};

/** The version tells apart what leaves the sequence as it is. */
const nameOf = ({ what, version, at }: Change, who: 'visitor' | 'owner'): Name =>
  `${what} ${what === 'stranded' ? Date.parse(at) : version} to ${who}`;

interface About {
  readonly tenantId: string;
  readonly ownerId: string;
  readonly bookingId: string;
}

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
  ];
};

/**
 * What is designed to be told of one booking. A change by the business is told to a visitor who does not know the
 * booking as it is; what they do themselves always is. Of changes that nobody was told, the last one is.
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
  /** The state that the visitor heard last; null where nobody knows which. */
  let heard: string | null | undefined;
  /** Whether sending them the last change was tried in vain. */
  let isTried = false;

  const isTold = (change: Change): boolean => {
    if (change.sequence !== last.sequence) return false;
    if (change.what === 'stranded') return true;
    return change.by === 'visitor' || change.what === 'booked' || heard !== last.state;
  };
  const owesVisitor = (): boolean =>
    pending.some((change) => change === last && change.what !== 'stranded' && isTold(change));
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
      if (isTried) heard = null;
      isTried = false;
      last = change;
    },
    /** The sender was tried, and took nothing. */
    tried: (): void => {
      isTried ||= !isErased && owesVisitor();
    },
    /** Everything that is owed was told, save what the visitor's address refused. */
    settle: ({ isRefused = false } = {}): void => {
      if (!isErased) {
        for (const change of pending) {
          if (isTold(change) && !isRefused) expected.add(nameOf(change, 'visitor'));
          else if (hasDied && change === last) optional.add(nameOf(change, 'visitor'));
          if (ofOwner(change)) expected.add(nameOf(change, 'owner'));
        }
        if (owesVisitor() && !isRefused) heard = last.state;
      }
      pending = [];
      isTried = false;
    },
    erase: (): void => {
      isErased = true;
      pending = [];
    },
  };
};

export type Model = ReturnType<typeof openModel>;
