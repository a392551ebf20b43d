import type { EventType, InternalEvent, Side } from '../../shared/domain/events.ts';
import { type BookingId, brandId, type TenantId } from '../../shared/domain/ids.ts';
import type { MessageKind } from '../../shared/domain/messages.ts';
import { toInstant } from '../kernel/clock.ts';
import { derivedId } from '../kernel/identity/ids.ts';
import { type Key, keys } from '../kernel/table/keys.ts';

/** Partitions over which entries are spread; the sweeper reads each of them. */
export const OUTBOX_SHARDS = 8;

/**
 * How a visitor is told of an edit: as a new booking if they were told of none, as a move to another time, or as any
 * other change.
 */
export type EditNews = Extract<MessageKind, 'booking_confirmed' | 'booking_moved' | 'booking_changed'>;

/** An appointment, and its sequence after a change. */
export interface Beside {
  readonly bookingId: BookingId;
  readonly sequence: number;
  /** Which of its clients it belongs to; absent for the first. */
  readonly holder?: number | undefined;
  /** ISO instant at which it began before a move. */
  readonly from?: string | undefined;
}

/** What an event says that its record cannot say later. */
export interface Change {
  /** The appointment's sequence after the change. */
  readonly sequence?: number;
  /** ISO instant at which it began before a move. */
  readonly from?: string;
  readonly by?: Side;
  /** Of an edited appointment: what its visitor is told; absent where nothing is news to them. */
  readonly told?: EditNews;
  /** Of an appointment: which of its clients it belongs to; absent for the first. */
  readonly holder?: number | undefined;
  /** Of an appointment that was given to another client: which one it was taken from. */
  readonly replaced?: number;
  /** Of a lead: a request was left that now waits for an answer. */
  readonly asks?: true;
  /**
   * Further appointments that the same transaction made, moved or cancelled: messages about the subject are about them
   * too.
   */
  readonly beside?: readonly Beside[];
  /** Of one of those further appointments: it has no messages of its own. */
  readonly isBeside?: true;
}

/** What the event of one appointment says of others that the same transaction changes. */
export type Company = Pick<Change, 'beside' | 'isBeside'>;

/** Something that happened and still has to be sent. Ids only: the content is read when it is sent. */
export interface OutboxEntry extends Change {
  readonly eventId: string;
  readonly tenantId: TenantId;
  readonly type: EventType | InternalEvent;
  /** The booking, lead, member or other record that it is about. */
  readonly subjectId: string;
  /** ISO instant at which it happened. */
  readonly at: string;
}

/** All appointments that an event or a message is about, its subject first. */
export const aboutOf = ({
  subjectId,
  sequence = 0,
  holder,
  from,
  beside = [],
}: Pick<OutboxEntry, 'subjectId' | 'sequence' | 'holder' | 'from' | 'beside'>): readonly [
  Beside,
  ...Beside[],
] => [
  { bookingId: brandId<BookingId>(subjectId), sequence, holder, ...(from === undefined ? {} : { from }) },
  ...beside,
];

/** The fields that make an event or a message be about these appointments. */
export const asSubject = ([first, ...beside]: readonly [Beside, ...Beside[]]) => {
  const { bookingId, sequence, holder, from } = first;
  return { subjectId: bookingId, sequence, holder, ...(from === undefined ? {} : { from }), beside };
};

/** The partition of an entry, by its id. */
export const shardOf = (id: string): number =>
  [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % OUTBOX_SHARDS;

/** The fields of an event that are stored, without those that it does not have. */
export const eventFields = ({
  eventId,
  tenantId,
  type,
  subjectId,
  at,
  sequence,
  from,
  by,
  told,
  holder,
  replaced,
  asks,
  beside = [],
  isBeside,
}: OutboxEntry): OutboxEntry => ({
  ...{ eventId, tenantId, type, subjectId, at },
  ...(sequence === undefined ? {} : { sequence }),
  ...(from === undefined ? {} : { from }),
  ...(by === undefined ? {} : { by }),
  ...(told ? { told } : {}),
  ...(holder ? { holder } : {}),
  ...(replaced === undefined ? {} : { replaced }),
  ...(asks ? { asks } : {}),
  ...(beside.length > 0 ? { beside } : {}),
  ...(isBeside ? { isBeside } : {}),
});

/**
 * The id of an event that is recorded at `now`; `nth` tells apart the changes of one record within a millisecond.
 * @default its sequence
 */
export const eventIdOf = (
  { tenantId, type, subjectId, sequence }: Omit<OutboxEntry, 'eventId' | 'at'>,
  now: number,
  nth = sequence,
): string => {
  const last = nth === undefined ? [] : [String(nth)];
  return derivedId('event', tenantId, type, subjectId, toInstant(now), ...last);
};

/** The id of what an event makes for one receiver, the same at every attempt. */
export const messageIdOf = (...words: readonly string[]): string => `msg_${derivedId('message', ...words)}`;

interface PutEvent {
  readonly put: Key;
  readonly item: Readonly<Record<string, unknown>>;
}

/**
 * The write that records an event, for the same transaction as the change itself: either both happen or neither does.
 * The same event at the same millisecond (`now`) gives the same entry; two changes of one appointment differ by their
 * sequence, or by `nth`.
 */
export const pendingEvent = (
  event: Omit<OutboxEntry, 'eventId' | 'at'>,
  now: number,
  nth?: number,
): PutEvent => {
  const at = toInstant(now);
  const eventId = eventIdOf(event, now, nth);
  return {
    put: keys.outbox(shardOf(eventId), at, eventId),
    item: { kind: 'event', ...eventFields({ ...event, eventId, at }) },
  };
};
