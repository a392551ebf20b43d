import type { MessageKind, MessageStatus } from '../../../shared/domain/messages.ts';
import type { Table } from '../../kernel/table/table.ts';
import { holderOf } from '../../records/bookings/booking-store.ts';
import {
  isToClient,
  type MessageItem,
  messagesAbout,
  type Telling,
} from '../../records/messages/message-log.ts';
import type { MessageEntry } from '../../records/messages/outbox-store.ts';
import { aboutOf } from '../../records/pending-event.ts';

/** Messages by which a visitor hears whether, when and how a booking takes place. */
const TELLING: readonly MessageKind[] = [
  'booking_confirmed',
  'booking_moved',
  'booking_changed',
  'booking_cancelled',
  'booking_restored',
];

const CAME: readonly MessageStatus[] = ['sent', 'delivered', 'complained'];

/** The latest messages about a booking, of which it has fewer but in the rarest case. */
const LATEST = 50;

/** What a visitor heard last of a booking. */
export interface LastHeard {
  readonly kind: MessageKind;
  /** Absent where nobody knows whether it came. */
  readonly tells?: Telling;
}

/**
 * Whether somebody tried to send it and nobody knows whether it came: its provider's answer was lost, or its worker.
 */
const isUncertain = ({ attempts, status, reason }: MessageItem): boolean =>
  attempts > 0 && status !== 'bounced' && reason !== 'refused';

/** Which of a booking's clients a message is for; 0 for the first. */
export const addressed = (entry: MessageEntry, about: string = entry.subjectId): number => {
  if (entry.recipient === 'former_visitor') return entry.replaced ?? 0;
  const one = aboutOf(entry).find(({ bookingId }) => bookingId === about);
  return one ? holderOf(one) : 0;
};

/** What the client whom a message is for heard last of one of its bookings before it; undefined for nothing. */
export const heardLast = async (
  table: Table,
  entry: MessageEntry,
  bookingId: string = entry.subjectId,
): Promise<LastHeard | undefined> => {
  const { tenantId, messageId } = entry;
  const { items } = await messagesAbout(table, tenantId, bookingId, { limit: LATEST, after: undefined });
  const last = items.find(
    (line) =>
      isToClient(line) &&
      holderOf(line) === addressed(entry, bookingId) &&
      line.messageId !== messageId &&
      TELLING.includes(line.kind) &&
      (CAME.includes(line.status) || isUncertain(line)),
  );
  if (!last) return undefined;
  const { kind, status, tells } = last;
  return { kind, ...(tells && CAME.includes(status) ? { tells } : {}) };
};
