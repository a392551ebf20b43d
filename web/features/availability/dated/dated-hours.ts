import { isInGrid } from '../../../../shared/domain/weekly-grid.ts';
import type { Availability, AvailabilityWindow } from '../../../../shared/schemas/availability.ts';

/** A person's hours of one date. */
export interface DatedHours {
  readonly calendarId: string;
  /** yyyy-mm-dd */
  readonly date: string;
  readonly windows: readonly AvailabilityWindow[];
}

/** The dates from today on that have hours of their own, soonest first. */
export const datedHours = ({ windows, timezone }: Availability, today: string): readonly DatedHours[] => {
  const dated = windows.flatMap((window) =>
    window.date !== undefined && window.date >= today && isInGrid(window, timezone, window.date)
      ? [{ ...window, date: window.date }]
      : [],
  );
  const groups = Map.groupBy(dated, ({ calendarId, date }) => `${date} ${calendarId}`);
  return [...groups.entries()]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .flatMap(([, group]) => {
      const [first] = group;
      return first ? [{ calendarId: first.calendarId, date: first.date, windows: group }] : [];
    });
};

/** 0 is Sunday. */
export const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay();
