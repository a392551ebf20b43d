import type { Rotation } from './window-dates.ts';

interface GridWindow {
  readonly active: boolean;
  /** IANA */
  readonly timezone: string;
  /** yyyy-mm-dd; absent for a window of the week. */
  readonly date?: string | undefined;
}

/**
 * Whether a window is one of those that the grid of a calendar's week, or of one date, shows and replaces: an active
 * one in the business's own zone. Others stay as they are when a grid is saved.
 */
export const isInGrid = (window: GridWindow, businessZone: string, date?: string): boolean =>
  window.active && window.timezone === businessZone && window.date === date;

/** Whether all that do not come every week are of one rotation: a calendar has only one. */
export const isOneRotation = (
  windows: ReadonlyArray<{ readonly rotation?: Rotation | undefined }>,
): boolean => new Set(windows.flatMap(({ rotation }) => (rotation ? [rotation.weeks] : []))).size <= 1;

interface Hours {
  readonly dayOfWeek: number;
  /** HH:MM */
  readonly startTime: string;
  /** HH:MM, at most 24:00 */
  readonly endTime: string;
  /** Absent where they come every week. */
  readonly rotation?: Rotation | undefined;
}

/** Why hours of a week cannot be saved. */
export type HoursFault = 'end_before_start' | 'overlaps';

const isOrdered = ({ startTime, endTime }: Hours): boolean => startTime < endTime;

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/** Whether there is a week in which both come. */
const shareWeeks = ({ rotation: a }: Hours, { rotation: b }: Hours): boolean =>
  a === undefined || b === undefined || (a.week - b.week) % gcd(a.weeks, b.weeks) === 0;

const overlap = (a: Hours, b: Hours): boolean =>
  a.dayOfWeek === b.dayOfWeek && shareWeeks(a, b) && a.startTime < b.endTime && b.startTime < a.endTime;

/**
 * What is wrong with each of one person's hours, in their order; null where nothing is. HH:MM texts compare in the
 * order of their times, `24:00` included. Hours may touch.
 */
export const hoursFaults = (hours: readonly Hours[]): ReadonlyArray<HoursFault | null> =>
  hours.map((one, index) => {
    if (!isOrdered(one)) return 'end_before_start';
    const others = hours.filter((other, n) => n !== index && isOrdered(other));
    return others.some((other) => overlap(one, other)) ? 'overlaps' : null;
  });
