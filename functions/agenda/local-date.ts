import { Temporal } from 'temporal-polyfill';
import { MINUTE_MS } from '../../shared/domain/duration.ts';
import type { Minute } from './time.ts';

/** The date, yyyy-mm-dd, of a moment (epoch milliseconds) in a time zone. */
export const localDateOf = (epochMs: number, timezone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(epochMs).toZonedDateTimeISO(timezone).toPlainDate().toString();

/** The minute at which the local date ends that is so many days after that of a moment. */
export const endOfDayIn = (days: number, now: Minute, timezone: string): Minute =>
  Temporal.PlainDate.from(localDateOf(now * MINUTE_MS, timezone))
    .add({ days: days + 1 })
    .toZonedDateTime(timezone).epochMilliseconds / MINUTE_MS;
