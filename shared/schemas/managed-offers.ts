import type { InferType } from 'yup';
import { MAX } from '../domain/limits.ts';
import { array, boolean, id, instant, object, string } from './fields.ts';

/** One of the appointments that were booked at once, at another time. */
const movedPart = object({
  bookingId: id().required(),
  title: string().defined(),
  /** Who performs it then; absent in the business's own calendar. */
  personName: string(),
  startAt: string().required(),
  endAt: string().required(),
}).noUnknown();

/** Other times for all that were booked at once: `offer` is an opaque handle. */
const managedOffer = object({
  offer: string().required(),
  parts: array(movedPart.required()).required(),
}).noUnknown();

/** The first appointment starts at or after `from`, and before `to`. */
export const managedOffersQuery = object({ from: instant(), to: instant() }).noUnknown();

/**
 * Best first. `isPartial` when the search met its bound: it tried the first starts before `searchedUntil`, which is then
 * present, and there may be more from there on. `isScattered` is present and true where one was moved away from the
 * others, so that there is no shape to keep: each is moved by itself.
 */
export const managedOffers = object({
  offers: array(managedOffer.required()).required(),
  isPartial: boolean().required(),
  searchedUntil: string(),
  isScattered: boolean(),
}).noUnknown();

/** Moves all that were booked at once with the appointment. */
export const basketMove = object({ offer: string().min(1).max(MAX.offer).required() }).noUnknown();

/** The same, posted without JavaScript. */
export const basketMoveForm = object({
  nonce: id().required(),
  offer: string().max(MAX.offer),
  /** The first day that was searched. */
  from: string().max(MAX.id),
  language: string().max(MAX.id),
}).noUnknown();

/** `from`: the first day to show, yyyy-mm-dd; other parameters are ignored. */
export const basketMoveQuery = object({ from: string().max(MAX.id) });

export type ManagedOffer = InferType<typeof managedOffer>;
export type ManagedOffers = InferType<typeof managedOffers>;
