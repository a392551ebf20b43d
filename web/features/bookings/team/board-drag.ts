import { MINUTE_MS } from '../../../../shared/domain/duration.ts';
import type { Booking } from '../../../../shared/schemas/booking.ts';
import { MAX_DURATION_MIN, MIN_DURATION_MIN } from '../../../../shared/schemas/service.ts';
import { type BoardDay, instantAt, lengthOf, nearestEnd, nearestStep } from './board-day.ts';

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
interface Place {
  readonly calendarId: string;
  readonly startAt: string;
}

/** What dragging an appointment asks for: another place, or another end. */
export type Drag =
  | ({ readonly kind: 'move'; readonly bookingId: string } & Place)
  | { readonly kind: 'resize'; readonly bookingId: string; readonly endAt: string };

/** Who performs an appointment, and when. */
export type Placement = Pick<Booking, 'calendarId' | 'startAt' | 'endAt'>;

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

/** When an appointment ends whose lower edge is dragged `byPx` down. */
export const endAfter = (day: BoardDay, endAt: string, byPx: number): string =>
  new Date(nearestEnd(day, Date.parse(endAt) + lengthOf(byPx))).toISOString();

const plus = (iso: string, ms: number): string => new Date(Date.parse(iso) + ms).toISOString();

const lengthMs = (startAt: string, endAt: string): number => Date.parse(endAt) - Date.parse(startAt);

/** An end no nearer to the start, and no further from it, than an appointment may last. */
const boundedEnd = (startAt: string, endAt: string): string => {
  const atLeast = Math.max(lengthMs(startAt, endAt), MIN_DURATION_MIN * MINUTE_MS);
  return plus(startAt, Math.min(atLeast, MAX_DURATION_MIN * MINUTE_MS));
};

/** Where an appointment would be after a drag: moved, it lasts as long; resized, it begins when it did. */
export const placementAfter = ({ calendarId, startAt, endAt }: Placement, drag: Drag): Placement => {
  if (drag.kind === 'resize') return { calendarId, startAt, endAt: boundedEnd(startAt, drag.endAt) };
  const movedEnd = plus(drag.startAt, lengthMs(startAt, endAt));
  return { calendarId: drag.calendarId, startAt: drag.startAt, endAt: movedEnd };
};
