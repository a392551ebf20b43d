import type { BookingItem } from '../../records/bookings/booking-store.ts';
import { aboutOf } from '../../records/pending-event.ts';
import type { About, AskedMessage } from './gather.ts';

/**
 * The appointments of a message by whom it would go to. Those that were booked at once have one client, until the
 * business corrects the contact of one of them.
 */
export const byClient = ({ entry }: AskedMessage, bookings: readonly BookingItem[]): readonly About[] => {
  const about = aboutOf(entry);
  const clients = Map.groupBy(bookings, ({ email, phone }) => JSON.stringify([email, phone]));
  return [...clients.values()].flatMap((theirs) => {
    const [first, ...rest] = about.filter((one) =>
      theirs.some(({ bookingId }) => bookingId === one.bookingId),
    );
    return first ? [[first, ...rest] as const] : [];
  });
};
