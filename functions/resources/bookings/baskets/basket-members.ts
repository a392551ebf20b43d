import type { TenantId } from '../../../../shared/domain/ids.ts';
import { isUpcoming } from '../../../../shared/domain/upcoming.ts';
import { AppError } from '../../../kernel/app-error.ts';
import type { Table } from '../../../kernel/table/table.ts';
import { type BookingItem, findBookings } from '../../../records/bookings/booking-store.ts';
import type { Changer } from '../changer.ts';
import { isOfSameClient } from '../visitors/visitors-booking.ts';

/** All that were booked at once with a booking and still are its client's, itself among them, as they were booked. */
export const membersOf = async (
  table: Table,
  tenantId: TenantId,
  booking: BookingItem,
): Promise<readonly BookingItem[]> => {
  const wanted = booking.basketBookings ?? [booking.bookingId];
  const found = await findBookings(
    table,
    tenantId,
    wanted.map((bookingId) => ({ bookingId })),
  );
  return found.filter((one) => isOfSameClient(booking, one));
};

/**
 * Those of a basket that are moved together: by a member those that are still ahead, as they are cancelled together too;
 * by a visitor all of them or none.
 */
export const movedBy = (
  { side, now }: Pick<Changer, 'side' | 'now'>,
  members: readonly BookingItem[],
): readonly BookingItem[] => (side === 'business' ? members.filter((one) => isUpcoming(one, now)) : members);

/** Throws what `by` refuses of any of them with: they are moved together or not. */
export const checkAllMovable = (members: readonly BookingItem[], by: Pick<Changer, 'mayChange'>): void => {
  for (const one of members)
    try {
      by.mayChange(one);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const { code, extra } = error;
      throw new AppError(code, { extra, note: 'notAllMovable', cause: error });
    }
};
