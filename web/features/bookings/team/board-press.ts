import type { BoardDay } from './board-day.ts';
import type { Drag } from './board-drag.ts';
import { aimOf } from './drag-aim.ts';

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

interface PressHandlers {
  readonly day: () => BoardDay;
  /** What it asks for now; null once it has ended. */
  readonly onChange: (drag: Drag | null) => void;
  readonly onDrop: (drag: Drag) => void;
}

/** One press on an appointment, from the pointer going down to its release. */
export interface Press {
  /** Whether it has become a drag, also once that has ended: the click that follows a release is then none. */
  readonly isDrag: () => boolean;
  readonly isDragging: () => boolean;
  /** Ends it without dropping anything. */
  readonly abandon: () => void;
}

/**
 * Follows a press: a mouse drags once it has moved, a finger once it has rested. Escape abandons it.
 */
export const followPress = (
  board: HTMLElement,
  held: HTMLElement,
  down: PointerEvent,
  { day, onChange, onDrop }: PressHandlers,
): Press => {
  const aim = aimOf(board, held, down, day);
  const ending = new AbortController();
  const { signal } = ending;
  let drag: Drag | null = null;
  let isDrag = false;
  const begin = () => {
    isDrag = true;
  };
  const resting = down.pointerType === 'touch' ? setTimeout(begin, TOUCH_MS) : undefined;
  const abandon = () => {
    clearTimeout(resting);
    ending.abort();
    onChange(null);
  };
  const move = (event: PointerEvent) => {
    const isFar = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > MOUSE_PX;
    if (!isDrag && isFar && resting === undefined) begin();
    if (!isDrag) return;
    scrollAtEdge(board, event);
    const aimed = aim(event);
    if (!aimed || (drag && isSame(drag, aimed))) return;
    drag = aimed;
    onChange(drag);
  };
  const release = () => {
    abandon();
    if (drag) onDrop(drag);
  };
  const cancel = (event: KeyboardEvent) => {
    if (event.key === 'Escape') abandon();
  };
  window.addEventListener('pointermove', move, { signal });
  window.addEventListener('pointerup', release, { signal });
  window.addEventListener('pointercancel', abandon, { signal });
  window.addEventListener('keydown', cancel, { signal });
  return { isDrag: () => isDrag, isDragging: () => isDrag && !signal.aborted, abandon };
};
