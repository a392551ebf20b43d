import type { InferType } from 'yup';
import { array, boolean, id, instant, number, object, string } from './fields.ts';

/** An address that made unusually many of the future bookings; its id reveals nothing about it. */
export const bookingSource = object({
  sourceId: id().required(),
  count: number().required(),
  firstMadeAt: string().required(),
  lastMadeAt: string().required(),
  /** Some of the names given in these bookings. */
  names: array(string().required()).required(),
}).noUnknown();

/** `isMore`: at least these. */
export const bookingSources = object({
  sources: array(bookingSource.required()).required(),
  isMore: boolean().required(),
}).noUnknown();

/** `isMore`: others are still to be cancelled by calling again. */
export const sourceCancelled = object({
  cancelled: number().required(),
  isMore: boolean().required(),
}).noUnknown();

/** `seenUntil`: when the last reviewed booking was made; a later one shows the address again. */
export const sourceDismissed = object({ seenUntil: instant().required() }).noUnknown();

export type BookingSource = InferType<typeof bookingSource>;
export type BookingSources = InferType<typeof bookingSources>;
export type SourceCancelled = InferType<typeof sourceCancelled>;
export type SourceDismissed = InferType<typeof sourceDismissed>;
