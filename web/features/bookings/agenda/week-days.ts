import { dayAfter } from '../../../lib/day-key.ts';

/** The day a week begins on, 0 being Sunday: Sunday in the Americas, Monday elsewhere. */
export const firstDayOf = (timezone: string): 0 | 1 => (timezone.startsWith('America/') ? 0 : 1);

/** The seven dates of the week that a date lies in. */
export const weekOf = (date: string, firstDay: 0 | 1): readonly string[] => {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  const first = dayAfter(date, -((weekday - firstDay + 7) % 7));
  return Array.from({ length: 7 }, (_, index) => dayAfter(first, index));
};

/** Noon in UTC names the same date in UTC: a day has no zone of its own. */
export const noonOf = (date: string): string => `${date}T12:00:00Z`;
