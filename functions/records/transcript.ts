import type { ConversationTurn } from '../../shared/schemas/conversation.ts';
import { ranges } from '../kernel/table/keys.ts';
import type { Table } from '../kernel/table/table.ts';
import { type ConversationItem, isUnexpired, type TurnItem } from './conversation-store.ts';

/** More than a conversation can have, and what of an expired one may still lie there. */
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
 * What was said in a conversation, oldest first. Turns lie under the conversation's id alone, so it asks for the
 * item: whoever holds that has read it under its own business.
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
