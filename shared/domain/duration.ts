/** Each in milliseconds. A day is 24 hours; do not use it for calendar days, which may have 23 or 25. */
export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** Each in seconds, the unit of the table’s expiries and of limits. */
export const MINUTE_SECONDS = 60;
export const HOUR_SECONDS = 3600;
export const DAY_SECONDS = 86_400;
