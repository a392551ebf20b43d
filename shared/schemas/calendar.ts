import type { InferType } from 'yup';
import { MAX } from '../domain/limits.ts';
import { array, boolean, object, string, text } from './fields.ts';
import { personColour, profileTranslations } from './profile.ts';

/** `main`, or one member's, with the member's id. `active`: visitors may book it now. */
export const calendar = object({
  calendarId: string().required(),
  name: string().required(),
  /** What they do, as visitors read it; null where nobody said. */
  title: string().nullable().defined(),
  translations: profileTranslations,
  /** Null for `main`, and for a member who never took bookings nor chose one. */
  colour: personColour().nullable().defined(),
  active: boolean().required(),
}).noUnknown();

/** A former member whose bookings may still be in the future. */
const formerCalendar = object({ calendarId: string().required(), name: string().required() }).noUnknown();

export const calendarList = object({
  calendars: array(calendar.required()).required(),
  former: array(formerCalendar.required()).required(),
}).noUnknown();

/** `name`: the member's, as visitors read it; required before they take bookings. */
export const calendarPatch = object({ active: boolean(), name: text(1, MAX.name) }).noUnknown();

export type Calendar = InferType<typeof calendar>;
export type CalendarPatch = InferType<typeof calendarPatch>;
