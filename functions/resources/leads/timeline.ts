import type { LeadId, TenantId } from '../../../shared/domain/ids.ts';
import type { RouteData } from '../../../shared/routes.ts';
import type { TimelineEntry } from '../../../shared/schemas/lead-timeline.ts';
import type { SignedTable } from '../../kernel/http/kernel.ts';
import { nextCursor, pageOf } from '../../kernel/http/pagination.ts';
import { pickedPage } from '../../kernel/http/picked-page.ts';
import type { Request } from '../../kernel/http/request.ts';
import { keys, ranges } from '../../kernel/table/keys.ts';
import type { Table } from '../../kernel/table/table.ts';
import { type BookingItem, sequenceOf } from '../../records/bookings/booking-store.ts';
import type { ConversationItem } from '../../records/conversations/conversation-store.ts';
import { getLead } from '../../records/leads/lead-store.ts';
import { placeOf, type TimelineRow } from '../../records/leads/timeline-refs.ts';

type Call = Pick<Request<'GET /v1/leads/{leadId}/timeline'>, 'caller' | 'params' | 'query' | 'route'>;

/** The current records that the lines of a page name. */
interface Records {
  readonly bookings: readonly BookingItem[];
  readonly conversations: readonly ConversationItem[];
}

const recordsOf = async (
  table: Table,
  tenantId: TenantId,
  rows: readonly TimelineRow[],
): Promise<Records> => {
  const bookings = rows.flatMap((row) =>
    row.kind === 'booking' ? [keys.booking(tenantId, row.bookingId)] : [],
  );
  const ids = new Set(rows.flatMap((row) => (row.kind === 'conversation' ? [row.conversationId] : [])));
  const conversations = Array.from(ids, (id) => keys.conversation(tenantId, id));
  const [foundBookings, foundConversations] = await Promise.all([
    table.getMany<BookingItem>(bookings),
    table.getMany<ConversationItem>(conversations),
  ]);
  return { bookings: foundBookings, conversations: foundConversations };
};

const bookingOf = (booking: BookingItem | undefined) =>
  booking && {
    booking: {
      title: booking.title,
      startAt: booking.startAt,
      endAt: booking.endAt,
      status: booking.status,
      changes: sequenceOf(booking),
    },
  };

const conversationOf = (item: ConversationItem | undefined) =>
  item && {
    conversation: {
      lastAt: item.lastAt,
      turns: item.turns,
      source: item.source,
      lastMessage: item.lastMessage,
    },
  };

const toEntry = (row: TimelineRow, { bookings, conversations }: Records): TimelineEntry => {
  const { at } = placeOf(row);
  switch (row.kind) {
    case 'booking': {
      const { kind, bookingId } = row;
      return { at, kind, bookingId, ...bookingOf(bookings.find((one) => one.bookingId === bookingId)) };
    }
    case 'conversation': {
      const { kind, conversationId } = row;
      const item = conversations.find((one) => one.conversationId === conversationId);
      return { at, kind, conversationId, ...conversationOf(item) };
    }
    case 'request':
      return {
        at,
        kind: row.kind,
        source: row.source,
        message: row.message,
        ...(row.matter ? { matter: row.matter } : {}),
      };
    case 'status':
      return { at, kind: row.kind, from: row.from, to: row.to, ...(row.by ? { by: row.by } : {}) };
    case 'merge': {
      const { kind, leadId, name, message, note } = row;
      const words = { ...(name ? { name } : {}), ...(message ? { message } : {}), ...(note ? { note } : {}) };
      return { at, kind, leadId, ...words };
    }
  }
};

/** What a timeline's cursor belongs to: one lead of one business, so that any other refuses it. */
const ownerOf = (tenantId: TenantId, leadId: LeadId): string => `${tenantId} ${leadId}`;

/**
 * A lead's timeline, newest first: its conversations and bookings as they are now, its requests, status changes and
 * merges. Throws 404 `not_found`.
 */
export const timelineOf = async (
  { table, signer }: SignedTable,
  { caller: { tenantId }, params, query, route }: Call,
): Promise<RouteData<'GET /v1/leads/{leadId}/timeline'>> => {
  const { leadId } = await getLead(table, tenantId, params.leadId);
  const place = { owner: ownerOf(tenantId, leadId), route };
  const wanted = pageOf(signer, place, query);
  const page = await pickedPage<TimelineRow>(table, ranges.leadRefs(tenantId, leadId), {
    ...wanted,
    newestFirst: true,
    picks: () => true,
  });
  const records = await recordsOf(table, tenantId, page.items);
  return {
    entries: page.items.map((row) => toEntry(row, records)),
    ...nextCursor(signer, place, page),
  };
};
