import { DAY_MIN, type Interval, type Minute } from '../../../agenda/time.ts';
import type { Entry, Length, Moment } from './entry.ts';
import { ruleStarts } from './rule-starts.ts';

/** No clock is a day or more from UTC, so that times on a clock within two days of a range may lie in it. */
const REACH_MIN = 2 * DAY_MIN;

/** What one UID stands for: its series or single event, and its changed occurrences. */
export interface Series {
  readonly uid: string;
  readonly main: Entry | undefined;
  readonly changed: readonly Entry[];
}

const utcOf = ({ wall, zone }: Moment): Minute => zone.utcOf(wall);

const dayOf = (wall: Minute): number => Math.floor(wall / DAY_MIN);

const spanOf = ({ wall, zone }: Moment, { days, minutes }: Length): Interval => {
  const start = zone.utcOf(wall);
  return { start, end: (days === 0 ? start : zone.utcOf(wall + days * DAY_MIN)) + minutes };
};

/** Whether an occurrence is among these moments: by its instant, or by its day where only a day is given. */
const isAmong = (moments: readonly Moment[]) => {
  const instants = new Set(moments.filter(({ isDate }) => !isDate).map(utcOf));
  const days = new Set(moments.filter(({ isDate }) => isDate).map(({ wall }) => dayOf(wall)));
  const clockDays = new Set(moments.map(({ wall }) => dayOf(wall)));
  return (start: Moment): boolean =>
    start.isDate
      ? clockDays.has(dayOf(start.wall))
      : instants.has(utcOf(start)) || days.has(dayOf(start.wall));
};

/** Entries that replace every later occurrence, the last one first. */
const lastingChanges = (changed: readonly Entry[]): readonly Entry[] =>
  changed
    .filter(({ isFromThere, replaces }) => isFromThere && replaces)
    .toSorted((a, b) => (b.replaces?.wall ?? 0) - (a.replaces?.wall ?? 0));

type Occurrence = { readonly start: Moment; readonly length: Length };

const occurrencesOf = (main: Entry, range: Interval): readonly Occurrence[] => {
  const { start, length } = main;
  const lasts = length.days * DAY_MIN + length.minutes;
  const near = { start: range.start - lasts - REACH_MIN, end: range.end + REACH_MIN };
  const walls = new Set(main.rules.flatMap((rule) => ruleStarts(rule, start, near)));
  walls.add(start.wall);
  return [...Array.from(walls, (wall) => ({ start: { ...start, wall }, length })), ...main.added];
};

/** An occurrence as the last change that reaches it has it; undefined when it takes no time. */
const spanWith = (
  main: Entry,
  changes: readonly Entry[],
  { start, length }: Occurrence,
): Interval | undefined => {
  const change = changes.find(({ replaces }) => replaces && start.wall > replaces.wall);
  if (!change?.replaces) return main.isBusy ? spanOf(start, length) : undefined;
  const moved = start.wall + change.start.wall - change.replaces.wall;
  return change.isBusy ? spanOf({ ...change.start, wall: moved }, change.length) : undefined;
};

const mainSpans = ({ main, changed }: Series, range: Interval): readonly Interval[] => {
  if (!main) return [];
  const isGone = isAmong([...main.removed, ...changed.flatMap(({ replaces }) => replaces ?? [])]);
  const changes = lastingChanges(changed);
  if (!main.isBusy && changes.length === 0) return [];
  return occurrencesOf(main, range)
    .filter(({ start }) => !isGone(start))
    .flatMap((occurrence) => spanWith(main, changes, occurrence) ?? []);
};

/** When a series takes time in `range`. Throws for one that cannot be expanded. */
export const spansOf = (series: Series, range: Interval): readonly Interval[] =>
  [
    ...mainSpans(series, range),
    ...series.changed.filter(({ isBusy }) => isBusy).map(({ start, length }) => spanOf(start, length)),
  ].filter(({ start, end }) => start < end && start < range.end && end > range.start);

/** Entries by their UID; of two main ones under one UID each stands alone. */
export const seriesOf = (entries: readonly Entry[]): readonly Series[] => {
  const byUid = Map.groupBy(entries, ({ uid }) => uid);
  return [...byUid].flatMap(([uid, all]) => {
    const changed = all.filter(({ replaces }) => replaces !== undefined);
    const [main, ...others] = all.filter(({ replaces }) => replaces === undefined);
    return [{ uid, main, changed }, ...others.map((other) => ({ uid, main: other, changed: [] }))];
  });
};
