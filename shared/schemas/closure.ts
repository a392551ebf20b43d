import type { InferType } from 'yup';
import { MAX } from '../domain/limits.ts';
import { isLocalDate } from '../domain/local-date.ts';
import { QUEBEC_HOLIDAYS } from '../domain/quebec-holidays.ts';
import { array, endTime, id, number, object, startTime, string, text, whole } from './fields.ts';

/** Days that one closure may last, its first and last included. */
export const MAX_CLOSURE_DAYS = 366;

/** A day of this century as yyyy-mm-dd, in a zone that the context gives. */
export const localDate = () =>
  string().test('date', 'date', (value) => value === undefined || value === null || isLocalDate(value));

/**
 * Local days, `from` and `to` included: one day without `to`, every calendar without `calendarId`. It begins at
 * `startTime` on the first day and ends at `endTime` on the last; without these, the days are closed whole.
 */
export const closureCreate = object({
  from: localDate().required(),
  to: localDate(),
  startTime: startTime(),
  endTime: endTime(),
  label: text(0, MAX.name),
  calendarId: id(),
}).noUnknown();

export const closure = object({
  closureId: id().required(),
  from: string().required(),
  to: string().required(),
  startTime: string(),
  endTime: string(),
  label: string().nullable().defined(),
  calendarId: string().nullable().defined(),
  holiday: string().oneOf(QUEBEC_HOLIDAYS).nullable().defined(),
  updatedAt: string().required(),
}).noUnknown();

/** `affected`: appointments in the closure that are not over. They stay, for the business to move. */
export const closureMade = closure.shape({ affected: number().required() });

/** `affected` counts the appointments of each closure, which takes longer. */
export const closureQuery = object({ with: string().oneOf(['affected'] as const) }).noUnknown();

export const closureList = object({
  timezone: string().required(),
  /** Present when it was asked for. */
  closures: array(closure.shape({ affected: number() }).required()).required(),
}).noUnknown();

/** The holidays of a year; those of the next twelve months without one. */
export const quebecHolidaysRequest = object({
  year: whole(2000, 2099),
  easter: string().oneOf(['good_friday', 'easter_monday'] as const),
}).noUnknown();

/** All of these holidays with their closures; `added` of them by this call, with `affected` appointments. */
export const quebecHolidaysMade = object({
  closures: array(closureMade.required()).required(),
  added: number().required(),
  affected: number().required(),
}).noUnknown();

export type Closure = InferType<typeof closure>;
export type ClosureCreate = InferType<typeof closureCreate>;
export type ListedClosure = InferType<typeof closureList>['closures'][number];
export type ClosureMade = InferType<typeof closureMade>;
export type QuebecHolidaysRequest = InferType<typeof quebecHolidaysRequest>;
export type QuebecHolidaysMade = InferType<typeof quebecHolidaysMade>;
