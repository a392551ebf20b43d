import { numberOf } from '../numbers.ts';

const NOON = 12 * 60;
const DAY = 24 * 60;

export type Meridiem = 'am' | 'pm';

export interface ClockReading {
  /** Minutes since midnight. */
  readonly min: number;
  /** The other half of the day, where the words leave it open. */
  readonly alt?: number;
}

export const meridiemOf = (text: string | undefined): Meridiem | undefined => {
  if (!text) return undefined;
  return text.startsWith('p') ? 'pm' : 'am';
};

const MINUTE_WORDS: Readonly<Record<string, number>> = {
  ...{ demi: 30, demie: 30, trente: 30, thirty: 30, quart: 15, quinze: 15, fifteen: 15 },
  ...{ 'forty-five': 45, 'forty five': 45 },
  ...{ 'quarante-cinq': 45, 'quarante cinq': 45, vingt: 20, dix: 10, cinq: 5 },
};

/** Minutes behind an hour, in digits or in words: « et demie », "thirty". */
export const minutesOf = (text: string | undefined): number =>
  text === undefined || text === '' ? 0 : (MINUTE_WORDS[text] ?? Number(text));

const withMeridiem = (hour: number, minute: number, meridiem: Meridiem): ClockReading | undefined => {
  if (hour < 1 || hour > 12) return hour > 12 && hour < 24 ? { min: hour * 60 + minute } : undefined;
  return { min: (hour % 12) * 60 + minute + (meridiem === 'pm' ? NOON : 0) };
};

/**
 * A wall-clock time from its words. Without "am" or "pm", an hour that no shop opens at is meant in the afternoon:
 * 1 to 6, in both languages; 7 to 11 are the morning, and in English maybe the evening.
 */
export const readClock = (
  hourText: string | undefined,
  minuteText: string | undefined,
  meridiem: Meridiem | undefined,
  style: 'fr' | 'en',
): ClockReading | undefined => {
  const hour = numberOf(hourText);
  const minute = minutesOf(minuteText);
  if (hour === undefined || hour > 24 || Number.isNaN(minute) || minute > 59) return undefined;
  if (meridiem) return withMeridiem(hour, minute, meridiem);
  const min = hour * 60 + minute;
  if (min >= DAY) return min === DAY ? { min: 0 } : undefined;
  if (hour >= 1 && hour <= 6) return { min: min + NOON, alt: min };
  return hour >= 7 && hour <= 11 && style === 'en' ? { min, alt: min + NOON } : { min };
};
