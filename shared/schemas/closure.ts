import type { InferType } from 'yup';
import { QUEBEC_HOLIDAYS } from '../domain/quebec-holidays.ts';
import { array, id, MAX, number, object, string, text, whole } from './fields.ts';

/** Days that one closure may last, its first and last included. */
export const MAX_CLOSURE_DAYS = 366;

const LOCAL_DATE = /^20\d{2}-\d{2}-\d{2}$/;

const isLocalDate = (value: string): boolean => {
  const midnight = new Date(`${value}T00:00:00Z`);
  return (
    LOCAL_DATE.test(value) && !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(value)
  );
};

/** A day of this century as yyyy-mm-dd, in whose zone its reader knows. */
export const localDate = () =>
  string().test('date', 'date', (value) => value === undefined || value === null || isLocalDate(value));

/** Whole local days, `from` and `to` included; one day without `to`, every calendar without `calendarId`. */
export const closureCreate = object({
  from: localDate().required(),
  to: localDate(),
  label: text(0, MAX.name),
  calendarId: id(),
}).noUnknown();

export const closure = object({
  closureId: id().required(),
  from: string().required(),
  to: string().required(),
  label: string().nullable().defined(),
  calendarId: string().nullable().defined(),
  holiday: string().oneOf(QUEBEC_HOLIDAYS).nullable().defined(),
  updatedAt: string().required(),
}).noUnknown();

/** `affected`: appointments that lie in the closure and stay; they are for the business to move. */
export const closureMade = closure.shape({ affected: number().required() });

export const closureList = object({
  timezone: string().required(),
  closures: array(closure.required()).required(),
}).noUnknown();

export const quebecHolidaysRequest = object({
  year: whole(2000, 2099).required(),
  easter: string().oneOf(['good_friday', 'easter_monday'] as const),
}).noUnknown();

/** All of that year's holidays as they now stand; `added` of them by this call. */
export const quebecHolidaysMade = object({
  closures: array(closure.required()).required(),
  added: number().required(),
  affected: number().required(),
}).noUnknown();

export type Closure = InferType<typeof closure>;
export type ClosureCreate = InferType<typeof closureCreate>;
export type ClosureMade = InferType<typeof closureMade>;
export type QuebecHolidaysRequest = InferType<typeof quebecHolidaysRequest>;
export type QuebecHolidaysMade = InferType<typeof quebecHolidaysMade>;
