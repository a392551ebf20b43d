import type { BookingItem } from '../../records/bookings/booking-store.ts';
import type { ToldBooking } from '../../records/bookings/replaced-client.ts';
import type { Telling } from '../../records/messages/message-log.ts';
import type { GatherPorts } from './gather.ts';

/** What a visitor knows of a booking once they were told of it as it is now. */
export const tellingOf = (
  { signer }: Pick<GatherPorts, 'signer'>,
  booking: ToldBooking & Pick<BookingItem, 'status'>,
): Telling => {
  const { bookingId, startAt, endAt, calendarId, serviceId, title, email, phone } = booking;
  const { price, currency, priceFrom = false } = booking;
  const stands = booking.status === 'cancelled' ? 'cancelled' : 'stands';
  const cost = [price, currency, priceFrom];
  const words = [stands, startAt, endAt, calendarId, serviceId ?? title, ...cost, email ?? phone];
  return { startAt, state: signer.hash('told of a booking', bookingId, JSON.stringify(words)) };
};
