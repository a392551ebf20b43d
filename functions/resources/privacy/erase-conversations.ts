import { type BookingId, brandId } from '../../../shared/domain/ids.ts';
import type { SignedTable } from '../../kernel/http/kernel.ts';
import { keys, ranges } from '../../kernel/table/keys.ts';
import type { Table } from '../../kernel/table/table.ts';
import type { ConversationItem, TranscriptItem } from '../../records/conversations/conversation-store.ts';
import { countWrite, type ErasureItem } from '../../records/privacy/erasure-store.ts';
import type { StoredBooking } from './anonymise-booking.ts';
import { livingLeads } from './erase-bookings.ts';
import { type Forgotten, forgetConversation } from './forget-conversation.ts';
import { type ContactMention, mentionOf } from './mention.ts';
import { redactConversation, redactFor } from './redact.ts';
import { type Stored, storedPages } from './rows.ts';

export type StoredConversation = ConversationItem & Stored;

/** Conversations read at the same time. */
const AT_ONCE = 10;

/** Every text in a stored value, at any depth. */
const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

type StoredEntry = TranscriptItem & Stored;

/** What was said, also what has expired and still lies there. */
const turnsOf = async (
  table: Table,
  { conversationId }: Pick<ConversationItem, 'conversationId'>,
): Promise<readonly StoredEntry[]> => {
  const turns: StoredEntry[] = [];
  for await (const page of storedPages<StoredEntry>(table, ranges.turns(conversationId))) turns.push(...page);
  return turns;
};

/** Whether a conversation, or what the assistant remembers of it, mentions the person. */
export const isMentioned = async (
  table: Table,
  row: Pick<ConversationItem, 'conversationId' | 'memory' | 'lastMessage' | 'unanswered' | 'tags'>,
  mention: ContactMention,
): Promise<boolean> =>
  textsIn([row.memory, row.lastMessage, row.unanswered, row.tags, await turnsOf(table, row)]).some(
    mention.isIn,
  );

/** The bookings of these conversations that this erasure has anonymised. */
const erasedBookings = async (
  ports: SignedTable,
  { tenantId, receiptId }: ErasureItem,
  ids: ReadonlyArray<string | undefined>,
): Promise<ReadonlySet<string>> => {
  const wanted = new Set(ids.filter((id) => id !== undefined));
  const found = await ports.table.getMany<StoredBooking>(
    Array.from(wanted, (id) => keys.booking(tenantId, brandId<BookingId>(id))),
  );
  return new Set(found.filter(({ erasedBy }) => erasedBy === receiptId).map(({ bookingId }) => bookingId));
};

interface Links {
  readonly bookings: ReadonlySet<string>;
  readonly leads: ReadonlyMap<string, unknown>;
}

/** `redact`: somebody else's conversation, which may mention the person. */
type Action = 'forget' | 'redact' | 'keep';

const actionOf = async (
  ports: SignedTable,
  erasure: ErasureItem,
  row: StoredConversation,
  { bookings, leads }: Links,
): Promise<Action> => {
  const { leadId = '', bookingId = '', startedAt } = row;
  if (erasure.leadIds.includes(leadId) || bookings.has(bookingId)) return 'forget';
  if (startedAt > erasure.at) return 'keep';
  if (leads.has(leadId)) return 'redact';
  return (await isMentioned(ports.table, row, mentionOf(erasure.known))) ? 'forget' : 'keep';
};

/** Deletes a conversation with the messages that it has at that moment. */
const forget = async ({ table }: SignedTable, erasure: ErasureItem, row: Forgotten): Promise<void> => {
  const { tenantId } = erasure;
  let now: Forgotten | undefined = row;
  while (now) {
    if (await forgetConversation(table, tenantId, now, [countWrite(erasure, { conversations: 1 })])) return;
    now = await table.get<ConversationItem>(keys.conversation(tenantId, row.conversationId));
  }
};

/**
 * Deletes the conversations that the person had, and those of unknown visitors that mention the person. From other
 * people's conversations only the exact e-mail or phone asked about is removed.
 */
export const eraseConversations = async (
  ports: SignedTable,
  erasure: ErasureItem,
  rows: readonly StoredConversation[],
): Promise<void> => {
  const { tenantId, asked } = erasure;
  const { table } = ports;
  const redact = await redactFor(table, tenantId, mentionOf(asked));
  const [bookings, leads] = await Promise.all([
    erasedBookings(
      ports,
      erasure,
      rows.map(({ bookingId }) => bookingId),
    ),
    livingLeads(
      ports,
      erasure,
      rows.map(({ leadId }) => leadId),
    ),
  ]);
  for (let n = 0; n < rows.length; n += AT_ONCE) {
    const some = rows.slice(n, n + AT_ONCE);
    const actions = await Promise.all(some.map((row) => actionOf(ports, erasure, row, { bookings, leads })));
    for (const [at, row] of some.entries()) {
      if (actions[at] === 'forget') await forget(ports, erasure, row);
      if (actions[at] === 'redact')
        await redactConversation(table, tenantId, row, await turnsOf(table, row), redact);
    }
  }
};
