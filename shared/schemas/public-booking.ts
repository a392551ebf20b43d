import type { InferType } from 'yup';
import { BOOKING_STATUSES } from '../domain/booking-status.ts';
import { boolean, id, object, string } from './fields.ts';

/** What a visitor sees of an appointment. */
export const publicBooking = object({
  bookingId: id().required(),
  title: string().defined(),
  startAt: string().required(),
  endAt: string().required(),
  status: string().oneOf(BOOKING_STATUSES).required(),
  /** The performer; absent in the business's own calendar. */
  personName: string(),
  /** What to bring or prepare, in the visitor's language; present when there is something. */
  toBring: string(),
  /** Present and true where the business cannot see the visitor as planned, and asked them to choose another time. */
  askedToMove: boolean(),
  manageUrl: string().required(),
}).noUnknown();

export type PublicBooking = InferType<typeof publicBooking>;
