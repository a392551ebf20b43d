import type { ChatAnswer } from '../../../shared/schemas/chat.ts';

type Booking = NonNullable<ChatAnswer['booking']>;

const inOrder = ({ bookingId, title, startAt, endAt, status, personName, manageUrl }: Booking): Booking => ({
  bookingId,
  title,
  startAt,
  endAt,
  status,
  ...(personName === undefined ? {} : { personName }),
  manageUrl,
});

/**
 * A stored answer with its fields in the original order, so that a replay is the same to the byte: the database does
 * not keep the order of a map's fields.
 */
export const replayedAnswer = ({
  reply,
  suggestions,
  booking,
  lead,
  convId,
  mode,
  attendedBy,
}: ChatAnswer): ChatAnswer => ({
  reply,
  suggestions: {
    slots: suggestions.slots.map(({ slotId, startAt, endAt }) => ({ slotId, startAt, endAt })),
  },
  ...(booking ? { booking: inOrder(booking) } : {}),
  ...(lead ? { lead: { leadId: lead.leadId } } : {}),
  convId,
  mode,
  ...(attendedBy ? { attendedBy: { name: attendedBy.name } } : {}),
});
