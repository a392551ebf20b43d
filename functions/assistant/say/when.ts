import type { Temporal } from 'temporal-polyfill';
import { type Language, localeOf } from '../../../shared/domain/language.ts';
import { frenchFirst } from '../../../shared/domain/typography.ts';
import { localMoment } from '../time/local-time.ts';

const NBSP = '\u00a0';

const format = (
  epochMs: number,
  zone: string,
  language: Language,
  options: Intl.DateTimeFormatOptions,
): string => new Intl.DateTimeFormat(localeOf(language), { ...options, timeZone: zone }).format(epochMs);

const DAY = { weekday: 'long', day: 'numeric', month: 'long' } as const;

const atNoonUtc = (date: Temporal.PlainDate): number => Date.UTC(date.year, date.month - 1, date.day, 12);

/** "mardi 24 novembre", "mardi 1er décembre", "Tuesday, November 24". */
export const dayText = (date: Temporal.PlainDate, language: Language): string => {
  const text = format(atNoonUtc(date), 'UTC', language, DAY);
  return language === 'fr' ? frenchFirst(text) : text;
};

/** "lundi", "Monday"; 0 is Sunday. */
export const weekdayText = (dayOfWeek: number, language: Language): string =>
  format(Date.UTC(2023, 0, 1 + dayOfWeek), 'UTC', language, { weekday: 'long' });

/** "9 h 00", "9:00 a.m.", never broken over two lines. */
const timeOf = (epochMs: number, zone: string, language: Language): string =>
  format(epochMs, zone, language, { hour: 'numeric', minute: '2-digit' }).replace(/\s/g, NBSP);

const timeText = (startAt: string, zone: string, language: Language): string =>
  timeOf(Date.parse(startAt), zone, language);

/** Minutes since midnight as a wall-clock time; 1440 is midnight. */
export const minuteText = (minuteOfDay: number, language: Language): string =>
  timeOf(Date.UTC(2023, 0, 1, 0, minuteOfDay), 'UTC', language);

/** "mardi 24 novembre à 9 h 00", "Tuesday, November 24 at 9:00 a.m."; an invalid instant is shown as it is. */
export const dateTimeText = (startAt: string, zone: string, language: Language): string => {
  if (Number.isNaN(Date.parse(startAt))) return startAt;
  const day = dayText(localMoment(Date.parse(startAt), zone).date, language);
  return `${day} ${language === 'fr' ? 'à' : 'at'} ${timeText(startAt, zone, language)}`;
};

/** Slots in lines, one a day: "mardi 24 novembre : 9 h 00, 10 h 00". */
export const slotLines = (
  slots: readonly { startAt: string }[],
  zone: string,
  language: Language,
): string => {
  const days = new Map<string, string[]>();
  for (const { startAt } of slots) {
    const day = dayText(localMoment(Date.parse(startAt), zone).date, language);
    days.set(day, [...(days.get(day) ?? []), timeText(startAt, zone, language)]);
  }
  const colon = language === 'fr' ? `${NBSP}:` : ':';
  return [...days].map(([day, times]) => `• ${day}${colon} ${times.join(', ')}`).join('\n');
};
