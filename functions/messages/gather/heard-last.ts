import type { MessageKind, MessageStatus } from '../../../shared/domain/messages.ts';
import type { Table } from '../../kernel/table/table.ts';
import { type MessageItem, messagesAbout, type Telling } from '../../records/message-log.ts';
import type { MessageEntry } from '../../records/outbox-store.ts';

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
export interface Heard {
  readonly kind: MessageKind;
  /** Absent where nobody knows whether it came. */
  readonly tells?: Telling;
}

/** Whether somebody tried to send it and nobody knows whether it came: its provider's answer was lost, or its worker. */
const isUncertain = ({ attempts, status, reason }: MessageItem): boolean =>
  attempts > 0 && status !== 'bounced' && reason !== 'refused';

/** What the visitor of a booking heard last of it, before the message of this entry; undefined for nothing. */
export const heardLast = async (
  table: Table,
  { tenantId, subjectId, messageId }: Pick<MessageEntry, 'tenantId' | 'subjectId' | 'messageId'>,
): Promise<Heard | undefined> => {
  const { items } = await messagesAbout(table, tenantId, subjectId, { limit: LATEST, after: undefined });
  const last = items.find(
    (line) =>
      line.recipient === 'visitor' &&
      line.messageId !== messageId &&
      TELLING.includes(line.kind) &&
      (CAME.includes(line.status) || isUncertain(line)),
  );
  if (!last) return undefined;
  const { kind, status, tells } = last;
  return { kind, ...(tells && CAME.includes(status) ? { tells } : {}) };
};
