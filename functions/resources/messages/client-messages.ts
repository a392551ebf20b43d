import type { TenantId } from '../../../shared/domain/ids.ts';
import type { ClientMessage } from '../../../shared/schemas/message.ts';
import { parseMessageKey } from '../../kernel/table/keys/messages.ts';
import { keys } from '../../kernel/table/keys.ts';
import type { Page, Position, Table, WantedPage } from '../../kernel/table/table.ts';
import { type BookingItem, holderOf } from '../../records/bookings/booking-store.ts';
import { bookingsOfLead } from '../../records/leads/lead-bookings.ts';
import type { LeadItem } from '../../records/leads/lead-store.ts';
import { type MessageItem, messagesAbout } from '../../records/messages/message-log.ts';
import { shownMessages } from './sent-messages.ts';

/** Bookings whose messages are read, each by a query of its own. */
const MOST_BOOKINGS = 20;

type Placed = Pick<MessageItem, 'dueAt' | 'messageId'>;

const placeOf = ({ dueAt, messageId }: Placed): string => `${dueAt}#${messageId}`;

/** The latest due first. */
const byPlace = (a: Placed, b: Placed): number => (placeOf(a) < placeOf(b) ? 1 : -1);

/** The latest messages about several records; one that told of several of them is one line. */
const messagesOfAll = async (
  table: Table,
  tenantId: TenantId,
  subjectIds: readonly string[],
  { limit, after }: WantedPage,
): Promise<Page<MessageItem>> => {
  // A position is that of one record's line: every record is continued after the same place.
  const startOf = (subjectId: string): Position | undefined => {
    if (!after) return undefined;
    const { dueAt, messageId } = parseMessageKey(after.sk);
    return { sk: keys.message(tenantId, subjectId, dueAt, messageId).sk };
  };
  const pages = await Promise.all(
    subjectIds.map((id) => messagesAbout(table, tenantId, id, { limit, after: startOf(id) })),
  );
  const lines = new Map(pages.flatMap(({ items }) => items.map((item) => [placeOf(item), item])));
  // Below where a record's page ends it may have lines that were not read.
  const ends = pages.flatMap(({ next }) => (next ? [next] : []));
  const [end] = ends.toSorted((a, b) => byPlace(parseMessageKey(a.sk), parseMessageKey(b.sk)));
  const isRead = (item: MessageItem) => !end || placeOf(item) >= placeOf(parseMessageKey(end.sk));
  const items = [...lines.values()].filter(isRead).toSorted(byPlace).slice(0, limit);
  const last = items.length === limit ? items.at(-1) : undefined;
  const isMore = end !== undefined || items.length < lines.size;
  const from = last && keys.message(tenantId, last.subjectId, last.dueAt, last.messageId);
  return { items, next: isMore ? (from ? { sk: from.sk } : end) : undefined };
};

const latestOf = async (table: Table, tenantId: TenantId, { leadId }: LeadItem) => {
  const { bookings, isPartial } = await bookingsOfLead(table, tenantId, leadId);
  const latest = bookings.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
  return { bookings: latest.slice(0, MOST_BOOKINGS), isPartial: isPartial || latest.length > MOST_BOOKINGS };
};

/** Each line with the booking that it tells of. */
const shownWithBooking = async (
  table: Table,
  tenantId: TenantId,
  items: readonly MessageItem[],
  bookings: readonly BookingItem[],
): Promise<ClientMessage[]> => {
  const of = new Map(bookings.map((booking): [string, BookingItem] => [booking.bookingId, booking]));
  const holderOfLine = ({ subjectId }: MessageItem) => holderOf(of.get(subjectId) ?? {});
  const shown = await shownMessages(table, tenantId, items, holderOfLine);
  return shown.map((message, at) => {
    const booking = of.get(items[at]?.subjectId ?? '');
    if (!booking) return message;
    const { bookingId, title, startAt } = booking;
    return { ...message, booking: { bookingId, title, startAt } };
  });
};

/**
 * A page of what was sent about a client and the 20 bookings that they made last, the latest due first; `isPartial` where
 * they have others.
 */
export const clientMessages = async (
  table: Table,
  tenantId: TenantId,
  lead: LeadItem,
  wanted: WantedPage,
) => {
  const { bookings, isPartial } = await latestOf(table, tenantId, lead);
  const subjectIds = [lead.leadId, ...bookings.map(({ bookingId }) => bookingId)];
  const { items, next } = await messagesOfAll(table, tenantId, subjectIds, wanted);
  return { messages: await shownWithBooking(table, tenantId, items, bookings), next, isPartial };
};
