import type { ConversationTurn } from '../../shared/schemas/conversation.ts';
import { ranges } from '../kernel/table/keys.ts';
import type { Table } from '../kernel/table/table.ts';
import { type ConversationItem, isUnexpired, type TurnItem } from './conversation-store.ts';

/** More turns than a conversation can have, including leftover ones of an expired conversation with the same id. */
const MOST_TURNS = 200;

const toTurn = ({ at, message, answer }: TurnItem): ConversationTurn => ({
  at,
  message,
  reply: answer.reply,
  mode: answer.mode,
  slots: answer.suggestions.slots.length,
  ...(answer.lead ? { leadId: answer.lead.leadId } : {}),
  ...(answer.booking ? { bookingId: answer.booking.bookingId } : {}),
});

/**
 * The messages of a conversation, oldest first. Turns are stored under the conversation's id alone, so this takes the
 * item: a caller that has it has read it under its own business.
 */
export const transcriptOf = async (
  table: Table,
  { conversationId }: Pick<ConversationItem, 'conversationId'>,
  now: number,
): Promise<ConversationTurn[]> => {
  const turns = await table.all<TurnItem>(ranges.turns(conversationId), MOST_TURNS);
  return turns
    .filter((turn) => isUnexpired(turn, now))
    .toSorted((a, b) => a.number - b.number)
    .map(toTurn);
};
