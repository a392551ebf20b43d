import { changeStatusOf } from '../../../shared/domain/cut-off.ts';
import { type BookingId, brandId } from '../../../shared/domain/ids.ts';
import type { OwnBooking } from '../../assistant/ports.ts';
import { type BookingItem, findBooking, findBookings } from '../../records/bookings/booking-store.ts';
import { toPublicBooking } from '../../records/bookings/manage-link.ts';
import { bookingPolicyOf } from '../../records/tenants/tenant-store.ts';
import type { VisitorTurn } from './visitor-turn.ts';

/** A booking that this conversation made; undefined for any other. */
export const ownBooking = async (
  { kernel, tenant, visit }: VisitorTurn,
  bookingId: string,
): Promise<BookingItem | undefined> => {
  const booking = await findBooking(kernel.table, tenant.tenantId, brandId<BookingId>(bookingId));
  return booking?.conversationId === visit.conversation.conversationId ? booking : undefined;
};

/** Those of some bookings that this conversation made, read at once. */
export const ownOf = async (
  { kernel, tenant, visit }: VisitorTurn,
  bookingIds: readonly string[],
): Promise<readonly BookingItem[]> => {
  const wanted = bookingIds.map((id) => ({ bookingId: brandId<BookingId>(id) }));
  const found = await findBookings(kernel.table, tenant.tenantId, wanted);
  return found.filter(({ conversationId }) => conversationId === visit.conversation.conversationId);
};

/** Of these bookings, those that this conversation made, as they stand now, with whether each can still be changed. */
export const findOwn = async (
  turn: VisitorTurn,
  bookingIds: readonly string[],
): Promise<readonly OwnBooking[]> => {
  const { kernel, tenant, visit } = turn;
  const found = await Promise.all(bookingIds.map((id) => ownBooking(turn, id)));
  return found.flatMap((booking) =>
    booking
      ? {
          booking: toPublicBooking(kernel, tenant, booking),
          change: changeStatusOf(booking, bookingPolicyOf(tenant), visit.now),
          ...(booking.basketBookings ? { basket: booking.basketBookings } : {}),
        }
      : [],
  );
};
