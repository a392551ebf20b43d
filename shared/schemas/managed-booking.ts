import type { InferType } from 'yup';
import { MAX } from '../domain/limits.ts';
import { array, boolean, id, number, object, string } from './fields.ts';
import { postalAddress } from './postal-address.ts';
import { publicBooking } from './public-booking.ts';
import { TAXES } from './site.ts';

/** An appointment that was booked at once with that of a manage link. */
const managedSibling = publicBooking.shape({
  price: number().nullable().defined(),
  currency: string().nullable().defined(),
  /** Present and true when the price is the least that it can cost. */
  priceFrom: boolean(),
  canChange: boolean().required(),
});

export const managedBooking = managedSibling.shape({
  /** Whom it is for, as they or a member wrote it; absent where nobody gave a name. */
  name: string(),
  business: string().required(),
  /** The number to call once it is too late to change it online. */
  phone: string().nullable().defined(),
  address: postalAddress.nullable().defined(),
  timezone: string().required(),
  slug: string().nullable().defined(),
  serviceId: string().nullable().defined(),
  calendarId: string().required(),
  /** How often it was moved or cancelled: the SEQUENCE of its calendar entry. */
  sequence: number().required(),
  /** From this instant on only the business can move or cancel it. */
  cutOffAt: string().required(),
  /** What the business tells clients, in the reader's language; each present when it says something. */
  directions: string(),
  policies: string(),
  taxes: string().oneOf(TAXES),
  /** All appointments that were booked at once, this one among them, in their order; empty for one alone. */
  basket: array(managedSibling.required()).required(),
});

export const CANCEL_SCOPES = ['one', 'basket'] as const;

export type CancelScope = (typeof CANCEL_SCOPES)[number];

/** `basket`: all that were booked at once with the appointment of the link, as far as they can be. */
export const managedCancel = object({ scope: string().oneOf(CANCEL_SCOPES) }).noUnknown();

/** Moves the appointment of a manage link to another offered time. */
export const managedMove = object({ slotId: string().min(1).max(MAX.handle).required() }).noUnknown();

/** Moving and cancelling, posted without JavaScript. */
export const managedMoveForm = object({
  nonce: id().required(),
  slotId: string().max(MAX.handle),
  language: string().max(MAX.id),
}).noUnknown();

export const managedCancelForm = object({
  nonce: id().required(),
  language: string().max(MAX.id),
  scope: string().max(MAX.id),
}).noUnknown();

/**
 * `done`: what was just done without JavaScript; `from`: the first free time to show. Other parameters are ignored.
 */
export const manageQuery = object({ done: string().max(MAX.id), from: string().max(MAX.id) });

export type ManagedBooking = InferType<typeof managedBooking>;
export type ManagedSibling = InferType<typeof managedSibling>;
