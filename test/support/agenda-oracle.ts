/**
 * The agenda by the letter, minute by minute, sharing nothing with the product but its types: wall clocks come from
 * Intl, and every answer from looking at each minute alone. Slow on purpose.
 */
import { type AgendaWindow, MAIN_CALENDAR, type Rules } from '../../functions/agenda/types.ts';

type Clock = { readonly date: string; readonly dayOfWeek: number; readonly minuteOfDay: number };
type Span = { readonly start: number; readonly end: number };
type Entry = Span & { readonly before: number; readonly after: number; readonly kind?: string };

/** A run of offered minutes, and the first minute that its window's wall clock gave it. */
export type OracleRun = Span & { readonly gridStart: number; readonly capacity: number };

const clocks = new Map<string, { format: Intl.DateTimeFormat; seen: Map<number, Clock> }>();

/** What the clock on the wall of a zone shows at a minute. */
export function wallClock(timeZone: string, minute: number): Clock {
  let zone = clocks.get(timeZone);
  if (zone === undefined) {
    const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
    zone = { format, seen: new Map() };
    clocks.set(timeZone, zone);
  }
  const known = zone.seen.get(minute);
  if (known !== undefined) return known;
  const [date = '', time = ''] = zone.format.format(minute * 60_000).split(' ');
  const dayOfWeek = new Date(`${date}T00:00Z`).getUTCDay();
  const clock = { date, dayOfWeek, minuteOfDay: minutes(time) };
  if (zone.seen.size > 50_000) zone.seen.clear();
  zone.seen.set(minute, clock);
  return clock;
}

/** The minutes of a local date at which the wall clock shows a minute of the day: none, one, or two. */
export function minutesShowing(timeZone: string, date: string, minuteOfDay: number): number[] {
  const local = Date.parse(`${date}T00:00Z`) / 60_000 + minuteOfDay;
  const offsets = Array.from({ length: 2 * 14 * 4 + 1 }, (_, n) => (n - 14 * 4) * 15);
  return offsets
    .map((offset) => local - offset)
    .filter((minute) => {
      const clock = wallClock(timeZone, minute);
      return clock.date === date && clock.minuteOfDay === minuteOfDay;
    })
    .sort((a, b) => a - b);
}

const TWO_DAYS = 2880;

/** The offers that touch `range`, by looking at each minute from two days before to two days after, or as far as said. */
export function oracleRuns(rules: Rules, calendarId: string, range: Span, around = TWO_DAYS): OracleRun[] {
  const looked = { start: range.start - around, end: range.end + around };
  return rules.windows
    .filter((window) => window.active && (window.calendarId ?? MAIN_CALENDAR) === calendarId)
    .flatMap((window) => windowRuns(window, rules, calendarId, looked))
    .filter((run) => run.start < range.end && run.end > range.start);
}

function windowRuns(window: AgendaWindow, rules: Rules, calendarId: string, range: Span): OracleRun[] {
  const runs: { start: number; end: number; gridStart: number; capacity: number }[] = [];
  const from = minutes(window.startTime);
  const to = minutes(window.endTime);
  let label = '';
  let gridStart = 0;
  for (let minute = range.start; minute < range.end; minute += 1) {
    const clock = wallClock(window.timezone, minute);
    const isIn = isItsDay(window, rules, clock) && clock.minuteOfDay >= from && clock.minuteOfDay < to;
    const now = isIn ? clock.date : '';
    if (now !== label) gridStart = minute;
    label = now;
    if (!isIn || isClosed(rules, calendarId, minute)) continue;
    const last = runs.at(-1);
    if (last?.end === minute && last.gridStart === gridStart) last.end = minute + 1;
    else runs.push({ start: minute, end: minute + 1, gridStart, capacity: window.capacity ?? 1 });
  }
  return runs;
}

