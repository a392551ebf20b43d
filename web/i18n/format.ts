import { DAY_MS } from '../../shared/domain/duration.ts';
import { type Language, localeOf } from '../../shared/domain/language.ts';
import { frenchFirst, NBSP } from '../../shared/domain/typography.ts';

export { formatAmount, formatPrice } from '../../shared/domain/money.ts';

const styles = {
  date: { weekday: 'short', day: 'numeric', month: 'short' },
  longDate: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  day: { weekday: 'long', day: 'numeric', month: 'long' },
  shortDay: { day: 'numeric', month: 'short' },
  weekday: { weekday: 'short' },
  dayOfMonth: { day: 'numeric' },
  time: { hour: 'numeric', minute: '2-digit' },
  exactTime: { hour: 'numeric', minute: '2-digit', second: '2-digit' },
  dateTime: { weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' },
  fullDateTime: { year: 'numeric', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DateStyle = keyof typeof styles;

/** "9 h 00" must not break over two lines. */
const unbroken = (text: string): string =>
  text.replace(/(\d) h(?: (\d))?/g, (_, hour, minute) =>
    minute === undefined ? `${hour}${NBSP}h` : `${hour}${NBSP}h${NBSP}${minute}`,
  );

/** An ISO instant in the reader's format, in `timezone` (default: the browser's); an invalid instant is shown raw. */
export const formatInstant = (
  iso: string,
  style: DateStyle,
  language: Language,
  timezone?: string,
): string => {
  const options: Intl.DateTimeFormatOptions = {
    ...styles[style],
    ...(timezone ? { timeZone: timezone } : {}),
  };
  try {
    const text = unbroken(new Intl.DateTimeFormat(localeOf(language), options).format(new Date(iso)));
    return language === 'fr' ? frenchFirst(text) : text;
  } catch {
    return iso;
  }
};

/** "mar. 24 nov., 9 h 00 – 10 h 00"; the second day is named only if it is another one. */
export const formatSpan = (
  startIso: string,
  endIso: string,
  language: Language,
  timezone?: string,
): string => {
  const day = (iso: string) => formatInstant(iso, 'date', language, timezone);
  const endStyle = day(startIso) === day(endIso) ? 'time' : 'dateTime';
  const start = formatInstant(startIso, 'dateTime', language, timezone);
  return `${start} – ${formatInstant(endIso, endStyle, language, timezone)}`;
};

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

/** A local day, `2026-12-25`, in words: "vendredi 25 décembre", "Friday, December 25". */
export const formatDay = (date: string, language: Language): string =>
  formatInstant(`${date}T12:00:00Z`, 'day', language, 'UTC');

/** A wall-clock "13:30" in the reader's format: "13 h 30", "1:30 p.m."; "24:00" is midnight. */
export const formatWallTime = (time: string, language: Language): string => {
  const [hour = Number.NaN, minute = Number.NaN] = time.split(':').map(Number);
  if (Number.isNaN(hour) || Number.isNaN(minute)) return time;
  return formatInstant(new Date(Date.UTC(2023, 0, 1, hour, minute)).toISOString(), 'time', language, 'UTC');
};

export const formatNumber = (value: number, language: Language): string =>
  new Intl.NumberFormat(localeOf(language)).format(value);
