/** The events that webhooks may ask for: the allow-list of outgoing webhooks. */
export const eventTypes = [
  'booking.created',
  'booking.moved',
  /** Edited, at the same time with the same person. */
  'booking.updated',
  'booking.cancelled',
  /** A cancellation was undone. */
  'booking.restored',
  'booking.attended',
  'booking.no_show',
  'lead.created',
  'lead.updated',
] as const;

export type EventType = (typeof eventTypes)[number];

/** Events that are our own: no webhook may ask for them. */
const INTERNAL_EVENTS = [
  'booking.stranded',
  /** How it went is open again. */
  'booking.unmarked',
  /**
   * A lead has other appointments than before: one was given to another, or anonymised, or all of another lead's came.
   */
  'lead.bookings_changed',
  /** SMS about it were accepted once it was made. */
  'booking.sms_accepted',
  'member.invited',
  'member.role_changed',
  'member.removed',
  'tenant.created',
  'payment.failed',
  'subscription.ended',
  /** Time may have become free for those who wait. */
  'waitlist.due',
  'waitlist.offered',
  /** Somebody waits no more, since the service was deleted. */
  'waitlist.ended',
  /** A visitor asks for a person, or writes to the member who attends. */
  'conversation.asked',
  /** A member was to answer a visitor by now. */
  'conversation.waiting',
  /** The evening before a day on which somebody booked: its members may be told what is planned. */
  'digest.due',
  /** A member asked for a test of a message, to their own address. */
  'message.tested',
] as const;

export type InternalEvent = (typeof INTERNAL_EVENTS)[number];

/** Who changed an appointment: its visitor, or somebody of the business. */
export type Side = 'visitor' | 'business';
