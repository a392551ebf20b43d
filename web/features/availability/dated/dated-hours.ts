import { isInGrid } from '../../../../shared/domain/weekly-grid.ts';
import { dayNumber, weekOfRotation } from '../../../../shared/domain/window-dates.ts';
import type { Availability, AvailabilityWindow } from '../../../../shared/schemas/availability.ts';
import { addSpan, spansOn, type WeekDraft } from '../hours/week-draft.ts';
import { savedWeek } from '../hours/week-wire.ts';

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

/** The hours a date begins to be edited with: its own, else those of its week, else nine to five. */
export const beginningOf = (
  { windows, timezone }: Pick<Availability, 'windows' | 'timezone'>,
  { calendarId, date }: { readonly calendarId: string; readonly date: string },
): WeekDraft => {
  const own = savedWeek(windows, calendarId, timezone, date);
  if (own.spans.length > 0) return own;
  const dayOfWeek = weekdayOf(date);
  const usual = savedWeek(windows, calendarId, timezone);
  const week = weekOfRotation(dayNumber(date), usual.weeks);
  const spans = spansOn(usual, { week, dayOfWeek }).map((span) => ({ ...span, week: 0 }));
  return spans.length > 0 ? { ...own, spans } : addSpan(own, { week: 0, dayOfWeek });
};
