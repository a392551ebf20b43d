import type { Kernel } from '../../kernel/http/kernel.ts';
import { type BookingItem, type ClaimItem, claimOf, findBooking } from '../../records/booking-store.ts';
import type { TenantItem } from '../../records/tenant-store.ts';
import type { Draft, Order } from './order.ts';

/** What is known of the person's claim of a time: nobody's yet, told to whoever asks now, or no word of it. */
export type EarlierClaim =
  | { readonly kind: 'none' }
  | { readonly kind: 'told'; readonly booking: BookingItem }
  | { readonly kind: 'untold' };

/**
 * Whoever types a name and an address need not be that person. So a booking is told only to the request that made it,
 * to the conversation that made it, and to members.
 */
const mayBeTold = ({ bookingId, byHand, talk }: Order, claim: ClaimItem): boolean =>
  byHand ||
  claim.bookingId === bookingId ||
  (claim.conversationId !== undefined && claim.conversationId === talk?.conversationId);

/** Looks whether the person whom an order names has that time already. */
export const earlierClaim = async (
  { table }: Pick<Kernel, 'table'>,
  { tenantId }: TenantItem,
  order: Order,
  draft: Draft,
): Promise<EarlierClaim> => {
  const claim = await table.get<ClaimItem>(claimOf(tenantId, { ...draft, calendarId: draft.claim }));
  if (!claim) return { kind: 'none' };
  if (!mayBeTold(order, claim)) return { kind: 'untold' };
  const booking = await findBooking(table, tenantId, claim.bookingId);
  return booking ? { kind: 'told', booking } : { kind: 'untold' };
};
