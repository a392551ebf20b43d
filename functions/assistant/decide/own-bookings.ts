import type { PublicBooking } from '../../../shared/schemas/public-booking.ts';
import type { OwnBooking } from '../ports.ts';
import type { Scene } from './scene.ts';

/** What this conversation booked and still lies ahead, as the records stand now. */
export const appointmentsAhead = async ({ ports, state }: Scene): Promise<readonly OwnBooking[]> => {
  const ids = state.appointments.flatMap(({ booked }) => booked?.bookingId ?? []);
  const found = ids.length > 0 ? await ports.findBookings(ids) : [];
  return found.filter(({ change }) => change !== 'closed');
};

/** The same, without a word of whether they can be changed. */
export const ownBookings = async (scene: Scene): Promise<readonly PublicBooking[]> =>
  (await appointmentsAhead(scene)).map(({ booking }) => booking);
