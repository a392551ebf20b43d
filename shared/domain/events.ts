/** The events that webhooks may ask for: the allow-list of outgoing webhooks. */
export const eventTypes = [
  'booking.created',
  'booking.moved',
  'booking.cancelled',
  'booking.attended',
  'booking.no_show',
  'lead.created',
  'lead.updated',
] as const;

export type EventType = (typeof eventTypes)[number];
