/** What may become of an appointment. */
export const BOOKING_STATUSES = ['confirmed', 'cancelled', 'attended', 'no_show'] as const;

export type BookingStatus = (typeof BOOKING_STATUSES)[number];
