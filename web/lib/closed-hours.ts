import { dayNumber, windowsOn } from '../../shared/domain/window-dates.ts';
import type { AvailabilityWindow } from '../../shared/schemas/availability.ts';
import type { Closure } from '../../shared/schemas/closure.ts';
import { dayAfter } from './day-key.ts';
import { instantOf } from './wall-instant.ts';

/** A part of one of the days shown, in epoch milliseconds. */
export interface Span {
  readonly date: string;
  readonly start: number;
  readonly end: number;
}

type Run = Pick<Span, 'start' | 'end'>;

interface Week {
  readonly days: readonly string[];
  /** The business's time zone, in which days and closures are given. */
  readonly timezone: string;
  readonly windows: readonly AvailabilityWindow[];
  readonly closures: readonly Closure[];
  /** The calendars shown: a time is open when one of them is. */
  readonly calendarIds: readonly string[];
}

const dayRun = (from: string, to: string, timezone: string): Run => ({
  start: instantOf(from, '00:00', timezone),
  end: instantOf(to, '24:00', timezone),
});

const without = (run: Run, hole: Run): readonly Run[] =>
  [
    { start: run.start, end: Math.min(run.end, hole.start) },
    { start: Math.max(run.start, hole.end), end: run.end },
  ].filter(({ start, end }) => start < end);

const withoutAll = (runs: readonly Run[], holes: readonly Run[]): readonly Run[] =>
  holes.reduce<readonly Run[]>((left, hole) => left.flatMap((run) => without(run, hole)), runs);

/** The days and those next to them: a window in another time zone may open on the day before or after. */
const around = (days: readonly string[]): readonly string[] => [
  dayAfter(days[0] ?? '', -1),
  ...days,
  dayAfter(days.at(-1) ?? '', 1),
];

/** From when to when a closure lasts. */
const closureRun = (
  { from, to, startTime = '00:00', endTime = '24:00' }: Closure,
  timezone: string,
): Run => ({ start: instantOf(from, startTime, timezone), end: instantOf(to, endTime, timezone) });

const closes = (closure: Closure, calendarId: string): boolean =>
  closure.calendarId === null || closure.calendarId === calendarId;

/** When the windows open on a date, each with its calendar. */
const runsOn = (date: string, windows: readonly AvailabilityWindow[]) =>
  windowsOn(windows, dayNumber(date)).map(({ calendarId, startTime, endTime, timezone }) => ({
    calendarId,
    run: { start: instantOf(date, startTime, timezone), end: instantOf(date, endTime, timezone) },
  }));

const openRuns = ({ days, timezone, windows, closures, calendarIds }: Week): readonly Run[] => {
  const shown = windows.filter(({ calendarId }) => calendarIds.includes(calendarId));
  return around(days)
    .flatMap((date) => runsOn(date, shown))
    .flatMap(({ calendarId: owner, run }) => {
      const closed = closures
        .filter((closure) => closes(closure, owner))
        .map((closure) => closureRun(closure, timezone));
      return withoutAll([run], closed);
    });
};

interface Placed {
  readonly calendarId: string;
  readonly startAt: string;
  readonly endAt: string;
}

/** Whether any part of an appointment lies in a closure of the business, or of whom it is with. */
export const isInClosure = (
  { calendarId, startAt, endAt }: Placed,
  closures: readonly Closure[],
  timezone: string,
): boolean =>
  closures.some((closure) => {
    const { start, end } = closureRun(closure, timezone);
    return closes(closure, calendarId) && start < Date.parse(endAt) && Date.parse(startAt) < end;
  });

/** Whether any part of an appointment lies in closed hours; instants in epoch milliseconds. */
export const meetsClosed = (closed: readonly Span[], { start, end }: Run): boolean =>
  closed.some((span) => span.start < end && start < span.end);

/** The hours of each day in which no calendar is open: outside the weekly windows, or in a closure. */
export const closedHours = (week: Week): readonly Span[] => {
  const open = openRuns(week);
  return week.days.flatMap((date) =>
    withoutAll([dayRun(date, date, week.timezone)], open).map((run) => ({ date, ...run })),
  );
};
