import type { InferType } from 'yup';
import { array, boolean, id, instant, number, object, string } from './fields.ts';

/** An address that made unusually many of the bookings ahead; its id tells nothing of it. */
export const bookingSource = object({
  sourceId: id().required(),
  count: number().required(),
  firstMadeAt: string().required(),
  lastMadeAt: string().required(),
  /** Some of the names that were given. */
  names: array(string().required()).required(),
}).noUnknown();

/** `isMore`: at least these. */
export const bookingSources = object({
  sources: array(bookingSource.required()).required(),
  isMore: boolean().required(),
}).noUnknown();

/** `left`: how many are still to be cancelled, by asking again. */
export const sourceCancelled = object({
  cancelled: number().required(),
  left: number().required(),
}).noUnknown();

/** `seenUntil`: when the last booking was made that was looked at; a later one shows its address again. */
export const sourceDismissed = object({ seenUntil: instant().required() }).noUnknown();

export type BookingSource = InferType<typeof bookingSource>;
export type BookingSources = InferType<typeof bookingSources>;
export type SourceCancelled = InferType<typeof sourceCancelled>;
export type SourceDismissed = InferType<typeof sourceDismissed>;
