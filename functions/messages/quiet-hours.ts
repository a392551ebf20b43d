import { Temporal } from 'temporal-polyfill';

/** Local hours between which no SMS is sent: from 21:00 until 8:00. */
const QUIET_FROM = 21;
const QUIET_UNTIL = 8;

/**
 * The first moment, at or after `at` (epoch milliseconds), at which an SMS may be sent in a time zone: `at` itself, or
 * 8:00 of the day that the quiet hours lead into.
 */
export const afterQuietHours = (at: number, timeZone: string): number => {
  const local = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone);
  if (local.hour >= QUIET_UNTIL && local.hour < QUIET_FROM) return at;
  const day = local.toPlainDate().add({ days: local.hour >= QUIET_FROM ? 1 : 0 });
  return day.toZonedDateTime({ timeZone, plainTime: { hour: QUIET_UNTIL } }).epochMilliseconds;
};
