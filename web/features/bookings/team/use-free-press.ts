import { type RefObject, useEffect, useRef } from 'react';
import { type BoardDay, instantAt, stepBefore } from './board-day.ts';

type Book = (startAt: string, calendarId: string) => void;

/**
 * A press on a free time of a column books there. By the keyboard one books with the button above the board, so the
 * columns themselves are no controls.
 */
export const useFreePress = (
  board: RefObject<HTMLElement | null>,
  day: BoardDay,
  canWrite: boolean,
  book: Book,
): void => {
  const latest = useRef({ day, book });
  useEffect(() => {
    latest.current = { day, book };
  });
  useEffect(() => {
    const element = board.current;
    if (!element || !canWrite) return;
    const press = ({ target, clientY }: MouseEvent) => {
      if (!(target instanceof HTMLElement) || element.dataset.dragging !== undefined) return;
      const { droppable } = target.dataset;
      if (droppable === undefined) return;
      const at = instantAt(latest.current.day, clientY - target.getBoundingClientRect().top);
      latest.current.book(new Date(stepBefore(latest.current.day, at)).toISOString(), droppable);
    };
    element.addEventListener('click', press);
    return () => element.removeEventListener('click', press);
  }, [board, canWrite]);
};
