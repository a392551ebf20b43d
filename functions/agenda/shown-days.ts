import { freeDays } from './free-days.ts';
import type { AgendaSlot } from './types.ts';

/** What one view of the free times holds, and where the views before and after it begin; null where there is none. */
export interface ShownDays {
  readonly times: readonly AgendaSlot[];
  /** Whether earlier times are free. */
  readonly isLater: boolean;
  /** A local date, yyyy-mm-dd; null also where the view before is that of the soonest times. */
  readonly earlierFrom: string | null;
  readonly laterFrom: string | null;
}

interface Paging {
  readonly timeZone: string;
  /** The first local date to show; the soonest when absent. */
  readonly from?: string | undefined;
  /** Times of one view at most; a single day is shown whole. */
  readonly most: number;
}

interface Day {
  readonly date: string;
  readonly times: readonly AgendaSlot[];
}

const byDay = (times: readonly AgendaSlot[], timeZone: string): readonly Day[] => {
  const days = freeDays(times, timeZone);
  return days.map(({ date, start }, at) => {
    const end = days[at + 1]?.start ?? Number.POSITIVE_INFINITY;
    return { date, times: times.filter((time) => time.start >= start && time.start < end) };
  });
};

/** How many of these days fit into a view: at least one. */
const fitting = (days: readonly Day[], most: number): number => {
  let left = most;
  const tooMany = days.findIndex((day) => {
    left -= day.times.length;
    return left < 0;
  });
  return tooMany < 0 ? days.length : Math.max(1, tooMany);
};

/** The whole days of free times, sorted, that one view shows from a day on, such that all days are in some view. */
export const shownDays = (times: readonly AgendaSlot[], { timeZone, from, most }: Paging): ShownDays => {
  const days = byDay(times, timeZone);
  const at = from === undefined ? 0 : days.findIndex(({ date }) => date >= from);
  const [earlier, later] = at < 0 ? [days, []] : [days.slice(0, at), days.slice(at)];
  const shown = fitting(later, most);
  const before = earlier.length - fitting(earlier.toReversed(), most);
  return {
    times: later.slice(0, shown).flatMap((day) => day.times),
    isLater: earlier.length > 0,
    earlierFrom: before > 0 ? (earlier[before]?.date ?? null) : null,
    laterFrom: later[shown]?.date ?? null,
  };
};
