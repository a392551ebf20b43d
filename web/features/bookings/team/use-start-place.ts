import { type RefObject, useLayoutEffect, useRef } from 'react';
import { HOUR_MS } from '../../../../shared/domain/duration.ts';
import { useApi } from '../../session/use-api.ts';
import { useMe } from '../../session/use-me.ts';
import type { BoardColumn } from './board-columns.ts';
import { type BoardDay, topOf } from './board-day.ts';
import { partSelector } from './board-parts.ts';

/** The calendar of the signed-in member; undefined while the members load. */
const useOwnCalendar = (): string | undefined => {
  const { user } = useMe();
  return useApi('GET /v1/members').data?.members.find(({ userId }) => userId === user.userId)?.memberId;
};

const columnOf = (board: HTMLElement, calendarId: string): HTMLElement | null =>
  board.querySelector(partSelector('column', calendarId));

/** Brings a column beside the hours, unless all of it is in view. */
export const scrollToColumn = (board: HTMLElement, calendarId: string): void => {
  const column = columnOf(board, calendarId);
  const first = board.querySelector<HTMLElement>(partSelector('column'));
  if (!column || !first) return;
  const left = column.offsetLeft - first.offsetLeft;
  const hours = first.getBoundingClientRect().left - board.getBoundingClientRect().left + board.scrollLeft;
  const isInView =
    left >= board.scrollLeft && left + column.offsetWidth <= board.scrollLeft + board.clientWidth - hours;
  if (!isInView) board.scrollTo({ left });
};

/** Opens the board once on the member's own column, and today an hour before the present moment. */
export const useStartPlace = (
  board: RefObject<HTMLElement | null>,
  day: BoardDay,
  columns: readonly BoardColumn[],
  nowMs: number,
): void => {
  const own = useOwnCalendar();
  const isPlaced = useRef(false);
  useLayoutEffect(() => {
    const element = board.current;
    if (!element || isPlaced.current || own === undefined || columns.length === 0) return;
    isPlaced.current = true;
    if (columns.some(({ calendarId }) => calendarId === own)) scrollToColumn(element, own);
    if (day.start < nowMs && nowMs < day.end) element.scrollTop = topOf(day, nowMs - HOUR_MS);
  }, [board, own, columns, day, nowMs]);
};
