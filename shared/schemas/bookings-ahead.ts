import type { InferType } from 'yup';
import { array, boolean, id, listQuery, number, object, string } from './fields.ts';

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

/** Bookings whose visitors one call may ask. */
export const MAX_ASKED_AT_ONCE = 20;

/**
 * Whose visitors are asked to choose another time: those in a closure; without one, those that nobody performs any
 * more.
 */
export const moveAsk = object({
  closureId: id(),
  /** These bookings, whatever made their times impossible. */
  bookingIds: array(id().required()).min(1).max(MAX_ASKED_AT_ONCE),
  /** Where an earlier call stopped. */
  resume: listQuery.cursor,
}).noUnknown();

/**
 * Of those that this call looked at; `unreachable`: by no message. `resume` is present when there may be more.
 */
export const moveAsked = object({
  asked: number().required(),
  askedBefore: number().required(),
  unreachable: number().required(),
  resume: string(),
}).noUnknown();

export type BookingsAhead = InferType<typeof bookingsAhead>;
export type BookingsReassigned = InferType<typeof bookingsReassigned>;
export type MoveAsk = InferType<typeof moveAsk>;
export type MoveAsked = InferType<typeof moveAsked>;
