import { datedDays, opensOn } from '../../shared/domain/window-dates.ts';
import { DAY_MIN, dayIndexOf, dayStartOf, type Interval, type Minute } from './time.ts';
import { type AgendaWindow, MAIN_CALENDAR, type Offer, type Rules } from './types.ts';
import { type OffsetSpan, offsetSpans, runsOfWallTime } from './zone-runs.ts';

/** No zone is a day or more from UTC and no run lasts two days, so three days hold every run that touches a range. */
const REACH_MIN = 3 * DAY_MIN;

/**
 * What the rules offer on one calendar: every offer that touches `range`, sorted and never clipped to it. An offer is
 * a maximal run of real minutes whose wall clock in the window's zone lies in [start, end) on a local date on which
 * the window opens, minus the closures. A date with windows of its own has those alone. Closures remove minutes and do
 * not shift the grid of starts. Throws RangeError on an unknown zone.
 */
export function expandRules(rules: Rules, calendarId: string, range: Interval): Offer[] {
  const spansOf = spansByZone({ start: range.start - REACH_MIN, end: range.end + REACH_MIN });
  const closed = closedRuns(rules, calendarId, spansOf);
  const windows = rules.windows.filter(
    (window) => window.active && (window.calendarId ?? MAIN_CALENDAR) === calendarId,
  );
  const dated = datedDays(windows);
  const isOpen = (window: AgendaWindow, day: number) =>
    opensOn(window, day) && (window.date !== undefined || !dated.has(day));
  return windows
    .flatMap((window) =>
      windowRuns(window, range, spansOf(window.timezone), isOpen).map((run) => ({ window, run })),
    )
    .flatMap(({ window, run }) => openPieces(run, closed).map((piece) => offer(piece, window, run.start)))
    .filter((piece) => piece.start < range.end && piece.end > range.start)
    .sort(byTime);
}

type SpansOf = (timeZone: string) => OffsetSpan[];

/** Asking for a zone's transitions is the only costly step, so each zone is asked once per expansion. */
function spansByZone(range: Interval): SpansOf {
  const known = new Map<string, OffsetSpan[]>();
  return (timeZone) => {
    const spans = known.get(timeZone) ?? offsetSpans(timeZone, range);
    known.set(timeZone, spans);
    return spans;
  };
}

function closedRuns(rules: Rules, calendarId: string, spansOf: SpansOf): Interval[] {
  return rules.closures
    .filter((closure) => closure.calendarId === undefined || closure.calendarId === calendarId)
    .flatMap((closure) => {
      const { from, to, startTime = '00:00', endTime = '24:00', timezone } = closure;
      const wall = {
        start: dayStartOf(from) + minutesOfTime(startTime),
        end: dayStartOf(to) + minutesOfTime(endTime),
      };
      return runsOfWallTime(spansOf(timezone), wall);
    });
}

function windowRuns(
  window: AgendaWindow,
  range: Interval,
  spans: readonly OffsetSpan[],
  isOpen: (window: AgendaWindow, day: number) => boolean,
): Interval[] {
  const runs: Interval[] = [];
  const from = minutesOfTime(window.startTime);
  const to = minutesOfTime(window.endTime);
  const last = dayIndexOf(range.end) + 2;
  for (let day = dayIndexOf(range.start) - 2; day <= last; day += 1) {
    if (!isOpen(window, day)) continue;
    runs.push(...runsOfWallTime(spans, { start: day * DAY_MIN + from, end: day * DAY_MIN + to }));
  }
  return runs;
}

function openPieces(run: Interval, closed: readonly Interval[]): Interval[] {
  return closed.reduce<Interval[]>(
    (pieces, hole) =>
      pieces.flatMap((piece) =>
        [
          { start: piece.start, end: Math.min(piece.end, hole.start) },
          { start: Math.max(piece.start, hole.end), end: piece.end },
        ].filter((rest) => rest.start < rest.end),
      ),
    [run],
  );
}

function offer(piece: Interval, window: AgendaWindow, gridStart: Minute): Offer {
  return { start: piece.start, end: piece.end, capacity: window.capacity ?? 1, gridStart };
}

function byTime(a: Offer, b: Offer): number {
  return a.start - b.start || a.end - b.end || a.gridStart - b.gridStart || a.capacity - b.capacity;
}

function minutesOfTime(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}
