import type { CalendarId } from '../../../shared/domain/ids.ts';
import type { AvailabilityWindow } from '../../../shared/schemas/availability.ts';
import type { OpeningHours } from '../../../shared/schemas/public-site.ts';

const toOpeningHours = ({ dayOfWeek, startTime, endTime }: AvailabilityWindow): OpeningHours => ({
  dayOfWeek,
  opens: startTime,
  closes: endTime,
});

const later = (a: string, b: string): string => (a > b ? a : b);

/** Merges hours of one day that touch or overlap. They are sorted by day and start. */
const merged = (hours: readonly OpeningHours[]): readonly OpeningHours[] => {
  const openings: OpeningHours[] = [];
  for (const next of hours) {
    const last = openings.at(-1);
    if (last?.dayOfWeek !== next.dayOfWeek || last.closes < next.opens) openings.push(next);
    else openings[openings.length - 1] = { ...last, closes: later(last.closes, next.closes) };
  }
  return openings;
};

/**
 * When a business is open: the active windows of its offered calendars, in the order of the week. Several people's
 * hours are merged: it is open while anybody works.
 */
export const openingHours = (
  windows: readonly AvailabilityWindow[],
  calendars: readonly CalendarId[],
): readonly OpeningHours[] => {
  const ids: readonly string[] = calendars;
  const hours = windows
    .filter(({ active, calendarId }) => active && ids.includes(calendarId))
    .map(toOpeningHours);
  return ids.length > 1 ? merged(hours) : hours;
};
