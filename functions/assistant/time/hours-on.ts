import { Temporal } from 'temporal-polyfill';
import type { OpeningHours, SpecialHours } from '../../../shared/schemas/public-site.ts';

interface Hours {
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
