import { Temporal } from 'temporal-polyfill';
import type { OpeningHours, SpecialHours } from '../../../shared/schemas/public-site.ts';
import { localMoment } from './local-time.ts';

export interface Hours {
  readonly openingHours: readonly OpeningHours[];
  readonly specialHours: readonly SpecialHours[];
}

/** When a business is open on a local day, and the special hours that apply, if any. */
export interface HoursOn {
  readonly spans: ReadonlyArray<{ readonly opens: string; readonly closes: string }>;
  readonly special?: SpecialHours | undefined;
}

/** The hours of a local day, yyyy-mm-dd: its special hours, else those of its weekday. */
export const hoursOn = ({ openingHours, specialHours }: Hours, date: string): HoursOn => {
  const special = specialHours.find(({ from, to }) => from <= date && date <= to);
  if (special) return { spans: special.hours, special };
  const weekday = Temporal.PlainDate.from(date).dayOfWeek % 7;
  return { spans: openingHours.filter(({ dayOfWeek }) => dayOfWeek === weekday) };
};

/** Minutes of the local day of a wall-clock time, hh:mm. */
export const minuteOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/**
 * Whether a business is open at an instant in epoch milliseconds, by its own wall clock. One that shows no hours at all
 * counts as open: nobody knows that it is closed.
 */
export const isOpenAt = (hours: Hours, zone: string, epochMs: number): boolean => {
  const { date, minuteOfDay } = localMoment(epochMs, zone);
  const { spans, special } = hoursOn(hours, date.toString());
  if (hours.openingHours.length === 0 && !special) return true;
  return spans.some(({ opens, closes }) => minuteOf(opens) <= minuteOfDay && minuteOfDay < minuteOf(closes));
};
