import type { InferType } from 'yup';
import { BOOKING_STATUSES } from '../domain/booking-status.ts';
import { MAX } from '../domain/limits.ts';
import {
  array,
  boolean,
  email,
  id,
  instant,
  listQuery,
  nextCursor,
  number,
  object,
  phone,
  string,
  text,
  version,
} from './fields.ts';
import { LEAD_SOURCES } from './lead.ts';
import { bookingLength, price } from './service.ts';

/** Staff book by hand at any free time. */
export const bookingCreate = object({
  serviceId: id().required(),
  startAt: instant().required(),
  /** Its length, whatever its service usually takes. */
  durationMin: bookingLength(),
  /** Required unless it is a walk-in. */
  name: text(1, MAX.name),
  email: email(),
  phone: phone(),
  note: text(0, MAX.note),
  /** The calendar; absent for anyone free. */
  calendarId: id(),
  /** After `not_performed`: by somebody who does not usually perform the service. */
  anyPerformer: boolean(),
  /** Admins only: books even without free capacity. */
  overbook: boolean(),
  /** The client, where they were picked: booked for them even without a contact. */
  leadId: id(),
  /** The client is there, without an appointment: a name is not needed, and no confirmation is sent. */
  walkIn: boolean(),
}).noUnknown();

/** What staff change of a booking; what is absent stays. An empty note, e-mail or phone removes it. */
export const bookingPatch = object({
  startAt: instant(),
  /** Who performs it from now on, at this or another time. */
  calendarId: id(),
  /** Another service, with its own length, buffers and price unless they are given. */
  serviceId: id(),
  /** Its length, whatever its service usually takes. */
  durationMin: bookingLength(),
  /** In the booking's currency; null for none. */
  price: price(),
  note: text(0, MAX.note),
  name: text(1, MAX.name),
  email: email(),
  phone: phone(),
  status: string().oneOf(['confirmed', 'attended', 'no_show'] as const),
  /** After `not_performed`: by somebody who does not usually perform the service. */
  anyPerformer: boolean(),
  /** Admins only: even without free capacity. */
  overbook: boolean(),
  version: version().required(),
}).noUnknown();

/** Undoes a cancellation, on condition that it is still the version shown. */
export const bookingRestore = object({ version: version().required() }).noUnknown();

export const booking = object({
  bookingId: id().required(),
  calendarId: id().required(),
  /** The performer's name as visitors read it; absent in the business's own calendar. */
  personName: string(),
  title: string().defined(),
  startAt: string().required(),
  endAt: string().required(),
  status: string().oneOf(BOOKING_STATUSES).required(),
  serviceId: string().nullable().defined(),
  leadId: string().nullable().defined(),
  leadName: string().nullable().defined(),
  email: string().nullable().defined(),
  phone: string().nullable().defined(),
  note: string().nullable().defined(),
  price: number().nullable().defined(),
  currency: string().nullable().defined(),
  /** Present and true when the price is the least that it can cost. */
  priceFrom: boolean(),
  source: string().oneOf(LEAD_SOURCES).required(),
  createdAt: string().required(),
  version: number().required(),
  /** Present and true when it was made beyond capacity. */
  overbooked: boolean(),
  /**
   * Present and true when it is in the future and in the calendar of a former member: somebody else has to take it.
   */
  unplaced: boolean(),
  /** In lists, present and true when an outside event of its calendar overlaps it. */
  busyElsewhere: boolean(),
  /** Present and true when its visitor was asked to choose another time, and has not yet. */
  askedToMove: boolean(),
  /** The version of the text by which the visitor accepted SMS about it; absent when they did not. */
  smsConsent: string(),
  /** Present and true when the last confirmation that was sent to its visitor came back. */
  confirmationBounced: boolean(),
  /** Shared by appointments that were booked at once. */
  basketId: string(),
}).noUnknown();

/** One booking in full; `manageUrl` is its visitor's link, for staff and above. */
export const openedBooking = booking.shape({
  manageUrl: string(),
  /** The others that were booked at once with it, in their order; absent for one alone. */
  bookedWith: array(
    object({
      bookingId: id().required(),
      title: string().defined(),
      startAt: string().required(),
      endAt: string().required(),
      status: string().oneOf(BOOKING_STATUSES).required(),
      personName: string(),
    }).required(),
  ),
});

export const bookingList = object({
  bookings: array(booking.required()).required(),
  ...nextCursor,
}).noUnknown();

export const bookingQuery = object({
  ...listQuery,
  from: instant(),
  to: instant(),
  status: string().oneOf(['active', 'cancelled', 'unplaced'] as const),
  calendarId: id(),
}).noUnknown();

export type Booking = InferType<typeof booking>;
export type OpenedBooking = InferType<typeof openedBooking>;
export type BookingCreate = InferType<typeof bookingCreate>;
export type BookingPatch = InferType<typeof bookingPatch>;
