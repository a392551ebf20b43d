import type { InferType } from 'yup';
import { object, string } from './fields.ts';

/** The address that a calendar program subscribes to; anybody who knows it can read the bookings. */
export const calendarFeed = object({ url: string().required() }).noUnknown();

export type CalendarFeed = InferType<typeof calendarFeed>;
