/** Milliseconds of each. A day is 24 hours: what counts days of a calendar, which may have 23 or 25, has no use for it. */
export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** Seconds of 24 hours, in which the table's expiries are counted. */
export const DAY_SECONDS = 86_400;
