import type { InferType } from 'yup';
import { array, id, instant, listQuery, nextCursor, object, string } from './fields.ts';

/** A free time for the dashboard. */
export const slot = object({
  slotId: string().required(),
  startAt: string().required(),
  endAt: string().required(),
  status: string()
    .oneOf(['free'] as const)
    .required(),
}).noUnknown();

export const slotList = object({ slots: array(slot.required()).required(), ...nextCursor }).noUnknown();
export const slotQuery = object({ ...listQuery, serviceId: id(), calendarId: id() }).noUnknown();

/** A free time for visitors: `slotId` is an opaque handle. */
export const publicSlot = object({
  slotId: string().required(),
  startAt: string().required(),
  endAt: string().required(),
}).noUnknown();

/** `bookableUntil` is there where `from` lies after all that can be booked: its last day, yyyy-mm-dd by the business's clock. */
export const publicSlotList = object({
  slots: array(publicSlot.required()).required(),
  bookableUntil: string(),
}).noUnknown();
export const publicSlotQuery = object({
  serviceId: id(),
  calendarId: id(),
  from: instant(),
  to: instant(),
  limit: listQuery.limit,
}).noUnknown();

export const publicDaysQuery = object({ serviceId: id(), calendarId: id() }).noUnknown();

/** The dates with a free time, in the business's own time and as far ahead as it takes bookings. */
export const publicDays = object({
  days: array(
    object({
      /** yyyy-mm-dd */
      date: string().required(),
      /** The first free time of that date. */
      startAt: string().required(),
    })
      .noUnknown()
      .required(),
  ).required(),
}).noUnknown();

export type PublicSlotList = InferType<typeof publicSlotList>;
export type PublicDays = InferType<typeof publicDays>;
export type PublicDay = PublicDays['days'][number];
export type Slot = InferType<typeof slot>;
export type PublicSlot = InferType<typeof publicSlot>;
