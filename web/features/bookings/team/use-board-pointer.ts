import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { type BoardDay, instantAt, stepBefore } from './board-day.ts';
import type { Drag } from './board-drag.ts';
import { partId, partSelector } from './board-parts.ts';
import { followPress, type Press } from './board-press.ts';
import { HELD } from './drag-aim.ts';

interface BoardHandlers {
  readonly day: BoardDay;
  readonly onDrop: (drag: Drag) => void;
  /** A press on a free time; by the keyboard one books with the button above the board. */
  readonly onFree: (startAt: string, calendarId: string) => void;
  readonly onOpen: (bookingId: string) => void;
}

/**
 * What is done on the board with the pointer: each press either drags an appointment or its lower edge, or is a click, which
 * opens an appointment or takes a free time. Answers what is dragged. It listens on the board as a whole, by the browser's
 * own listeners: React cannot add one that may stop a touch from scrolling.
 */
export const useBoardPointer = (
  board: RefObject<HTMLElement | null>,
  { day, onDrop, onFree, onOpen }: BoardHandlers,
): Drag | null => {
  const [drag, setDrag] = useState<Drag | null>(null);
  const dayNow = useEffectEvent(() => day);
  const drop = useEffectEvent(onDrop);
  const click = useEffectEvent((target: Element, clientY: number) => {
    const appointment = target.closest(partSelector('appointment'));
    if (appointment) onOpen(partId(appointment, 'appointment') ?? '');
    const calendarId = partId(target, 'times');
    if (calendarId === null) return;
    const at = instantAt(day, clientY - target.getBoundingClientRect().top);
    onFree(new Date(stepBefore(day, at)).toISOString(), calendarId);
  });
  useEffect(() => {
    const element = board.current;
    if (!element) return;
    const ending = new AbortController();
    const { signal } = ending;
    let press: Press | undefined;
    const down = (event: PointerEvent) => {
      press?.abandon();
      press = undefined;
      const held = event.target instanceof Element && event.target.closest<HTMLElement>(HELD);
      if (!held || event.button !== 0) return;
      press = followPress(element, held, event, {
        day: () => dayNow(),
        onChange: setDrag,
        onDrop: (dropped) => drop(dropped),
      });
    };
    const up = ({ target, clientY, detail }: MouseEvent) => {
      // A click by the keyboard has no detail, and ends no press.
      if (detail > 0 && press?.isDrag()) return;
      if (target instanceof Element) click(target, clientY);
    };
    const keepFromScrolling = (event: Event) => {
      if (press?.isDragging()) event.preventDefault();
    };
    element.addEventListener('pointerdown', down, { signal });
    element.addEventListener('click', up, { signal });
    element.addEventListener('touchmove', keepFromScrolling, { signal, passive: false });
    element.addEventListener('contextmenu', keepFromScrolling, { signal });
    return () => {
      press?.abandon();
      ending.abort();
    };
  }, [board]);
  return drag;
};
