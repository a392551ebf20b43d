import type { InferType } from 'yup';
import { MAX } from '../domain/limits.ts';
import { SMS_CONSENT_VERSIONS } from '../domain/sms-consent.ts';
import { MAX_UTM } from '../domain/utm.ts';
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
import { LEAD_SOURCES, optionalUtm } from './lead.ts';
import { postalAddress } from './postal-address.ts';
import { bookingLength, price } from './service.ts';
import { language } from './tenant.ts';

export const BOOKING_STATUSES = ['confirmed', 'cancelled', 'attended', 'no_show'] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];

/** Staff book by hand at any free time. */
export const bookingCreate = object({
  serviceId: id().required(),
  startAt: instant().required(),
  /** Required unless it is a walk-in. */
  name: text(1, MAX.name),
  email: email(),
  phone: phone(),
  note: text(0, MAX.note),
  /** The calendar; absent for anyone free. */
  calendarId: id(),
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
/** What a change of a booking keeps of it, before or after. */
const bookingState = object({
  startAt: string(),
  endAt: string(),
  /** Null in the business's own calendar. */
  personName: string().nullable(),
  title: string(),
  price: number().nullable(),
  currency: string().nullable(),
  status: string().oneOf(BOOKING_STATUSES),
}).noUnknown();

/** One change of a booking: by whom, and what was changed. */
export const bookingChange = object({
  at: string().required(),
  by: string()
    .oneOf(['visitor', 'business'] as const)
    .required(),
  /** The member, where one did it themselves and is still known. */
  memberName: string().nullable().defined(),
  from: bookingState.required(),
  to: bookingState.required(),
  /** What else was changed, of which no value is kept. */
  also: array(
    string()
      .oneOf(['name', 'email', 'phone', 'note'] as const)
      .required(),
  ).required(),
}).noUnknown();

export const bookingHistory = object({
  changes: array(bookingChange.required()).required(),
  ...nextCursor,
}).noUnknown();

export const bookingHistoryQuery = object(listQuery).noUnknown();

export const bookingQuery = object({
  ...listQuery,
  from: instant(),
  to: instant(),
  status: string().oneOf(['active', 'cancelled', 'unplaced'] as const),
  calendarId: id(),
}).noUnknown();

/** The calendar whose future appointments are counted. */
export const aheadQuery = object({ calendarId: id().required() }).noUnknown();

/** `isMore`: at least so many. */
export const bookingsAhead = object({
  count: number().required(),
  isMore: boolean().required(),
}).noUnknown();

/** `to`: a calendar that is offered, or `any` for anyone free who performs the service. */
export const bookingsReassign = object({
  from: id().required(),
  to: id().required(),
  /** Where an earlier call stopped. */
  resume: listQuery.cursor,
}).noUnknown();

/** How many were given, and how many were left in place, by reason. `resume` is present when there are more. */
export const bookingsReassigned = object({
  given: number().required(),
  notFree: number().required(),
  notPerformed: number().required(),
  resume: string(),
}).noUnknown();

/** Bookings whose visitors one call asks. */
export const MAX_ASKED_AT_ONCE = 20;

/** Whose visitors are asked to choose another time: those in a closure; without one, those that nobody performs any more. */
export const moveAsk = object({
  closureId: id(),
  /** These bookings, whatever made their times impossible. */
  bookingIds: array(id().required()).min(1).max(MAX_ASKED_AT_ONCE),
}).noUnknown();

/** `left`: not asked yet, calling again continues; `unreachable`: without an e-mail. */
export const moveAsked = object({
  asked: number().required(),
  askedBefore: number().required(),
  unreachable: number().required(),
  left: number().required(),
}).noUnknown();

/** The form on the public page: one of e-mail and phone is required. */
export const publicBookingCreate = object({
  slotId: string().min(1).max(MAX.handle).required(),
  serviceId: id(),
  name: text(1, MAX.name).required(),
  email: email(),
  phone: phone(),
  note: text(0, MAX.note),
  language: language(),
  consent: boolean(),
  /** The version of the text by which they accept SMS about it. */
  smsConsent: string().oneOf(SMS_CONSENT_VERSIONS),
  utm: optionalUtm(),
  /** From the answer `wait_first` to the same request; valid once its wait is over. */
  waitToken: string().min(1).max(MAX.handle),
}).noUnknown();

/**
 * The same form posted without JavaScript: every field is a text, empty when left blank. `with` and the campaign's
 * fields come from the page's address, for showing the page again after an error.
 */
export const publicBookingForm = object({
  nonce: id().required(),
  slotId: string().max(MAX.handle),
  serviceId: string().max(MAX.id),
  name: string().max(MAX.name),
  email: string().max(MAX.email),
  phone: string().max(MAX.phone),
  note: string().max(MAX.note),
  language: string().max(MAX.id),
  consent: string().max(MAX.id),
  smsConsent: string().max(MAX.id),
  with: string().max(MAX.id),
  waitToken: string().max(MAX.handle),
  utm_source: string().max(MAX_UTM),
  utm_medium: string().max(MAX_UTM),
  utm_campaign: string().max(MAX_UTM),
  utm_term: string().max(MAX_UTM),
  utm_content: string().max(MAX_UTM),
}).noUnknown();

/** What a visitor sees of an appointment. */
export const publicBooking = object({
  bookingId: id().required(),
  title: string().defined(),
  startAt: string().required(),
  endAt: string().required(),
  status: string().oneOf(BOOKING_STATUSES).required(),
  /** The performer; absent in the business's own calendar. */
  personName: string(),
  manageUrl: string().required(),
}).noUnknown();

/** An appointment that was booked at once with that of a manage link. */
const managedSibling = publicBooking.shape({
  price: number().nullable().defined(),
  currency: string().nullable().defined(),
  canChange: boolean().required(),
});

export const managedBooking = managedSibling.shape({
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

export type Booking = InferType<typeof booking>;
export type BookingChange = InferType<typeof bookingChange>;
export type BookingsAhead = InferType<typeof bookingsAhead>;
export type BookingsReassigned = InferType<typeof bookingsReassigned>;
export type MoveAsk = InferType<typeof moveAsk>;
export type MoveAsked = InferType<typeof moveAsked>;
export type OpenedBooking = InferType<typeof openedBooking>;
export type BookingCreate = InferType<typeof bookingCreate>;
export type BookingPatch = InferType<typeof bookingPatch>;
export type PublicBooking = InferType<typeof publicBooking>;
export type PublicBookingCreate = InferType<typeof publicBookingCreate>;
export type PublicBookingForm = InferType<typeof publicBookingForm>;
export type ManagedBooking = InferType<typeof managedBooking>;
export type ManagedSibling = InferType<typeof managedSibling>;
