import { Temporal } from 'temporal-polyfill';

/** The date, yyyy-mm-dd, of a moment (epoch milliseconds) in a time zone. */
export const localDateOf = (epochMs: number, timezone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(epochMs).toZonedDateTimeISO(timezone).toPlainDate().toString();
