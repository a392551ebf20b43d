import { isInGrid } from '../../../../shared/domain/weekly-grid.ts';
import {
  type AvailabilityWindow,
  MAX_HOURS_WRITTEN,
  MAX_PEOPLE_AT_ONCE,
  type WeeklyHours,
} from '../../../../shared/schemas/availability.ts';
import { type Span, type WeekDraft, weeksUpTo } from './week-draft.ts';

const weeksOf = (windows: readonly AvailabilityWindow[]): number =>
  windows.reduce((weeks, { rotation }) => Math.max(weeks, rotation?.weeks ?? 1), 1);

/** A calendar's saved hours, of its week or of one date; windows that no grid shows are left out. */
export const savedWeek = (
  windows: readonly AvailabilityWindow[],
  calendarId: string,
  businessZone: string,
  date?: string,
): WeekDraft => {
  const isShown = (window: AvailabilityWindow) =>
    window.calendarId === calendarId && isInGrid(window, businessZone, date);
  const own = windows.filter(isShown);
  const weeks = weeksOf(own);
  return {
    weeks,
    seen: own.map(({ availabilityId, version }) => ({ availabilityId, version })),
    spans: own.flatMap(({ availabilityId, rotation, dayOfWeek, startTime, endTime, capacity }) =>
      (rotation ? [rotation.week] : weeksUpTo(weeks)).map((week) => ({
        ...{ key: `${availabilityId}-${week}`, week, dayOfWeek, startTime, endTime, capacity },
      })),
    ),
  };
};

const wordOf = ({ week, dayOfWeek, startTime, endTime, capacity }: Span): string =>
  [week, dayOfWeek, startTime, endTime, capacity].join(' ');

const byStart = (a: Span, b: Span): number => a.startTime.localeCompare(b.startTime);

/** What is sent for one calendar; hours that are alike in every week come every week. */
export const toWeeklyHours = (
  calendarId: string,
  { weeks, seen, spans }: WeekDraft,
  date?: string,
): WeeklyHours => {
  const alike = Map.groupBy(spans.toSorted(byStart), (span) => wordOf({ ...span, week: 0 }));
  const windowsOf = (group: readonly Span[]) => {
    const isWeekly = group.length === weeks;
    return (isWeekly ? group.slice(0, 1) : group).map(
      ({ week, dayOfWeek, startTime, endTime, capacity }) => ({
        ...{ dayOfWeek, startTime, endTime, capacity },
        ...(isWeekly ? {} : { rotation: { weeks, week } }),
      }),
    );
  };
  return {
    ...{ calendarId, seen },
    ...(date === undefined ? {} : { date }),
    windows: [...alike.values()].flatMap(windowsOf),
  };
};

const wordsOf = (draft: WeekDraft): string =>
  toWeeklyHours('', draft)
    .windows.map((window) => JSON.stringify(window))
    .sort()
    .join();

/** Whether both have the same hours, so that nothing is to be saved. */
export const isSameWeek = (a: WeekDraft, b: WeekDraft): boolean => wordsOf(a) === wordsOf(b);

/** Saves in one call as many people as one call may write, and the others in further ones. */
export const inCalls = (hours: readonly WeeklyHours[]): ReadonlyArray<readonly WeeklyHours[]> => {
  const calls: WeeklyHours[][] = [];
  let room = 0;
  for (const one of hours) {
    const size = Math.max(one.seen.length, one.windows.length);
    const last = calls.at(-1);
    if (last && size <= room && last.length < MAX_PEOPLE_AT_ONCE) last.push(one);
    else {
      calls.push([one]);
      room = MAX_HOURS_WRITTEN;
    }
    room -= size;
  }
  return calls;
};
