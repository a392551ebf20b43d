import type { InferType } from 'yup';
import { BOOKING_STATUSES } from '../domain/booking-status.ts';
import { MATTERS } from '../domain/matter.ts';
import { array, listQuery, nextCursor, number, object, string } from './fields.ts';
import { LEAD_SOURCES, LEAD_STATUSES } from './lead.ts';

export const TIMELINE_KINDS = ['booking', 'conversation', 'request', 'status', 'merge'] as const;

/**
 * An event of a lead's timeline. For a booking or conversation, `at` is when it was made or began, and the other
 * fields are as they are now, absent once it is no longer kept.
 */
export const timelineEntry = object({
  at: string().required(),
  kind: string().oneOf(TIMELINE_KINDS).required(),
  bookingId: string(),
  booking: object({
    title: string().defined(),
    startAt: string().required(),
    endAt: string().required(),
    status: string().oneOf(BOOKING_STATUSES).required(),
    /** How often it was moved or cancelled. */
    changes: number().required(),
  })
    .noUnknown()
    .default(undefined)
    .optional(),
  conversationId: string(),
  conversation: object({
    lastAt: string().required(),
    turns: number().required(),
    source: string().required(),
    lastMessage: string().defined(),
  })
    .noUnknown()
    .default(undefined)
    .optional(),
  /** For a request: where it was left. */
  source: string().oneOf(LEAD_SOURCES),
  /** For a request: what it is about; absent for a plain one. */
  matter: string().oneOf(MATTERS),
  /** For a request its text; for a merge the merged lead's message. */
  message: string(),
  from: string().oneOf(LEAD_STATUSES),
  to: string().oneOf(LEAD_STATUSES),
  /** The member who changed the status; absent when a new request reopened the lead. */
  by: string(),
  /** For a merge: the merged lead, and those of its values that were not taken over. */
  leadId: string(),
  name: string(),
  note: string(),
}).noUnknown();

export const timeline = object({
  entries: array(timelineEntry.required()).required(),
  ...nextCursor,
}).noUnknown();
export const timelineQuery = object(listQuery).noUnknown();

export type TimelineEntry = InferType<typeof timelineEntry>;
