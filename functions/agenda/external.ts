import { dayInterval } from './offers-of.ts';
import type { Interval } from './time.ts';
import { type AgendaDay, type Busy, MAX_BUSY_PER_DAY } from './types.ts';

/** The most external entries of one day: enough for any real one, and bookings keep their room. */
export const MAX_EXTERNAL_PER_DAY = 64;

export const isExternal = ({ kind }: Busy): boolean => kind === 'external';

/** The same minutes as runs that neither overlap nor touch, in order. */
export function mergedRuns(spans: readonly Interval[]): Interval[] {
  const runs: Interval[] = [];
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    const last = runs.at(-1);
    if (last && start <= last.end)
      runs[runs.length - 1] = { start: last.start, end: Math.max(last.end, end) };
    else runs.push({ start, end });
  }
  return runs;
}

/** Joins the runs with the smallest gaps until few enough are left. More is busy then, never less. */
export function joinedRuns(runs: readonly Interval[], most: number): Interval[] {
  const gaps = runs.slice(1).map(({ start }, n) => ({ n, gap: start - (runs[n]?.end ?? start) }));
  const closed = new Set(
    gaps
      .toSorted((a, b) => a.gap - b.gap || a.n - b.n)
      .slice(0, Math.max(0, runs.length - most))
      .map(({ n }) => n),
  );
  const joined: Interval[] = [];
  for (const [n, { start, end }] of runs.entries()) {
    const last = joined.at(-1);
    if (last && closed.has(n - 1)) joined[joined.length - 1] = { start: last.start, end };
    else joined.push({ start, end });
  }
  return joined;
}

/** A day with its external entries replaced. */
export interface Replaced {
  /** The same object when nothing changed. */
  readonly day: AgendaDay;
  /** Whether there were more runs than a day may hold, so that the gaps between some count as busy too. */
  readonly isJoined: boolean;
}

/**
 * The day with exactly these external entries: the part of `runs` (merged) that lies in it. Bookings and holds stay,
 * also where they overlap.
 */
export function withExternal(day: AgendaDay, runs: readonly Interval[]): Replaced {
  const { start, end } = dayInterval(day.date);
  const inside = runs
    .filter((run) => run.start < end && run.end > start)
    .map((run) => ({ start: Math.max(run.start, start), end: Math.min(run.end, end) }));
  const others = day.busy.filter((entry) => !isExternal(entry));
  const most = Math.max(1, Math.min(MAX_EXTERNAL_PER_DAY, MAX_BUSY_PER_DAY - others.length));
  const entries = joinedRuns(inside, most).map(entryOf);
  const isJoined = inside.length > most;
  if (isSame(day.busy.filter(isExternal), entries)) return { day, isJoined };
  const busy = [...others, ...entries].sort((a, b) => a.start - b.start || (a.id < b.id ? -1 : 1));
  return { day: { ...day, busy }, isJoined };
}

/** The id needs to be its own only within its day. */
function entryOf({ start, end }: Interval): Busy {
  return { id: `external-${start}`, kind: 'external', start, end, before: 0, after: 0 };
}

function isSame(a: readonly Interval[], b: readonly Interval[]): boolean {
  return a.length === b.length && a.every(({ start, end }, n) => start === b[n]?.start && end === b[n]?.end);
}
