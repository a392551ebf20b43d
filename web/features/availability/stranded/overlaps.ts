import type { Booking } from '../../../../shared/schemas/booking.ts';

type Span = Pick<Booking, 'startAt' | 'endAt'>;

/** Whether two bookings share a minute, without their buffers. */
export const overlaps = (one: Span, other: Span): boolean =>
  Date.parse(one.startAt) < Date.parse(other.endAt) && Date.parse(other.startAt) < Date.parse(one.endAt);
