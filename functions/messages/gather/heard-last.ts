import type { MessageKind, MessageStatus } from '../../../shared/domain/messages.ts';
import type { Table } from '../../kernel/table/table.ts';
import { messagesAbout } from '../../records/message-log.ts';
import type { MessageEntry } from '../../records/outbox-store.ts';

/** Messages by which a visitor hears whether a booking stands. */
const TELLING: readonly MessageKind[] = [
  'booking_confirmed',
  'booking_moved',
  'booking_cancelled',
  'booking_restored',
];

/** A message with one of these may have reached them; a retried one may have, its provider's answer lost. */
const HEARD: readonly MessageStatus[] = ['sent', 'delivered', 'complained', 'retrying'];

/** The latest messages about a booking, of which it has fewer but in the rarest case. */
const LATEST = 50;

/** Which message of whether the booking stands its visitor heard last; undefined for none. */
export const heardLast = async (
  table: Table,
  { tenantId, subjectId }: Pick<MessageEntry, 'tenantId' | 'subjectId'>,
): Promise<MessageKind | undefined> => {
  const { items } = await messagesAbout(table, tenantId, subjectId, { limit: LATEST, after: undefined });
  return items.find(
    ({ kind, recipient, status }) =>
      recipient === 'visitor' && TELLING.includes(kind) && HEARD.includes(status),
  )?.kind;
};
