import { keptFormat } from './kept-format.ts';
import { type Language, localeOf } from './language.ts';
import { frenchFirst, NBSP } from './typography.ts';

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

/** An ISO instant in the reader's format, in `timezone` (default: the machine's); an invalid instant is shown raw. */
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
    const text = unbroken(keptFormat(localeOf(language), options).format(new Date(iso)));
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

/** A local day, `2026-12-25`, in words: "vendredi 25 décembre", "Friday, December 25". */
export const formatDay = (date: string, language: Language): string =>
  formatInstant(`${date}T12:00:00Z`, 'day', language, 'UTC');
