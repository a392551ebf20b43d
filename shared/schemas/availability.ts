import type { InferType } from 'yup';
import {
  array,
  boolean,
  endTime,
  id,
  instant,
  number,
  object,
  startTime,
  string,
  timezone,
  version,
  whole,
} from './fields.ts';

const fields = {
  dayOfWeek: whole(0, 6),
  startTime: startTime(),
  endTime: endTime(),
  timezone: timezone(),
  capacity: whole(1, 50),
  active: boolean(),
  calendarId: id(),
};

/** A weekly window. Its times are wall-clock times in its own zone; Sunday is 0. */
export const windowCreate = object({
  ...fields,
  dayOfWeek: fields.dayOfWeek.required(),
  startTime: fields.startTime.required('start_required'),
  endTime: fields.endTime.required('end_required'),
}).noUnknown();

export const windowPatch = object({ ...fields, version: version().required() }).noUnknown();

export const availabilityWindow = object({
  availabilityId: id().required(),
  dayOfWeek: number().required(),
  startTime: string().required(),
  endTime: string().required(),
  timezone: string().required(),
  capacity: number().required(),
  active: boolean().required(),
  calendarId: string().required(),
  updatedAt: string().required(),
  version: number().required(),
}).noUnknown();

export const availability = object({
  timezone: string().required(),
  windows: array(availabilityWindow.required()).required(),
  nextRefreshAt: string().nullable().defined(),
}).noUnknown();

export const slotGeneration = object({
  startAt: instant(),
  endAt: instant(),
  durationMinutes: whole(5, 120).test('step', 'multiple_of:5', (value) => !value || value % 5 === 0),
}).noUnknown();

/** How many slots a regeneration made, took away and left as they were. */
export const slotGenerationResult = object({
  created: number().required(),
  removed: number().required(),
  kept: number().required(),
}).noUnknown();

export type AvailabilityWindow = InferType<typeof availabilityWindow>;
export type Availability = InferType<typeof availability>;
export type WindowCreate = InferType<typeof windowCreate>;
export type WindowPatch = InferType<typeof windowPatch>;
export type SlotGeneration = InferType<typeof slotGeneration>;
