// The functions that the calendar library itself uses: importing all of Temporal would add to the bundle.
import { create, toZonedDateTime } from 'temporal-polyfill/fns/PlainDateTime';
import { dayAfter } from './day-key.ts';

/** Instants kept at a time: a team's hours on a few days. */
const MOST = 1000;

const kept = new Map<string, number>();

const computed = (date: string, time: string, timezone: string): number => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return toZonedDateTime(create(year, month, day, hour, minute), timezone).epochMilliseconds;
};

/**
 * Epoch milliseconds of a wall clock's `09:30` on a date of a zone. The end of a day, 24:00, is the beginning of the
 * next. Computed once: thirty people's hours are mostly the same few times.
 */
export const instantOf = (date: string, time: string, timezone: string): number => {
  if (time === '24:00') return instantOf(dayAfter(date, 1), '00:00', timezone);
  const name = `${date} ${time} ${timezone}`;
  const known = kept.get(name);
  if (known !== undefined) return known;
  if (kept.size >= MOST) kept.clear();
  const instant = computed(date, time, timezone);
  kept.set(name, instant);
  return instant;
};
