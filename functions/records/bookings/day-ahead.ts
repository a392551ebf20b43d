import { Temporal } from 'temporal-polyfill';

/** Local hour, the evening before, at which members are told what a day holds. */
const TOLD_AT_HOUR = 18;

/** A day of a business and when it is told of. */
export interface DayAhead {
  /** `2026-11-24`, in the business's zone. */
  readonly date: string;
  /** Epoch milliseconds of 18:00 the day before, in that zone. */
  readonly toldAt: number;
}

/** The day in which an ISO instant falls in a time zone, and the evening before it. */
export const dayAheadOf = (startAt: string, timeZone: string): DayAhead => {
  const day = Temporal.Instant.from(startAt).toZonedDateTimeISO(timeZone).toPlainDate();
  const evening = day.subtract({ days: 1 }).toZonedDateTime({ timeZone, plainTime: { hour: TOLD_AT_HOUR } });
  return { date: day.toString(), toldAt: evening.epochMilliseconds };
};

/** A date's first and last moment in a time zone as ISO instants, the last one excluded: 23, 24 or 25 hours. */
export const instantsOfDay = (
  date: string,
  timeZone: string,
): { readonly from: string; readonly to: string } => {
  const day = Temporal.PlainDate.from(date);
  const startOf = (one: Temporal.PlainDate) =>
    new Date(one.toZonedDateTime({ timeZone }).epochMilliseconds).toISOString();
  return { from: startOf(day), to: startOf(day.add({ days: 1 })) };
};
