/**
 * What others may have changed since a screen was drawn: bookings, leads, conversations, or what offers depend on
 * (hours, closures, services, calendars and settings).
 */
export const CHANGE_TOPICS = ['bookings', 'leads', 'conversations', 'rules'] as const;

export type ChangeTopic = (typeof CHANGE_TOPICS)[number];

/** How often a screen that is looked at asks, in milliseconds: what others changed is seen within five seconds. */
export const CHANGES_EVERY_MS = 3500;
