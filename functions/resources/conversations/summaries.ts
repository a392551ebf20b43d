import { type BookingId, brandId, type LeadId, type TenantId } from '../../../shared/domain/ids.ts';
import type { ConversationSummary } from '../../../shared/schemas/conversation.ts';
import { keys } from '../../kernel/table/keys.ts';
import type { Table } from '../../kernel/table/table.ts';
import type { BookingItem } from '../../records/bookings/booking-store.ts';
import type { ConversationItem } from '../../records/conversations/conversation-store.ts';
import type { LeadItem } from '../../records/leads/lead-store.ts';

type Item = Pick<ConversationItem, 'leadId' | 'bookingId'>;

/** The leads of conversations that ended in a booking: booking files a lead without the assistant. */
const leadsByBooking = async (
  table: Table,
  tenantId: TenantId,
  items: readonly Item[],
): Promise<ReadonlyMap<string, LeadId | null>> => {
  const ids = new Set(items.flatMap(({ leadId, bookingId }) => (bookingId && !leadId ? [bookingId] : [])));
  const wanted = Array.from(ids, (id) => keys.booking(tenantId, brandId<BookingId>(id)));
  const bookings = await table.getMany<BookingItem>(wanted);
  return new Map(bookings.map(({ bookingId, leadId }) => [bookingId, leadId]));
};

/** The lead of each conversation, in the same order, where it still exists; each lead is read once. */
const leadsOf = async (
  table: Table,
  tenantId: TenantId,
  items: readonly Item[],
): Promise<ReadonlyArray<LeadItem | undefined>> => {
  const byBooking = await leadsByBooking(table, tenantId, items);
  const ids = items.map(({ leadId, bookingId = '' }) => leadId ?? byBooking.get(bookingId) ?? '');
  const wanted = [...new Set(ids)].filter(Boolean).map((id) => keys.lead(tenantId, brandId<LeadId>(id)));
  const leads = await table.getMany<LeadItem>(wanted);
  return ids.map((id) => leads.find((lead) => lead.leadId === id));
};

/** With its fields in one order, which the database does not keep. */
const attendantOf = ({ attendedBy }: ConversationItem) => {
  if (!attendedBy) return {};
  const { memberId, name, at } = attendedBy;
  return { attendedBy: { memberId, name, at } };
};

const toSummary = (item: ConversationItem, lead: LeadItem | undefined): ConversationSummary => ({
  conversationId: item.conversationId,
  startedAt: item.startedAt,
  lastAt: item.lastAt,
  turns: item.turns,
  language: item.language,
  source: item.source,
  ...(lead ? { leadId: lead.leadId } : {}),
  ...(lead?.name ? { leadName: lead.name } : {}),
  ...(item.bookingId ? { bookingId: item.bookingId } : {}),
  lastMessage: item.lastMessage,
  isUnread: item.saidEntry > (item.seenEntry ?? 0),
  ...attendantOf(item),
  ...(item.answerBy ? { answerBy: item.answerBy } : {}),
  ...(item.wantsPersonAt ? { wantsPersonAt: item.wantsPersonAt } : {}),
  marks: [...(item.marks ?? [])],
  tags: [...(item.tags ?? [])],
});

/** Conversations of one business as its list shows them, with their leads; at most a page of them. */
export const summaries = async (
  table: Table,
  tenantId: TenantId,
  items: readonly ConversationItem[],
): Promise<ConversationSummary[]> => {
  const leads = await leadsOf(table, tenantId, items);
  return items.map((item, n) => toSummary(item, leads[n]));
};
