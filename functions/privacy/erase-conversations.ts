import { type BookingId, brandId } from '../../shared/domain/ids.ts';
import type { ConversationItem, TurnItem } from '../chat/conversation-store.ts';
import { keys, ranges } from '../kernel/keys.ts';
import type { Table } from '../kernel/table.ts';
import type { StoredBooking } from './anonymise-booking.ts';
import { livingLeads } from './erase-bookings.ts';
import type { Erasing } from './erasing.ts';
import { counted, type ErasureItem } from './erasure-store.ts';
import { forgetConversation } from './forget-conversation.ts';
import { type Mention, mentionOf } from './mention.ts';
import type { Stored } from './rows.ts';

export type StoredConversation = ConversationItem & Stored;

/** Conversations read at once. */
const AT_ONCE = 10;

/** More than a conversation can have (settled points, 35), and what of an expired one may still lie there. */
const MOST_TURNS = 200;

/** Every text in a stored value, however deep. */
const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** Whether somebody is named in what was said, or in what the assistant remembers of it. */
export const isMentioned = async (
  table: Table,
  {
    conversationId,
    memory,
    lastMessage,
  }: Pick<ConversationItem, 'conversationId' | 'memory' | 'lastMessage'>,
  mention: Mention,
): Promise<boolean> => {
  const range = ranges.turns(conversationId);
  const { items } = await table.query<TurnItem>(range, { limit: MOST_TURNS, expiredToo: true });
  return textsIn([memory, lastMessage, items]).some(mention.isIn);
};

/** The ids of those bookings, of some conversations', that this erasure has anonymised. */
const erasedBookings = async (
  { desk }: Erasing,
  { tenantId, receiptId }: ErasureItem,
  ids: ReadonlyArray<string | undefined>,
): Promise<ReadonlySet<string>> => {
  const wanted = new Set(ids.filter((id) => id !== undefined));
  const found = await desk.table.getMany<StoredBooking>(
    Array.from(wanted, (id) => keys.booking(tenantId, brandId<BookingId>(id))),
  );
  return new Set(found.filter(({ erasedBy }) => erasedBy === receiptId).map(({ bookingId }) => bookingId));
};

interface Links {
  readonly bookings: ReadonlySet<string>;
  readonly leads: ReadonlySet<string>;
}

const isHis = async (
  { desk }: Erasing,
  erasure: ErasureItem,
  row: StoredConversation,
  { bookings, leads }: Links,
): Promise<boolean> => {
  const { leadId = '', bookingId = '', startedAt } = row;
  if (erasure.leadIds.includes(leadId) || bookings.has(bookingId)) return true;
  if (startedAt > erasure.at) return false;
  return isMentioned(desk.table, row, mentionOf(leads.has(leadId) ? erasure.asked : erasure.known));
};

/** Takes a conversation away, with what is said in it at that moment. */
const forget = async (
  { desk: { table } }: Erasing,
  erasure: ErasureItem,
  { conversationId, turns }: Pick<ConversationItem, 'conversationId' | 'turns'>,
): Promise<void> => {
  const { tenantId } = erasure;
  let now: Pick<ConversationItem, 'turns'> | undefined = { turns };
  while (now) {
    const row = { conversationId, turns: now.turns };
    if (await forgetConversation(table, tenantId, row, [counted(erasure, { conversations: 1 })])) return;
    now = await table.get<ConversationItem>(keys.conversation(tenantId, conversationId));
  }
};

/** Takes away those of these conversations that the person led, or in which he is named. */
export const eraseConversations = async (
  erasing: Erasing,
  erasure: ErasureItem,
  rows: readonly StoredConversation[],
): Promise<void> => {
  const [bookings, leads] = await Promise.all([
    erasedBookings(
      erasing,
      erasure,
      rows.map(({ bookingId }) => bookingId),
    ),
    livingLeads(
      erasing,
      erasure,
      rows.map(({ leadId }) => leadId),
    ),
  ]);
  for (let n = 0; n < rows.length; n += AT_ONCE) {
    const some = rows.slice(n, n + AT_ONCE);
    const his = await Promise.all(some.map((row) => isHis(erasing, erasure, row, { bookings, leads })));
    for (const row of some.filter((_, at) => his[at])) await forget(erasing, erasure, row);
  }
};
