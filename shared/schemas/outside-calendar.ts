import type { InferType } from 'yup';
import { MAX } from '../domain/limits.ts';
import { localDate } from './closure.ts';
import { array, number, object, string } from './fields.ts';
import { CALL_FAILURES } from './webhook.ts';

/** Why an outside calendar could not be read: the call failed, or what it answered cannot be used. */
export const READ_FAILURES = [...CALL_FAILURES, 'too_large', 'not_a_calendar', 'too_complex'] as const;
export type ReadFailure = (typeof READ_FAILURES)[number];

/** Calendar programs write `webcal` for what they read by https. */
const ADDRESS = /^(https?|webcals?):\/\/[^\s/?#@\\]+([/?#][^\s\\]*)?$/i;

/** Whoever knows the address reads the calendar: it is stored, and never answered. */
export const outsideCalendarSave = object({
  url: string()
    .max(MAX.url)
    .test('url', 'url', (value) => value === undefined || ADDRESS.test(value))
    .required(),
}).noUnknown();

const count = () => number().integer().min(0).required();

/** An outside calendar, as it was last read. */
export const outsideCalendar = object({
  /** `main`, or a member's id. */
  calendarId: string().required(),
  /** The address's host and its last letters, to recognise it. */
  address: string().required(),
  savedAt: string().required(),
  /** Null until it was read once. */
  lastReadAt: string().nullable().defined(),
  /** Since when it could not be read, and why; null while it can. What was read last still counts meanwhile. */
  failingSince: string().nullable().defined(),
  failure: string().oneOf(READ_FAILURES).nullable().defined(),
  /** The status that its server answered, where that is the reason. */
  httpStatus: number().nullable().defined(),
  /** Events that take time in the days ahead; a series counts once. */
  events: count(),
  /** Events that cannot be read, or are too many in one series. */
  skipped: count(),
  /** Events in a time zone that nobody knows, read in the business's. */
  guessed: count(),
  /** Days with so many events that the gaps between some of them count as busy. */
  joinedDays: count(),
}).noUnknown();

export const outsideCalendarList = object({
  calendars: array(outsideCalendar.required()).required(),
}).noUnknown();

/** Days of UTC, both included; two weeks at most. */
export const outsideBusyQuery = object({
  from: localDate().required(),
  to: localDate().required(),
}).noUnknown();

/** Without a word of what somebody does then. */
export const outsideBusyList = object({
  busy: array(
    object({
      calendarId: string().required(),
      startAt: string().required(),
      endAt: string().required(),
    })
      .noUnknown()
      .required(),
  ).required(),
}).noUnknown();

export type OutsideCalendar = InferType<typeof outsideCalendar>;
export type OutsideBusy = InferType<typeof outsideBusyList>['busy'][number];
