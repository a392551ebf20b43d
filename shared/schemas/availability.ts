import type { InferType } from 'yup';
import { localDate } from './closure.ts';
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

/** Weekly windows that one calendar may have. */
export const MAX_WINDOWS = 100;

/** People whose hours one call saves. */
export const MAX_PEOPLE_AT_ONCE = 20;

/** Windows that one call may write: they are one transaction. */
export const MAX_HOURS_WRITTEN = 90;

/** In which week of a rotation of so many it opens: `week` is 0 to `weeks` - 1. */
const rotation = object({
  weeks: whole(2, 4).required(),
  week: whole(0, 3).required(),
}).noUnknown();

const fields = {
  dayOfWeek: whole(0, 6),
  startTime: startTime(),
  endTime: endTime(),
  timezone: timezone(),
  capacity: whole(1, 50),
  active: boolean(),
  calendarId: id(),
  rotation: rotation.default(undefined).optional(),
};

/** A weekly window. Its times are wall-clock times in its own zone; Sunday is 0. */
export const windowCreate = object({
  ...fields,
  dayOfWeek: fields.dayOfWeek.required(),
  startTime: fields.startTime.required('start_required'),
  endTime: fields.endTime.required('end_required'),
  /** For that date alone, a `dayOfWeek`, in place of its calendar's weekly windows. */
  date: localDate(),
}).noUnknown();

const changed = { ...fields, rotation: rotation.nullable().default(undefined).optional() };

/** What changes of a window; what is absent stays. */
export const windowChange = object(changed).noUnknown();

export const windowPatch = object({ ...changed, version: version().required() }).noUnknown();

export const availabilityWindow = object({
  availabilityId: id().required(),
  dayOfWeek: number().required(),
  startTime: string().required(),
  endTime: string().required(),
  timezone: string().required(),
  capacity: number().required(),
  active: boolean().required(),
  calendarId: string().required(),
  /** Present where it opens in one week of so many only. */
  rotation: rotation.default(undefined).optional(),
  /** Present where it opens on one date only, on which its calendar's weekly windows do not. */
  date: string(),
  updatedAt: string().required(),
  version: number().required(),
}).noUnknown();

export const availability = object({
  timezone: string().required(),
  windows: array(availabilityWindow.required()).required(),
  nextRefreshAt: string().nullable().defined(),
}).noUnknown();

/** One person's hours of the week, or of one date, as their grid shows them, in the business's zone. */
const weeklyHours = object({
  calendarId: id().required(),
  /** The date of which they are, in place of the week's; without any window the week's apply again. */
  date: localDate(),
  /** The windows that these hours replace, each as its writer saw it. */
  seen: array(object({ availabilityId: id().required(), version: version().required() }).noUnknown())
    .max(MAX_WINDOWS)
    .required(),
  windows: array(
    object({
      dayOfWeek: fields.dayOfWeek.required(),
      startTime: fields.startTime.required('start_required'),
      endTime: fields.endTime.required('end_required'),
      capacity: fields.capacity,
      rotation: rotation.default(undefined).optional(),
    }).noUnknown(),
  )
    .max(MAX_WINDOWS)
    .required(),
}).noUnknown();

/** The hours of several people. */
export const severalHours = () => array(weeklyHours.required()).min(1).max(MAX_PEOPLE_AT_ONCE);

/** Several people's hours of the week, saved together or not at all. */
export const hoursSave = object({ hours: severalHours().required() }).noUnknown();

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
export type HoursSave = InferType<typeof hoursSave>;
export type WeeklyHours = HoursSave['hours'][number];
export type SlotGeneration = InferType<typeof slotGeneration>;
