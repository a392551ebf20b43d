import type { AvailabilityWindow } from '../../../shared/schemas/availability.ts';

/** Windows by day of week (Sunday first, as 0), then by start. */
export const sortedWindows = (windows: readonly AvailabilityWindow[]): AvailabilityWindow[] =>
  windows.toSorted((a, b) => a.dayOfWeek - b.dayOfWeek || a.startTime.localeCompare(b.startTime));
