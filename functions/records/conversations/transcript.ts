import type { ConversationTurn } from '../../../shared/schemas/conversation.ts';
import { ranges } from '../../kernel/table/keys.ts';
import type { Table } from '../../kernel/table/table.ts';
import { type ConversationItem, MOST_ENTRIES, type TranscriptItem } from './conversation-store.ts';

/** More entries than a conversation can have, including leftover ones of an expired conversation with the same id. */
const MOST_READ = MOST_ENTRIES + 40;

const toEntry = (item: TranscriptItem): ConversationTurn => {
  const { kind, at, number } = item;
  const entry = { kind, at, number, message: '', reply: '', slots: 0 } as const;
  if (item.kind === 'team') return { ...entry, reply: item.text, mode: 'person', memberName: item.name };
  if (item.kind === 'given_back') return { ...entry, mode: 'person', memberName: item.name };
  const { reply, mode, suggestions, lead, booking } = item.answer;
  return {
    ...entry,
    message: item.kind === 'turn' ? item.message : '',
    reply,
    mode,
    slots: suggestions.slots.length + (suggestions.baskets?.length ?? 0),
    ...(lead ? { leadId: lead.leadId } : {}),
    ...(booking ? { bookingId: booking.bookingId } : {}),
    ...(item.kind === 'turn' && item.note ? { note: item.note } : {}),
  };
};

/** What a conversation's transcript holds, oldest first. The same holds for it as for `transcriptOf`. */
export const entriesOf = async (
  table: Table,
  { conversationId }: Pick<ConversationItem, 'conversationId'>,
): Promise<readonly TranscriptItem[]> => {
  const entries = await table.all<TranscriptItem>(ranges.turns(conversationId), MOST_READ);
  return entries.toSorted((a, b) => a.number - b.number);
};

/**
 * The messages of a conversation, oldest first. Turns are stored under the conversation's id alone, so this takes the
 * item: a caller that has it has read it under its own business.
 */
export const transcriptOf = async (
  table: Table,
  { conversationId }: Pick<ConversationItem, 'conversationId'>,
): Promise<ConversationTurn[]> => (await entriesOf(table, { conversationId })).map(toEntry);
