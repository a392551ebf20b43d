import type { InferType } from 'yup';
import { array, boolean, number, object, string } from './fields.ts';

export const ARRANGEMENTS = ['in_a_row', 'together', 'series'] as const;
export type Arrangement = (typeof ARRANGEMENTS)[number];

/** The most appointments of one basket: all of them, with what changes with them, are one transaction. */
export const MAX_IN_BASKET = 12;

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
export const skippedDate = object({
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

export type BasketOffer = InferType<typeof basketOffer>;
export type OfferedBasket = InferType<typeof offeredBasket>;
export type OfferedPart = InferType<typeof offeredPart>;
export type SkippedDate = InferType<typeof skippedDate>;
