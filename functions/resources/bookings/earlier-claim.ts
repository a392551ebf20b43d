import type { Kernel } from '../../kernel/http/kernel.ts';
import {
  type BookingItem,
  type ClaimItem,
  claimOf,
  findBooking,
} from '../../records/bookings/booking-store.ts';
import type { TenantItem } from '../../records/tenants/tenant-store.ts';
import type { Draft, Order } from './order.ts';

/** The person's earlier claim of a time: none, one that this caller may be shown, or one that must stay hidden. */
export type EarlierClaim =
  | { readonly kind: 'none' }
  | { readonly kind: 'shown'; readonly booking: BookingItem }
  | { readonly kind: 'hidden' };

/**
 * Typing a name and an address does not prove being that person. So a booking is shown only to the request and the
 * conversation that made it, and to members.
 */
const mayBeShown = ({ bookingId, byHand, conversation }: Order, claim: ClaimItem): boolean =>
  byHand ||
  claim.bookingId === bookingId ||
  (claim.conversationId !== undefined && claim.conversationId === conversation?.conversationId);

/** Finds out whether the person of an order has that time already. */
export const earlierClaim = async (
  { table }: Pick<Kernel, 'table'>,
  { tenantId }: TenantItem,
  order: Order,
  draft: Draft,
): Promise<EarlierClaim> => {
  const claim = await table.get<ClaimItem>(claimOf(tenantId, { ...draft, calendarId: draft.claim }));
  if (!claim) return { kind: 'none' };
  if (!mayBeShown(order, claim)) return { kind: 'hidden' };
  const booking = await findBooking(table, tenantId, claim.bookingId);
  return booking ? { kind: 'shown', booking } : { kind: 'hidden' };
};
