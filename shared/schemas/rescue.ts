import type { InferType } from 'yup';
import { booking } from './booking.ts';
import { localDate } from './closure.ts';
import { array, id, number, object, string, whole } from './fields.ts';

/** Minutes that clients have to answer. */
/** For how many minutes clients may be waited for. */
export const ANSWER_MIN = { least: 15, most: 2880 } as const;

/** Bookings that one rescue looks after. */
export const MAX_RESCUED = 60;

/** Somebody cannot come on a day: whose calendar, and for how many minutes their clients are waited for. */
export const rescueCreate = object({
  calendarId: id().required(),
  date: localDate().required(),
  answerMin: whole(ANSWER_MIN.least, ANSWER_MIN.most).required(),
}).noUnknown();

/**
 * `waiting`: asked, and there is still time to answer; `silent`: asked, and there is not; `to_call`: could not be
 * asked; `moved` and `cancelled`: by the client or by the business.
 */
export const RESCUE_STATES = ['waiting', 'silent', 'to_call', 'moved', 'cancelled'] as const;

/** One booking of the day: as it is now, when it was, what became of it, and which places its client was offered. */
export const rescuedBooking = object({
  booking: booking.required(),
  wasAt: string().required(),
  state: string().oneOf(RESCUE_STATES).required(),
  proposed: array(
    object({
      calendarId: id().required(),
      startAt: string().required(),
      /** Absent in the business's own calendar. */
      personName: string(),
    })
      .noUnknown()
      .required(),
  ).required(),
}).noUnknown();

/** The rescue of one person's day, with each booking that was in it, soonest first. */
export const rescue = object({
  calendarId: id().required(),
  date: string().required(),
  /** Whoever has not answered at this instant is to be called. */
  answerBy: string().required(),
  bookings: array(rescuedBooking.required()).required(),
  /** Bookings that were not asked yet: asking for the same rescue again continues. */
  left: number().required(),
  /** Clients whom the call that began or continued it asked. */
  asked: number(),
}).noUnknown();

/** The day whose rescues are read. */
export const rescueQuery = object({ date: localDate().required() }).noUnknown();

export const rescueList = object({ rescues: array(rescue.required()).required() }).noUnknown();

export type RescueCreate = InferType<typeof rescueCreate>;
export type RescueState = (typeof RESCUE_STATES)[number];
export type RescuedBooking = InferType<typeof rescuedBooking>;
export type Rescue = InferType<typeof rescue>;
