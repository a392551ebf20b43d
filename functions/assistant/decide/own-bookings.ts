import type { PublicBooking } from '../../../shared/schemas/public-booking.ts';
import type { Scene } from './scene.ts';

/** What this conversation booked and can still be changed, as the records stand now. */
export const ownBookings = async ({ ports, turn, state }: Scene): Promise<readonly PublicBooking[]> => {
  const ids = state.appointments.flatMap(({ booked }) => booked?.bookingId ?? []);
  const bookings = ids.length > 0 ? await ports.findBookings(ids) : [];
  return bookings.filter(({ status, startAt }) => status === 'confirmed' && Date.parse(startAt) > turn.now);
};
