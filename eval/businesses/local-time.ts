import { Temporal } from 'temporal-polyfill';

/** The instant, in milliseconds, of a local time such as `2026-11-23T08:00` in a zone. */
export const instantOf = (local: string, zone: string): number =>
  Temporal.PlainDateTime.from(local).toZonedDateTime(zone).epochMilliseconds;

export interface LocalTime {
  /** yyyy-mm-dd */
  readonly date: string;
  /** hh:mm */
  readonly time: string;
  /** Sunday is 0. */
  readonly weekday: number;
}

/** When an instant is in a zone. */
export const localTimeOf = (iso: string, zone: string): LocalTime => {
  const local = Temporal.Instant.from(iso).toZonedDateTimeISO(zone);
  return {
    date: local.toPlainDate().toString(),
    time: local.toPlainTime().toString({ smallestUnit: 'minute' }),
    weekday: local.dayOfWeek % 7,
  };
};
