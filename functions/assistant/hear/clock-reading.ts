import { numberOf } from './numbers.ts';

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

const minutesOf = (text: string | undefined): number => {
  if (text === undefined || text === '') return 0;
  if (/^demie?$/.test(text) || text === 'trente' || text === 'thirty') return 30;
  if (text === 'quart' || text === 'quinze' || text === 'fifteen') return 15;
  return Number(text);
};

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
