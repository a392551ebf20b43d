import { Temporal } from 'temporal-polyfill';
import { type Language, localeOf } from '../../../shared/domain/language.ts';
import { frenchFirst, NBSP } from '../../../shared/domain/typography.ts';
import { localMoment } from '../time/local-time.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats are dear to make, so each is made once. */
const format = (
  epochMs: number,
  zone: string,
  language: Language,
  options: Intl.DateTimeFormatOptions,
): string => {
  const key = [zone, language, ...Object.entries(options)].join();
  const made =
    formats.get(key) ?? new Intl.DateTimeFormat(localeOf(language), { ...options, timeZone: zone });
  formats.set(key, made);
  return made.format(epochMs);
};

const DAY = { weekday: 'long', day: 'numeric', month: 'long' } as const;

const atNoonUtc = (date: Temporal.PlainDate): number => Date.UTC(date.year, date.month - 1, date.day, 12);

/** "mardi 24 novembre", "mardi 1er décembre", "Tuesday, November 24". */
export const dayText = (date: string, language: Language): string => {
  const text = format(atNoonUtc(Temporal.PlainDate.from(date)), 'UTC', language, DAY);
  return language === 'fr' ? frenchFirst(text) : text;
};

/** "24 novembre", "1er décembre", "November 24". */
export const dateText = (date: string, language: Language): string => {
  const text = format(atNoonUtc(Temporal.PlainDate.from(date)), 'UTC', language, {
    day: 'numeric',
    month: 'long',
  });
  return language === 'fr' ? frenchFirst(text) : text;
};

/** "lundi", "Monday"; 0 is Sunday. */
export const weekdayText = (dayOfWeek: number, language: Language): string =>
  format(Date.UTC(2023, 0, 1 + dayOfWeek), 'UTC', language, { weekday: 'long' });

/** "9 h 00", "9:00 a.m.", never broken over two lines. */
const timeOf = (epochMs: number, zone: string, language: Language): string =>
  format(epochMs, zone, language, { hour: 'numeric', minute: '2-digit' }).replace(/\s/g, NBSP);

/** Minutes since midnight as a wall-clock time; 1440 is midnight. */
export const minuteText = (minuteOfDay: number, language: Language): string =>
  timeOf(Date.UTC(2023, 0, 1, 0, minuteOfDay), 'UTC', language);

/** The same as people say it back: "15 h", "3 p.m.". */
export const shortMinuteText = (minuteOfDay: number, language: Language): string =>
  minuteText(minuteOfDay, language).replace(/\u00a000$|:00(?!\d)/, '');

/** "9 h 00", "9:00 a.m." of an instant. */
export const timeText = (startAt: string, zone: string, language: Language): string =>
  timeOf(Date.parse(startAt), zone, language);

const startOf = (startAt: string, zone: string, language: Language) => ({
  day: dayText(localMoment(Date.parse(startAt), zone).date.toString(), language),
  time: timeOf(Date.parse(startAt), zone, language),
});

/** "mardi 24 novembre à 9 h 00", "Tuesday, November 24 at 9:00 a.m."; an invalid instant is shown as it is. */
export const dateTimeText = (startAt: string, zone: string, language: Language): string => {
  if (Number.isNaN(Date.parse(startAt))) return startAt;
  const { day, time } = startOf(startAt, zone, language);
  return `${day} ${language === 'fr' ? 'à' : 'at'} ${time}`;
};

/** So many lines of times are read at a glance on a phone. */
const MOST_LINES = 4;

/** Slots by day: "mardi 24 novembre : 9 h 00, 10 h 00". Where there are many days, several stand in a line. */
export const slotLines = (
  slots: readonly { startAt: string }[],
  zone: string,
  language: Language,
): readonly string[] => {
  const days = new Map<string, string[]>();
  for (const { startAt } of slots) {
    const { day, time } = startOf(startAt, zone, language);
    days.set(day, [...(days.get(day) ?? []), time]);
  }
  const colon = language === 'fr' ? `${NBSP}:` : ':';
  const texts = [...days].map(([day, times]) => `${day}${colon} ${times.join(', ')}`);
  const perLine = Math.ceil(texts.length / MOST_LINES);
  return texts.flatMap((_, index) =>
    index % perLine === 0 ? [texts.slice(index, index + perLine).join(' · ')] : [],
  );
};
