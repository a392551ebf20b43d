import { AppError } from '../../../kernel/app-error.ts';
import type { Kernel } from '../../../kernel/http/kernel.ts';
import type { CallingMember } from '../../../kernel/identity/caller.ts';
import { type BookingItem, getBooking } from '../../../records/bookings/booking-store.ts';
import { staff } from '../changer.ts';
import { isOfSameClient } from '../visitors/visitors-booking.ts';
import { asIn, cancelTogether } from './cancel-together.ts';

/**
 * Cancels a booking and all that its client booked at once with it, those that have not begun, in one transaction of
 * which one message tells; cancelling twice has the effect of once. Throws 404 `not_found`, 409 `booking_closed` where
 * nothing was left to cancel, 503 `busy`.
 */
export const cancelBasket = async (
  { table }: Pick<Kernel, 'table'>,
  { tenantId, memberId }: Pick<CallingMember, 'tenantId' | 'memberId'>,
  id: string,
  now: number,
): Promise<void> => {
  const booking = await getBooking(table, tenantId, id);
  const isAhead = (one: BookingItem): boolean =>
    isOfSameClient(booking, one) && Date.parse(one.startAt) > now;
  const wanted = booking.basketBookings ?? [booking.bookingId];
  const by = staff(now, memberId);
  const { cancelled, after } = await cancelTogether({ table }, tenantId, wanted, by, isAhead);
  if (cancelled.length === 0 && asIn(after, booking).status !== 'cancelled')
    throw new AppError('booking_closed');
};
