import type { InferType } from 'yup';
import { DAY_PARTS } from '../domain/day-part.ts';
import { MAX } from '../domain/limits.ts';
import { localDate } from './closure.ts';
import { array, boolean, email, id, language, number, object, string, text, whole } from './fields.ts';
import { bookingFields, choiceFields } from './visitor-form.ts';

const weekdays = () => array(whole(0, 6).required()).min(1).max(7);
const dayParts = () => array(string().oneOf(DAY_PARTS).required()).min(1).max(DAY_PARTS.length);

/**
 * A visitor's wish to be told when a time becomes free, from one day of the business to another, both included. Any
 * weekday, part of the day or person counts where none is given.
 */
export const waitlistJoin = object({
  serviceId: id().required(),
  /** The person asked for; absent for anyone. */
  calendarId: id(),
  from: localDate().required(),
  to: localDate().required(),
  weekdays: weekdays(),
  dayParts: dayParts(),
  name: text(1, MAX.name).required(),
  email: email().required(),
  language: language(),
  /** The visitor agrees to be written to about it. */
  consent: boolean()
    .oneOf([true] as const)
    .required(),
}).noUnknown();

/**
 * The same, posted without JavaScript: a field for each box, which is absent unless ticked. With `look` nobody is put on
 * the list: the page is shown with what was typed for an appointment.
 */
export const waitlistForm = object({ ...bookingFields, ...choiceFields }).noUnknown();

/** A request that was received; `waitUrl` is its own page, where it can be withdrawn. */
export const waitlistJoined = object({
  waitingId: id().required(),
  waitUrl: string().required(),
}).noUnknown();

/** The query of the form's page: the service and the person to begin with. Other parameters are ignored. */
export const waitlistQuery = object({ service: string().max(MAX.id), with: string().max(MAX.id) });

/** `done`: what was just done on the page. Other parameters are ignored. */
export const waitingQuery = object({ done: string().max(MAX.id) });

/** Accepts or declines the offer that the page showed. */
export const offerForm = object({
  nonce: id().required(),
  offerId: string().max(MAX.id),
  language: string().max(MAX.id),
}).noUnknown();

export const waitingLeaveForm = object({
  nonce: id().required(),
  language: string().max(MAX.id),
}).noUnknown();

/** Somebody who waits, as members see them. `offer` is the time held for them now. */
export const waiting = object({
  waitingId: id().required(),
  serviceId: id().required(),
  /** The service's name. */
  title: string().defined(),
  /** Whether the service can be booked now: of one that cannot nothing is offered. */
  isServed: boolean().required(),
  calendarId: string().nullable().defined(),
  personName: string(),
  from: string().required(),
  to: string().required(),
  weekdays: array(number().required()).required(),
  dayParts: array(string().oneOf(DAY_PARTS).required()).required(),
  name: string().required(),
  email: string().required(),
  createdAt: string().required(),
  /** Offers that they did not answer. */
  unanswered: number().required(),
  offer: object({ startAt: string().required(), until: string().required() })
    .noUnknown()
    .nullable()
    .defined(),
}).noUnknown();

/** An appointment that somebody took from the waitlist and that was not cancelled. */
export const recovered = object({
  bookingId: id().required(),
  title: string().defined(),
  startAt: string().required(),
  price: number().nullable().defined(),
  currency: string().nullable().defined(),
  priceFrom: boolean(),
  /** When they accepted. */
  at: string().required(),
}).noUnknown();

/** Who waits, first come first, and what was recovered within the last 90 days, newest first. */
export const waitlist = object({
  waiting: array(waiting.required()).required(),
  recovered: array(recovered.required()).required(),
}).noUnknown();

export type WaitlistJoin = InferType<typeof waitlistJoin>;
export type WaitlistForm = InferType<typeof waitlistForm>;
export type Waiting = InferType<typeof waiting>;
export type Recovered = InferType<typeof recovered>;
export type Waitlist = InferType<typeof waitlist>;
