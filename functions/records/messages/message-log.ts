import { DAY_SECONDS } from '../../../shared/domain/duration.ts';
import type { TenantId } from '../../../shared/domain/ids.ts';
import type { Channel, MessageKind, MessageReason, MessageStatus } from '../../../shared/domain/messages.ts';
import { expiryAfter } from '../../kernel/clock.ts';
import { ifFieldIs } from '../../kernel/table/condition.ts';
import { keys, ranges } from '../../kernel/table/keys.ts';
import type { Page, Table, WantedPage } from '../../kernel/table/table.ts';
import type { Conditional, Unconditional } from '../../kernel/table/write.ts';
import { type BookingItem, holderOf } from '../bookings/booking-store.ts';

/** Seconds for which a message's line is kept after the last change of it. */
const KEPT_SECONDS = 180 * DAY_SECONDS;

/** What names a message's line. */
export interface MessagePlace {
  /** The booking, lead, member or other record that it is about. */
  readonly subjectId: string;
  /** ISO instant at which it was first due. */
  readonly dueAt: string;
  readonly messageId: string;
}

/** What a visitor knows of a booking by a message. */
export interface Telling {
  /** ISO instant. */
  readonly startAt: string;
  /** A keyed hash of all that they are told of it: equal for what is the same to them. */
  readonly state: string;
}

/** What became of a message to a person. Ids and outcomes only: no address, no name, no text. */
export interface MessageItem extends MessagePlace {
  readonly kind: MessageKind;
  readonly channel: Channel;
  /** `visitor`, `former_visitor`, `lead`, or the id of a member. */
  readonly recipient: string;
  /** Of an appointment: which of its clients it was for; absent for the first. */
  readonly holder?: number;
  /** Keyed hash of the address of a visitor or lead, by which an erasure finds it. */
  readonly to?: string;
  readonly status: MessageStatus;
  readonly reason: MessageReason | null;
  /** Attempts made so far. */
  readonly attempts: number;
  /** ISO instant of the last change. */
  readonly at: string;
  /** Its provider's own id; null until one took it. */
  readonly providerId: string | null;
  /** Of a message about a booking, once its provider took it. */
  readonly tells?: Telling;
  /** Further records that the same message told of, each of which has its line. */
  readonly others?: readonly string[];
}

const TO_CLIENTS: readonly string[] = ['visitor', 'former_visitor'];

/** Whether a message was for one of the clients that a booking has or had. */
export const isToClient = ({ recipient }: Pick<MessageItem, 'recipient'>): boolean =>
  TO_CLIENTS.includes(recipient);

/**
 * Whether a line about a booking is for another of its clients than whose it is: a booking that was theirs may be somebody
 * else's by now, and what was said to whoever had it before is not theirs.
 */
export const isForAnother = (
  { recipient = '', holder }: Partial<Pick<MessageItem, 'recipient' | 'holder'>>,
  booking: Pick<BookingItem, 'holder'>,
): boolean => isToClient({ recipient }) && holderOf({ holder }) !== holderOf(booking);

/** A message's line; each attempt overwrites it. */
export const messageLine = (tenantId: TenantId, item: MessageItem, now: number): Unconditional => ({
  put: keys.message(tenantId, item.subjectId, item.dueAt, item.messageId),
  item: { ...item, expiresAt: expiryAfter(now, KEPT_SECONDS) },
});

/** The write that stores what a provider reported; refused when the line has changed since it was read. */
export const reportWrite = (
  tenantId: TenantId,
  { subjectId, dueAt, messageId, status }: MessageItem,
  report: Pick<MessageItem, 'status' | 'reason' | 'at'>,
): Conditional => ({
  update: keys.message(tenantId, subjectId, dueAt, messageId),
  set: report,
  when: ifFieldIs('status', status),
});

export const findMessage = (
  table: Table,
  tenantId: TenantId,
  { subjectId, dueAt, messageId }: MessagePlace,
): Promise<MessageItem | undefined> =>
  table.get<MessageItem>(keys.message(tenantId, subjectId, dueAt, messageId));

/** A page of the messages about one booking, lead or member, the latest due first. */
export const messagesAbout = (
  table: Table,
  tenantId: TenantId,
  subjectId: string,
  wanted: WantedPage,
): Promise<Page<MessageItem>> =>
  table.query<MessageItem>(ranges.messagesAbout(tenantId, subjectId), { ...wanted, newestFirst: true });
