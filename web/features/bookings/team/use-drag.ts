import { type RefObject, useEffect, useRef, useState } from 'react';
import type { BoardDay } from './board-day.ts';
import type { Drag } from './board-drag.ts';
import { aimOf, HELD } from './drag-aim.ts';

/** Pixels that a mouse moves before a press is a drag. */
const MOUSE_PX = 4;
/** How long a finger rests before a press is a drag: a shorter one scrolls. */
const TOUCH_MS = 350;
/** Near this edge of the board it scrolls. */
const EDGE_PX = 36;
const SCROLL_PX = 16;

const scrollAtEdge = (board: HTMLElement, { clientX, clientY }: PointerEvent): void => {
  const { left, right, top, bottom } = board.getBoundingClientRect();
  const way = (at: number, first: number, last: number) =>
    at < first + EDGE_PX ? -SCROLL_PX : at > last - EDGE_PX ? SCROLL_PX : 0;
  board.scrollBy(way(clientX, left, right), way(clientY, top, bottom));
};

const isSame = (a: Drag, b: Drag): boolean =>
  a.kind === 'move'
    ? b.kind === 'move' && a.calendarId === b.calendarId && a.startAt === b.startAt
    : b.kind === 'resize' && a.endAt === b.endAt;

interface Handlers {
  readonly day: BoardDay;
  readonly onChange: (drag: Drag | null) => void;
  readonly onDrop: (drag: Drag) => void;
}

/** One press on an appointment, from the pointer going down to its release. Answers how to abandon it. */
const followPress = (
  board: HTMLElement,
  held: HTMLElement,
  down: PointerEvent,
  handlers: () => Handlers,
): (() => void) => {
  const aim = aimOf(board, held, down, () => handlers().day);
  const ending = new AbortController();
  let drag: Drag | null = null;
  let isDragging = false;
  const begin = () => {
    isDragging = true;
    board.dataset.dragging = '';
  };
  const resting = down.pointerType === 'touch' ? setTimeout(begin, TOUCH_MS) : undefined;
  const end = () => {
    clearTimeout(resting);
    ending.abort();
    handlers().onChange(null);
    // The click that follows a release must not open the appointment.
    setTimeout(() => delete board.dataset.dragging);
  };
  const move = (event: PointerEvent) => {
    const isFar = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > MOUSE_PX;
    if (!isDragging && isFar && resting === undefined) begin();
    if (!isDragging) return;
    scrollAtEdge(board, event);
    const aimed = aim(event);
    if (!aimed || (drag && isSame(drag, aimed))) return;
    drag = aimed;
    handlers().onChange(drag);
  };
  const release = () => {
    const dropped = isDragging ? drag : null;
    end();
    if (dropped) handlers().onDrop(dropped);
  };
  const cancel = (event: KeyboardEvent) => {
    if (event.key === 'Escape') end();
  };
  const { signal } = ending;
  window.addEventListener('pointermove', move, { signal });
  window.addEventListener('pointerup', release, { signal });
  window.addEventListener('pointercancel', end, { signal });
  window.addEventListener('keydown', cancel, { signal });
  return end;
};

/**
 * Dragging appointments over the board, or their lower edge: by mouse at once, by finger after a short rest, so that a
 * swipe still scrolls. Listens on the board as a whole, by the browser's own listeners: React cannot add one that may
 * stop a touch from scrolling.
 */
export const useDrag = (
  board: RefObject<HTMLElement | null>,
  day: BoardDay,
  onDrop: (drag: Drag) => void,
): Drag | null => {
  const [drag, setDrag] = useState<Drag | null>(null);
  const latest = useRef<Handlers>({ day, onDrop, onChange: setDrag });
  useEffect(() => {
    latest.current = { day, onDrop, onChange: setDrag };
  });
  useEffect(() => {
    const element = board.current;
    if (!element) return;
    const ending = new AbortController();
    const { signal } = ending;
    let abandon = () => {};
    const press = (event: PointerEvent) => {
      const held = event.target instanceof Element && event.target.closest<HTMLElement>(HELD);
      if (!held || event.button !== 0) return;
      abandon();
      abandon = followPress(element, held, event, () => latest.current);
    };
    const keepFromScrolling = (event: Event) => {
      if (element.dataset.dragging !== undefined) event.preventDefault();
    };
    element.addEventListener('pointerdown', press, { signal });
    element.addEventListener('touchmove', keepFromScrolling, { signal, passive: false });
    element.addEventListener('contextmenu', keepFromScrolling, { signal });
    return () => {
      abandon();
      ending.abort();
    };
  }, [board]);
  return drag;
};
