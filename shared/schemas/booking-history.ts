import type { InferType } from 'yup';
import { BOOKING_STATUSES } from '../domain/booking-status.ts';
import { array, boolean, listQuery, nextCursor, number, object, string } from './fields.ts';

/** What a change of a booking keeps of it, before or after. */
const bookingState = object({
  startAt: string(),
  endAt: string(),
  /** Null in the business's own calendar. */
  personName: string().nullable(),
  title: string(),
  price: number().nullable(),
  currency: string().nullable(),
  priceFrom: boolean(),
  status: string().oneOf(BOOKING_STATUSES),
}).noUnknown();

/** One change of a booking: by whom, and what was changed. */
export const bookingChange = object({
  at: string().required(),
  by: string()
    .oneOf(['visitor', 'business'] as const)
    .required(),
  /** The member, where one did it themselves and is still known. */
  memberName: string().nullable().defined(),
  from: bookingState.required(),
  to: bookingState.required(),
  /** What else was changed, of which no value is kept. */
  also: array(
    string()
      .oneOf(['name', 'email', 'phone', 'note'] as const)
      .required(),
  ).required(),
}).noUnknown();

export const bookingHistory = object({
  changes: array(bookingChange.required()).required(),
  ...nextCursor,
}).noUnknown();

export const bookingHistoryQuery = object(listQuery).noUnknown();

export type BookingChange = InferType<typeof bookingChange>;
