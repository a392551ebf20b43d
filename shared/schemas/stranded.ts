import type { InferType } from 'yup';
import { severalHours } from './availability.ts';
import { booking } from './booking.ts';
import { closureCreate } from './closure.ts';
import { array, boolean, object } from './fields.ts';

/** A change of hours, a closure, or both, that is not saved yet. */
export const strandedAsk = object({
  hours: severalHours(),
  closure: closureCreate.default(undefined).optional(),
}).noUnknown();

/** The bookings, soonest first, whose times would no longer be offered. `isMore`: there are others. */
export const strandedBookings = object({
  bookings: array(booking.required()).required(),
  isMore: boolean().required(),
}).noUnknown();

export type StrandedAsk = InferType<typeof strandedAsk>;
export type StrandedBookings = InferType<typeof strandedBookings>;
