import type { AvailabilityWindow } from '../../../shared/schemas/availability.ts';

/** Windows by day of week (Sunday first, as 0), then by start, then in the order of the calendars. */
export const sortedWindows = (
  windows: readonly AvailabilityWindow[],
  calendarIds: readonly string[],
): AvailabilityWindow[] =>
  windows.toSorted(
    (a, b) =>
      a.dayOfWeek - b.dayOfWeek ||
      a.startTime.localeCompare(b.startTime) ||
      calendarIds.indexOf(a.calendarId) - calendarIds.indexOf(b.calendarId),
  );
