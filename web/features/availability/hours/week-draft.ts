import { type HoursFault, hoursFaults } from '../../../../shared/domain/weekly-grid.ts';
import type { WeeklyHours } from '../../../../shared/schemas/availability.ts';

/** The grid's rows: Monday first, Sunday is 0. */
export const GRID_DAYS: readonly number[] = [1, 2, 3, 4, 5, 6, 0];

/** A row of the grid. */
export interface Row {
  /** Its week of the rotation, from 0; always 0 where every week is alike. */
  readonly week: number;
  readonly dayOfWeek: number;
}

/** One span of hours in a draft; times as HH:MM, blank while a field is empty. */
export interface Span extends Row {
  /** Stable while the draft lives, for the screen. */
  readonly key: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly capacity: number;
}

/** One person's week, their weeks in rotation, or their hours of one date, as they are being edited. */
export interface WeekDraft {
  /** How many weeks take turns, 1 to 4. */
  readonly weeks: number;
  /** The saved windows it began with. */
  readonly seen: WeeklyHours['seen'];
  readonly spans: readonly Span[];
}

type Times = Pick<Span, 'startTime' | 'endTime'>;

let drawn = 0;
const withKey = (span: Omit<Span, 'key'>): Span => {
  drawn += 1;
  return { ...span, key: `span-${drawn}` };
};

/** The weeks of a rotation of so many, from 0. */
export const weeksUpTo = (count: number): readonly number[] => Array.from({ length: count }, (_, n) => n);

const isOn =
  (row: Row) =>
  ({ week, dayOfWeek }: Row): boolean =>
    week === row.week && dayOfWeek === row.dayOfWeek;

/** The spans of a row, in the order in which they were added; one being edited stays where it is. */
export const spansOn = ({ spans }: WeekDraft, row: Row): readonly Span[] => spans.filter(isOn(row));

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

const WORKDAY: Times = { startTime: '09:00', endTime: '17:00' };

/** What a new span holds: nine to five, or up to four hours from an hour after the row's last; null when it is full. */
const nextTimes = (row: readonly Span[]): Times | null => {
  const last = row
    .map(({ endTime }) => endTime)
    .toSorted()
    .at(-1);
  if (!last) return WORKDAY;
  const start = minutesOf(last) + 60;
  if (start > 23 * 60) return null;
  return { startTime: clock(start), endTime: clock(Math.min(start + 240, 24 * 60)) };
};

/** Whether a row has room for one more span. */
export const canAdd = (draft: WeekDraft, row: Row): boolean => nextTimes(spansOn(draft, row)) !== null;

export const addSpan = (draft: WeekDraft, { week, dayOfWeek }: Row): WeekDraft => {
  const there = spansOn(draft, { week, dayOfWeek });
  const times = nextTimes(there);
  if (times === null) return draft;
  const capacity = there.at(-1)?.capacity ?? draft.spans.at(-1)?.capacity ?? 1;
  return { ...draft, spans: [...draft.spans, withKey({ week, dayOfWeek, ...times, capacity })] };
};

const NOON: Times = { startTime: '12:00', endTime: '13:00' };

const coversNoon = ({ startTime, endTime }: Span): boolean =>
  startTime < NOON.startTime && endTime > NOON.endTime;

/** Whether a span of the row can be divided for lunch. */
export const canBreak = (draft: WeekDraft, row: Row): boolean => spansOn(draft, row).some(coversNoon);

/** Takes noon to one out of the row's spans. */
export const addBreak = (draft: WeekDraft, row: Row): WeekDraft => ({
  ...draft,
  spans: draft.spans.flatMap((span) =>
    isOn(row)(span) && coversNoon(span)
      ? [{ ...span, endTime: NOON.startTime }, withKey({ ...span, startTime: NOON.endTime })]
      : [span],
  ),
});

export const removeSpan = (draft: WeekDraft, key: string): WeekDraft => ({
  ...draft,
  spans: draft.spans.filter((span) => span.key !== key),
});

export const changeSpan = (draft: WeekDraft, key: string, times: Partial<Times>): WeekDraft => ({
  ...draft,
  spans: draft.spans.map((span) => (span.key === key ? { ...span, ...times } : span)),
});

/** Gives other days of the same week the hours of one day, in place of theirs. */
export const copyDay = (draft: WeekDraft, from: Row, to: readonly number[]): WeekDraft => {
  const there = spansOn(draft, from);
  const days = to.filter((day) => day !== from.dayOfWeek);
  const copies = days.flatMap((dayOfWeek) => there.map((span) => withKey({ ...span, dayOfWeek })));
  const kept = draft.spans.filter(({ week, dayOfWeek }) => week !== from.week || !days.includes(dayOfWeek));
  return { ...draft, spans: [...kept, ...copies] };
};

/** Another person's week with this one's hours in place of theirs. */
export const copyWeek = (from: WeekDraft, to: WeekDraft): WeekDraft => ({
  ...to,
  weeks: from.weeks,
  spans: from.spans.map((span) => withKey({ ...span })),
});

/** The hours over another number of weeks: those that are added repeat the ones there are. */
export const inRotation = (draft: WeekDraft, weeks: number): WeekDraft => ({
  ...draft,
  weeks,
  spans: weeksUpTo(weeks).flatMap((week) =>
    draft.spans
      .filter((span) => span.week === week % draft.weeks)
      .map((span) => (span.week === week ? span : withKey({ ...span, week }))),
  ),
});

export type SpanFault = HoursFault | 'incomplete';

/** What is wrong with the spans, by their keys. */
export const faultsOf = ({ weeks, spans }: WeekDraft): ReadonlyMap<string, SpanFault> => {
  const whole = spans.filter(({ startTime, endTime }) => startTime !== '' && endTime !== '');
  const faults = hoursFaults(whole.map((span) => ({ ...span, rotation: { weeks, week: span.week } })));
  return new Map([
    ...spans.filter((span) => !whole.includes(span)).map(({ key }) => [key, 'incomplete'] as const),
    ...whole.flatMap(({ key }, n) => {
      const fault = faults[n];
      return fault ? [[key, fault] as const] : [];
    }),
  ]);
};

/** Minutes open in one of the weeks, without faults. */
export const minutesOpen = ({ spans }: WeekDraft, week: number): number =>
  spans
    .filter((span) => span.week === week)
    .reduce((sum, { startTime, endTime }) => sum + minutesOf(endTime) - minutesOf(startTime), 0);