/** Whether a window opens on a date: its own, or its weekday where its calendar has no hours for that date. */
function isItsDay(window: AgendaWindow, rules: Rules, { date, dayOfWeek }: Clock): boolean {
  if (window.date !== undefined) return window.date === date;
  const owner = window.calendarId ?? MAIN_CALENDAR;
  const isReplaced = rules.windows.some(
    (other) => other.active && other.date === date && (other.calendarId ?? MAIN_CALENDAR) === owner,
  );
  return window.dayOfWeek === dayOfWeek && !isReplaced && isItsWeek(window, date);
}

const mondays = new Map<string, number>();

/** Counts the Mondays since the first of 1970, one date after another. */
function mondaysBefore(date: string): number {
  let count = mondays.get(date);
  if (count === undefined) {
    count = 0;
    const day = new Date('1970-01-06T00:00Z');
    const last = Date.parse(`${date}T00:00Z`);
    while (day.getTime() <= last) {
      if (day.getUTCDay() === 1) count += 1;
      day.setUTCDate(day.getUTCDate() + 1);
    }
    mondays.set(date, count);
  }
  return count;
}

function isItsWeek({ rotation }: AgendaWindow, date: string): boolean {
  return rotation === undefined || mondaysBefore(date) % rotation.weeks === rotation.week;
}

function isClosed(rules: Rules, calendarId: string, minute: number): boolean {
  return rules.closures.some((closure) => {
    const { date, minuteOfDay } = wallClock(closure.timezone, minute);
    const isToday =
      (closure.calendarId ?? calendarId) === calendarId && date >= closure.from && date <= closure.to;
    const isEarlier = date === closure.from && minuteOfDay < minutes(closure.startTime ?? '00:00');
    const isLater = date === closure.to && minuteOfDay >= minutes(closure.endTime ?? '24:00');
    return isToday && !isEarlier && !isLater;
  });
}

/** How many may be served at a minute: the greatest of what covers it, and one where nothing does. */
export function oracleCapacity(runs: readonly OracleRun[], minute: number): number {
  const covering = runs.filter((run) => run.start <= minute && minute < run.end).map((run) => run.capacity);
  return covering.length === 0 ? 1 : Math.max(...covering);
}

/** Whether a minute with these entries keeps the rule of capacity; an outside event takes every place. */
export function isLawful(entries: readonly Entry[], capacity: number, minute: number): boolean {
  const count = (covers: (entry: Entry) => boolean) => entries.filter(covers).length;
  const isIn = (entry: Entry) => entry.start <= minute && minute < entry.end;
  const isAway = entries.some((entry) => entry.kind === 'external' && isIn(entry));
  const served = count((entry) => entry.kind !== 'external' && isIn(entry)) + (isAway ? capacity : 0);
  const before = count((entry) => entry.start - entry.before <= minute && minute < entry.start);
  const after = count((entry) => entry.end <= minute && minute < entry.end + entry.after);
  return served === 0 || served + Math.max(before, after) <= capacity;
}

/** Whether an entry has room among others, looking at each minute it asks for, its buffers included. */
export function oracleFits(runs: readonly OracleRun[], others: readonly Entry[], entry: Entry): boolean {
  for (let minute = entry.start - entry.before; minute < entry.end + entry.after; minute += 1) {
    if (!isLawful([...others, entry], oracleCapacity(runs, minute), minute)) return false;
  }
  return true;
}

/** Whether each minute of a time is within the hours. */
export function oracleOpen(runs: readonly OracleRun[], { start, end }: Span): boolean {
  for (let minute = start; minute < end; minute += 1)
    if (!runs.some((run) => run.start <= minute && minute < run.end)) return false;
  return true;
}

/** Whether a service can start at a minute by the windows alone: on the grid of a run that holds all its minutes. */
export function oracleOffers(
  runs: readonly OracleRun[],
  slotMinutes: number,
  start: number,
  durationMin: number,
): boolean {
  return runs.some((run) => {
    for (let minute = start; minute < start + durationMin; minute += 1) {
      if (minute < run.start || minute >= run.end) return false;
    }
    return (start - run.gridStart) % slotMinutes === 0;
  });
}

function minutes(time: string): number {
  const [hours, rest] = time.split(':');
  return Number(hours) * 60 + Number(rest);
}
