import type { InferType } from 'yup';
import { MAX, MAX_PARTS_ASKED, MAX_WEEKS_APART } from '../domain/limits.ts';
import { ARRANGEMENTS, basketOffer, MAX_IN_BASKET, skippedDate } from './basket.ts';
import { array, boolean, id, instant, object, string, whole } from './fields.ts';
import { publicBookingCreate } from './public-booking-request.ts';

const part = object({
  serviceId: id().required(),
  /** The person asked for; absent for anyone. */
  calendarId: id(),
}).noUnknown();

/**
 * Several appointments that are wanted at once: two services or more `in_a_row` or `together`, or one as a `series`. A
 * series names `count`, the number of its dates; so may the others, to have all of it on each of so many dates. Dates
 * are `everyWeeks` apart, 1 when absent. In all there are at most 12 appointments, of a visitor as many as the
 * business's booking settings allow.
 */
export const basketSearch = object({
  arrangement: string().oneOf(ARRANGEMENTS).required(),
  parts: array(part.required()).min(1).max(MAX_PARTS_ASKED).required(),
  count: whole(2, MAX_IN_BASKET),
  everyWeeks: whole(1, MAX_WEEKS_APART),
  /** The first appointment starts at or after this instant, and before `to`. */
  from: instant(),
  to: instant(),
}).noUnknown();

/** A series that cannot be booked: from its first start, the dates that are left out. */
const missedSeries = object({
  startAt: string().required(),
  skipped: array(skippedDate.required()).required(),
}).noUnknown();

/**
 * Best first. `isPartial` when the search met its bound: it tried the first starts before `searchedUntil`, which is then
 * present, and there may be more from there on. Of several dates, where no two are free and all was tried, `missed` is
 * what comes nearest. Where the search begins after all that can be booked, `bookableUntil` is the last day of that,
 * yyyy-mm-dd by the business's clock.
 */
export const basketOffers = object({
  offers: array(basketOffer.required()).required(),
  isPartial: boolean().required(),
  searchedUntil: string(),
  bookableUntil: string(),
  missed: missedSeries.default(undefined).optional(),
}).noUnknown();

/** Books all of an offer. */
export const basketCreate = publicBookingCreate
  .omit(['slotId', 'serviceId'])
  .shape({ offer: string().min(1).max(MAX.offer).required() })
  .noUnknown();

export type BasketSearch = InferType<typeof basketSearch>;
export type BasketOffers = InferType<typeof basketOffers>;
export type MissedSeries = InferType<typeof missedSeries>;
export type BasketCreate = InferType<typeof basketCreate>;
