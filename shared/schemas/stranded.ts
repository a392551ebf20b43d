import type { InferType } from 'yup';
import { severalHours, windowChange } from './availability.ts';
import { booking } from './booking.ts';
import { closureCreate, quebecHolidaysRequest } from './closure.ts';
import { array, boolean, id, number, object, string } from './fields.ts';

/** A change of hours, of a window, or closures, that is not saved yet. */
export const strandedAsk = object({
  hours: severalHours(),
  /** One window changed, or without a change deleted. */
  window: object({
    availabilityId: id().required(),
    change: windowChange.default(undefined).optional(),
  })
    .noUnknown()
    .default(undefined)
    .optional(),
  closure: closureCreate.default(undefined).optional(),
  holidays: quebecHolidaysRequest.default(undefined).optional(),
}).noUnknown();

/** Minutes, one after the other, in which a calendar holds the same: how many services and buffers, for how many places. */
const loadRun = object({
  minutes: number().required(),
  services: number().required(),
  befores: number().required(),
  afters: number().required(),
  capacity: number().required(),
}).noUnknown();

/** Somebody else who performs a booking's service, and who is at work and free at its time. */
const freeColleague = object({
  bookingId: string().required(),
  calendarId: string().required(),
  personName: string().defined(),
  /** What the booking keeps free before and after. */
  beforeMin: number().required(),
  afterMin: number().required(),
  /** What they have in its minutes, those that it keeps free included: whether others fit in beside it follows. */
  loads: array(loadRun.required()).required(),
}).noUnknown();

/**
 * The bookings, soonest first, whose times would no longer be offered, and who else could take one of them. `isMore`:
 * there are others.
 */
export const strandedBookings = object({
  bookings: array(booking.required()).required(),
  colleagues: array(freeColleague.required()).required(),
  isMore: boolean().required(),
}).noUnknown();

export type StrandedAsk = InferType<typeof strandedAsk>;
export type FreeColleague = InferType<typeof freeColleague>;
export type StrandedBookings = InferType<typeof strandedBookings>;
