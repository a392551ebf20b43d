import type { InferType } from 'yup';
import { MAX, MAX_PARTS_ASKED, MAX_WEEKS_APART } from '../domain/limits.ts';
import { array, boolean, id, instant, number, object, string, whole } from './fields.ts';
import { publicBooking, publicBookingCreate } from './public-booking.ts';

export const ARRANGEMENTS = ['in_a_row', 'together', 'series'] as const;
export type Arrangement = (typeof ARRANGEMENTS)[number];

/** The most appointments of one basket: all of them, with what changes with them, are one transaction. */
export const MAX_IN_BASKET = 12;

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

const offeredPart = object({
  serviceId: string().required(),
  title: string().defined(),
  /** Who performs it; absent in the business's own calendar. */
  personName: string(),
  startAt: string().required(),
  endAt: string().required(),
  price: number().nullable().defined(),
  currency: string().nullable().defined(),
  /** Present and true when the price is the least that it can cost. */
  priceFrom: boolean(),
}).noUnknown();

/**
 * A date that is left out, with all its parts, and why: `off` is a day on which the business is open, and nobody who is
 * asked for works at that hour; `too_far` is not bookable yet; `no_such_time` is left out by the clock.
 */
const skippedDate = object({
  date: string().required(),
  reason: string()
    .oneOf(['closed', 'off', 'taken', 'too_far', 'no_such_time'] as const)
    .required(),
}).noUnknown();

/** A whole basket that can be booked: `offer` is an opaque handle. */
export const basketOffer = object({
  offer: string().required(),
  parts: array(offeredPart.required()).required(),
  /** Minutes between the parts of a row; of several dates, on that with most. */
  gapMin: number().required(),
  /** Of a row or a group on several dates: how many parts each date has. They are listed date by date. */
  perDate: number(),
  skipped: array(skippedDate.required()).required(),
}).noUnknown();

/** A whole basket that can be booked, without its handle. */
export const offeredBasket = basketOffer.omit(['offer']).noUnknown();

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

export const publicBasket = object({
  basketId: id().required(),
  bookings: array(publicBooking.required()).required(),
}).noUnknown();

export type BasketSearch = InferType<typeof basketSearch>;
export type BasketOffer = InferType<typeof basketOffer>;
export type OfferedBasket = InferType<typeof offeredBasket>;
export type OfferedPart = InferType<typeof offeredPart>;
export type BasketOffers = InferType<typeof basketOffers>;
export type SkippedDate = InferType<typeof skippedDate>;
export type MissedSeries = InferType<typeof missedSeries>;
export type BasketCreate = InferType<typeof basketCreate>;
export type PublicBasket = InferType<typeof publicBasket>;
