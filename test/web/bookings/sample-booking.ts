import type { Booking } from '../../../shared/schemas/booking.ts';

/** A confirmed booking of the main calendar, with a length and nobody's name unless told. */
export const sampleBooking = (over: Partial<Booking> & Pick<Booking, 'startAt'>): Booking => ({
  bookingId: over.startAt,
  calendarId: 'main',
  title: 'Massage',
  endAt: over.startAt,
  status: 'confirmed',
  serviceId: null,
  leadId: null,
  leadName: null,
  email: null,
  phone: null,
  note: null,
  price: null,
  currency: null,
  source: 'chat',
  version: 1,
  createdAt: over.startAt,
  ...over,
});
