import type { ChatAnswer } from '../../../shared/schemas/chat.ts';
import { isBooking, isPerson, readSlots } from '../../lib/public-api/wire.ts';
import { isRecord, readData } from '../../lib/shapes.ts';

const readLead = (value: unknown): { leadId: string } | undefined =>
  isRecord(value) && typeof value.leadId === 'string' ? { leadId: value.leadId } : undefined;

/** Parses an answer of the chat; null when the body is not one. */
export const readChatAnswer = (body: unknown): ChatAnswer | null => {
  const data = readData(body);
  if (!isRecord(data) || typeof data.convId !== 'string') return null;
  const suggestions = isRecord(data.suggestions) ? data.suggestions : {};
  const lead = readLead(data.lead);
  return {
    reply: typeof data.reply === 'string' ? data.reply.trim() : '',
    suggestions: {
      slots: readSlots(suggestions.slots),
      ...(Array.isArray(suggestions.baskets) ? { baskets: suggestions.baskets } : {}),
    },
    convId: data.convId,
    mode: data.mode === 'llm' || data.mode === 'greeting' || data.mode === 'person' ? data.mode : 'rules',
    ...(isPerson(data.attendedBy) ? { attendedBy: data.attendedBy } : {}),
    ...(isBooking(data.booking) ? { booking: data.booking } : {}),
    ...(Array.isArray(data.basket) ? { basket: data.basket.filter(isBooking) } : {}),
    ...(lead ? { lead } : {}),
  };
};
