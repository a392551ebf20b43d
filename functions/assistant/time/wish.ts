import type { InferType } from 'yup';
import { array, boolean, number, object, string } from '../../../shared/schemas/fields.ts';
import { PARTS_OF_DAY } from './part-of-day.ts';

const dateRange = object({ from: string().required(), to: string().required() }).noUnknown();

/** What the visitor asked for, in wall-clock terms of the business: dates (inclusive) and minutes of the day. */
export const wish = object({
  ranges: array(dateRange.required()).required(),
  exceptWeekdays: array(number().required()).required(),
  fromMin: number(),
  toMin: number(),
  at: number(),
  /** The other half of the day, where "at 7" could mean both. */
  alt: number(),
  part: string().oneOf(PARTS_OF_DAY),
  soonest: boolean(),
}).noUnknown();

export type Wish = InferType<typeof wish>;
export type DateRange = InferType<typeof dateRange>;
