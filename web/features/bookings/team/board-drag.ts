import { type BoardDay, instantAt, nearestStep } from './board-day.ts';

/** Where a column lies in the scrolled content, in pixels. */
export interface ColumnBox {
  readonly calendarId: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
}

/** A point of the scrolled content, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A person and a time that an appointment would be moved to. */
export interface Place {
  readonly calendarId: string;
  readonly startAt: string;
}

/** The column at or nearest to a point: beside the board one drops on its first or last column. */
const columnAt = (boxes: readonly ColumnBox[], x: number): ColumnBox | undefined => {
  const away = ({ left, right }: ColumnBox) => Math.max(left - x, x - right, 0);
  return boxes.reduce<ColumnBox | undefined>(
    (best, box) => (best === undefined || away(box) < away(best) ? box : best),
    undefined,
  );
};

/** Where an appointment lands that is held `heldPx` under its top. */
export const placeAt = (
  day: BoardDay,
  boxes: readonly ColumnBox[],
  { x, y }: Point,
  heldPx: number,
): Place | undefined => {
  const column = columnAt(boxes, x);
  if (!column) return undefined;
  const at = nearestStep(day, instantAt(day, y - heldPx - column.top));
  return { calendarId: column.calendarId, startAt: new Date(at).toISOString() };
};
