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

type Offered = NonNullable<ChatAnswer['suggestions']['baskets']>[number];

const offerInOrder = ({ offer, parts, gapMin, perDate, skipped }: Offered): Offered => ({
  offer,
  parts: parts.map(({ serviceId, title, personName, startAt, endAt, price, currency, priceFrom }) => ({
    ...{ serviceId, title },
    ...(personName === undefined ? {} : { personName }),
    ...{ startAt, endAt, price, currency },
    ...(priceFrom === undefined ? {} : { priceFrom }),
  })),
  gapMin,
  ...(perDate === undefined ? {} : { perDate }),
  skipped: skipped.map(({ date, reason }) => ({ date, reason })),
});

/**
 * A stored answer with its fields in the original order, so that a replay is the same to the byte: the database does
 * not keep the order of a map's fields.
 */
export const replayedAnswer = ({
  reply,
  suggestions,
  booking,
  basket,
  lead,
  convId,
  mode,
  attendedBy,
}: ChatAnswer): ChatAnswer => ({
  reply,
  suggestions: {
    slots: suggestions.slots.map(({ slotId, startAt, endAt }) => ({ slotId, startAt, endAt })),
    ...(suggestions.baskets ? { baskets: suggestions.baskets.map(offerInOrder) } : {}),
  },
  ...(booking ? { booking: inOrder(booking) } : {}),
  ...(basket ? { basket: basket.map(inOrder) } : {}),
  ...(lead ? { lead: { leadId: lead.leadId } } : {}),
  convId,
  mode,
  ...(attendedBy ? { attendedBy: { name: attendedBy.name } } : {}),
});
