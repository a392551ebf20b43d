/** Each in milliseconds. A day is 24 hours; do not use it for calendar days, which may have 23 or 25. */
export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** Seconds of 24 hours, the unit of the table's expiries. */
export const DAY_SECONDS = 86_400;
