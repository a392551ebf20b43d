import { Temporal } from 'temporal-polyfill';

/** A moment as the business's wall clock and calendar show it. */
export interface LocalMoment {
  readonly date: Temporal.PlainDate;
  readonly minuteOfDay: number;
}

/** The wall clock of `zone` at an instant in epoch milliseconds. */
export const localMoment = (epochMs: number, zone: string): LocalMoment => {
  const local = Temporal.Instant.fromEpochMilliseconds(epochMs).toZonedDateTimeISO(zone);
  return { date: local.toPlainDate(), minuteOfDay: local.hour * 60 + local.minute };
};

/** The first instant of a local date, in epoch milliseconds; exact on days that a clock change starts with. */
export const startOfDayMs = (date: Temporal.PlainDate, zone: string): number =>
  date.toZonedDateTime({ timeZone: zone }).epochMilliseconds;

export const isoInstant = (epochMs: number): string => new Date(epochMs).toISOString();
