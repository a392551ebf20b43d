import type { ChatAnswer } from '../../../shared/schemas/chat.ts';

type Booking = NonNullable<ChatAnswer['booking']>;

/** What is left of an answer once all its fields are named: a field that is forgotten here does not compile. */
type Nothing = Record<string, never>;

const inOrder = ({
  bookingId,
  title,
  startAt,
  endAt,
  status,
  personName,
  toBring,
  askedToMove,
  manageUrl,
  ...others
}: Booking): Booking => ({
  ...{ bookingId, title, startAt, endAt, status },
  ...(personName === undefined ? {} : { personName }),
  ...(toBring === undefined ? {} : { toBring }),
  ...(askedToMove === undefined ? {} : { askedToMove }),
  manageUrl,
  ...(others satisfies Nothing),
});

type Offered = NonNullable<ChatAnswer['suggestions']['baskets']>[number];
type Part = Offered['parts'][number];

const partInOrder = ({
  serviceId,
  title,
  personName,
  startAt,
  endAt,
  price,
  currency,
  priceFrom,
  ...others
}: Part): Part => ({
  ...{ serviceId, title },
  ...(personName === undefined ? {} : { personName }),
  ...{ startAt, endAt, price, currency },
  ...(priceFrom === undefined ? {} : { priceFrom }),
  ...(others satisfies Nothing),
});

const offerInOrder = ({ offer, parts, gapMin, perDate, skipped, ...others }: Offered): Offered => ({
  offer,
  parts: parts.map(partInOrder),
  gapMin,
  ...(perDate === undefined ? {} : { perDate }),
  skipped: skipped.map(({ date, reason }) => ({ date, reason })),
  ...(others satisfies Nothing),
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
  ...others
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
  ...(others satisfies Nothing),
});
