import { DAY_MS } from '../../shared/domain/duration.ts';
import { formatInstant } from '../../shared/domain/instant-text.ts';
import { type Language, localeOf } from '../../shared/domain/language.ts';

export { type DateStyle, formatDay, formatInstant, formatSpan } from '../../shared/domain/instant-text.ts';

/** "16 – 22 nov. 2026": from a date to a date, both `2026-11-16`. */
export const formatPeriod = (from: string, to: string, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).formatRange(new Date(`${from}T12:00:00Z`), new Date(`${to}T12:00:00Z`));

const sunday = Date.UTC(2023, 0, 1);

/** Name of a weekday, 0 being Sunday: "Lundi", "Monday"; capitalised, as it stands alone. */
export const formatWeekday = (dayOfWeek: number, language: Language): string => {
  const format = new Intl.DateTimeFormat(localeOf(language), { weekday: 'long', timeZone: 'UTC' });
  const name = format.format(new Date(sunday + dayOfWeek * DAY_MS));
  return name.charAt(0).toUpperCase() + name.slice(1);
};

/** A wall-clock "13:30" in the reader's format: "13 h 30", "1:30 p.m."; "24:00" is midnight. */
export const formatWallTime = (time: string, language: Language): string => {
  const [hour = Number.NaN, minute = Number.NaN] = time.split(':').map(Number);
  if (Number.isNaN(hour) || Number.isNaN(minute)) return time;
  return formatInstant(new Date(Date.UTC(2023, 0, 1, hour, minute)).toISOString(), 'time', language, 'UTC');
};

export const formatNumber = (value: number, language: Language): string =>
  new Intl.NumberFormat(localeOf(language)).format(value);
