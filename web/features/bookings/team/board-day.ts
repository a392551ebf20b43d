import { HOUR_MS, MINUTE_MS } from '../../../../shared/domain/duration.ts';
import { instantOf } from '../../../lib/wall-instant.ts';
import type { ShownHours } from '../week/shown-hours.ts';

/**
 * The part of a day that the board shows, as epoch milliseconds. It is drawn in real minutes, whatever the clocks do.
 */
export interface BoardDay {
  readonly date: string;
  readonly timezone: string;
  readonly start: number;
  readonly end: number;
  /** The instants of the full hours shown, the last one excluded. */
  readonly hours: readonly number[];
}

const PX_PER_MINUTE = 1.2;
/** The least height of an appointment, so that it can be read and pressed. */
const LEAST_PX = 26;
/** Minutes between the times at which an appointment can be dropped. */
const STEP_MIN = 15;
/** Minutes between the times at which it can be made to end. */
const END_STEP_MIN = 5;

const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

export const boardDay = (date: string, timezone: string, { first, last }: ShownHours): BoardDay => {
  const start = instantOf(date, clock(first), timezone);
  const end = instantOf(date, clock(last), timezone);
  const count = Math.ceil((end - start) / HOUR_MS);
  return {
    date,
    timezone,
    start,
    end,
    hours: Array.from({ length: count }, (_, index) => start + index * HOUR_MS),
  };
};

/** Pixels that a stretch of time takes. */
export const heightOf = (ms: number): number => (ms / MINUTE_MS) * PX_PER_MINUTE;

/** Time that a stretch of pixels stands for, in milliseconds. */
export const lengthOf = (px: number): number => (px / PX_PER_MINUTE) * MINUTE_MS;

/** Pixels from the board's top to an instant. */
export const topOf = ({ start }: BoardDay, at: number): number => heightOf(at - start);

/** The least time that an appointment is drawn for. */
export const LEAST_MS = lengthOf(LEAST_PX);

/** The instant at a height of the board, without rounding. */
export const instantAt = ({ start }: BoardDay, px: number): number => start + lengthOf(px);

const STEP_MS = STEP_MIN * MINUTE_MS;

const stepAt = ({ start, end }: BoardDay, at: number, round: (steps: number) => number): number =>
  Math.min(Math.max(start + round((at - start) / STEP_MS) * STEP_MS, start), end - STEP_MS);

/** The nearest time that an appointment can begin at, in the part of the day that is shown. */
export const nearestStep = (day: BoardDay, at: number): number => stepAt(day, at, Math.round);

/** The last such time before an instant. */
export const stepBefore = (day: BoardDay, at: number): number => stepAt(day, at, Math.floor);

const END_STEP_MS = END_STEP_MIN * MINUTE_MS;

/** The nearest time that an appointment can be made to end at, in the part of the day that is shown. */
export const nearestEnd = ({ start, end }: BoardDay, at: number): number =>
  Math.min(start + Math.round((at - start) / END_STEP_MS) * END_STEP_MS, end);
