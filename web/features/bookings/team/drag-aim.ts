import type { BoardDay } from './board-day.ts';
import { type ColumnBox, type Drag, endAfter, type Point, placeAt } from './board-drag.ts';
import { endOfEdge, partId, partSelector } from './board-parts.ts';

/** What a drag asks for while the pointer is at a place; undefined where nothing can be dropped. */
export type Aim = (event: PointerEvent) => Drag | undefined;

/** What is dragged of an appointment: the whole of it, or its lower edge. */
export const HELD = `${partSelector('edge')}, ${partSelector('movable')}`;

const boxesOf = (board: HTMLElement): readonly ColumnBox[] =>
  [...board.querySelectorAll<HTMLElement>(partSelector('times'))].map((column) => {
    const { left, right, top } = column.getBoundingClientRect();
    const [dx, dy] = [board.scrollLeft, board.scrollTop + window.scrollY];
    return { calendarId: partId(column, 'times') ?? '', left: left + dx, right: right + dx, top: top + dy };
  });

const pointOf = (board: HTMLElement, { clientX, clientY }: PointerEvent): Point => ({
  x: clientX + board.scrollLeft,
  y: clientY + board.scrollTop + window.scrollY,
});

const aimToMove = (
  board: HTMLElement,
  held: HTMLElement,
  bookingId: string,
  down: PointerEvent,
  day: () => BoardDay,
): Aim => {
  const heldPx = down.clientY - held.getBoundingClientRect().top;
  const boxes = boxesOf(board);
  return (event) => {
    const place = placeAt(day(), boxes, pointOf(board, event), heldPx);
    return place && { kind: 'move', bookingId, ...place };
  };
};

const aimToResize = (
  board: HTMLElement,
  { bookingId, endAt }: { readonly bookingId: string; readonly endAt: string },
  down: PointerEvent,
  day: () => BoardDay,
): Aim => {
  const from = pointOf(board, down).y;
  return (event) => ({
    kind: 'resize',
    bookingId,
    endAt: endAfter(day(), endAt, pointOf(board, event).y - from),
  });
};

/** What dragging the held thing asks for, from where the pointer went down. */
export const aimOf = (
  board: HTMLElement,
  held: HTMLElement,
  down: PointerEvent,
  day: () => BoardDay,
): Aim => {
  const resized = partId(held, 'edge');
  return resized === null
    ? aimToMove(board, held, partId(held, 'movable') ?? '', down, day)
    : aimToResize(board, { bookingId: resized, endAt: endOfEdge(held) }, down, day);
};
