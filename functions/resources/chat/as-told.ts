import type { ChatAnswer } from '../../../shared/schemas/chat.ts';

type Booking = NonNullable<ChatAnswer['booking']>;

const bookingAsTold = ({
  bookingId,
  title,
  startAt,
  endAt,
  status,
  personName,
  manageUrl,
}: Booking): Booking => ({
  bookingId,
  title,
  startAt,
  endAt,
  status,
  ...(personName === undefined ? {} : { personName }),
  manageUrl,
});

/** A kept answer as it was told, to the byte: the database gives a map's fields back in no order. */
export const asTold = ({ reply, suggestions, booking, lead, convId, mode }: ChatAnswer): ChatAnswer => ({
  reply,
  suggestions: {
    slots: suggestions.slots.map(({ slotId, startAt, endAt }) => ({ slotId, startAt, endAt })),
  },
  ...(booking ? { booking: bookingAsTold(booking) } : {}),
  ...(lead ? { lead: { leadId: lead.leadId } } : {}),
  convId,
  mode,
});
