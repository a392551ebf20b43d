import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';
import type { Booking } from '../../../../shared/schemas/booking.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { useMinute } from '../../../lib/use-minute.ts';
import { Alert } from '../../../ui/alert.tsx';
import { useCan } from '../../session/use-me.ts';
import type { Agenda } from '../agenda/use-agenda.ts';
import { useClosedLines } from '../agenda/use-closed-lines.ts';
import { useRescues } from '../rescue/use-rescues.ts';
import type { BookingActions } from '../use-bookings.ts';
import type { BookingsView } from '../use-bookings-view.ts';
import { BoardColumnView } from './board-column.tsx';
import type { BoardColumn } from './board-columns.ts';
import { type Drag, type Placement, placementAfter } from './board-drag.ts';
import { HourRail } from './hour-rail.tsx';
import { PersonNav } from './person-nav.tsx';
import { RefusedMove } from './refused-move.tsx';
import { teamTexts } from './team-texts.ts';
import { type Board, useBoard } from './use-board.ts';
import { useBoardPointer } from './use-board-pointer.ts';
import { useMoves } from './use-moves.ts';
import { useNearColumns } from './use-near-columns.ts';
import { useStartPlace } from './use-start-place.ts';

interface TeamBoardProps {
  readonly agenda: Agenda;
  readonly bookings: readonly Booking[];
  readonly view: Pick<BookingsView, 'setOpened' | 'create'>;
  readonly actions: Pick<BookingActions, 'change' | 'reloadSlots'>;
}

interface GridProps {
  readonly board: Board;
  readonly isReading: boolean;
  readonly view: TeamBoardProps['view'];
  readonly onMove: (booking: Booking, to: Placement) => void;
}

const isElsewhere = (booking: Booking, { calendarId, startAt, endAt }: Placement): boolean =>
  booking.calendarId !== calendarId ||
  Date.parse(booking.startAt) !== Date.parse(startAt) ||
  Date.parse(booking.endAt) !== Date.parse(endAt);

const bookingIn = (columns: readonly BoardColumn[], bookingId: string | undefined): Booking | undefined =>
  columns.flatMap(({ bookings }) => bookings).find((booking) => booking.bookingId === bookingId);

/** The board as it is once its bookings are read, when the browser has time for it. */
const useLater = (board: Board, isReading: boolean): Board => {
  const [later, setLater] = useState(board);
  useEffect(() => {
    if (!isReading) startTransition(() => setLater(board));
  }, [board, isReading]);
  return later;
};

/** What each column shows: those in view at once, the others when the browser has time for them. */
const useShown = (board: Board, isReading: boolean, element: RefObject<HTMLElement | null>) => {
  const near = useNearColumns(element, board.columns.map(({ calendarId }) => calendarId).join(' '));
  const later = useLater(board, isReading);
  return board.columns.map((column) => {
    const { calendarId } = column;
    const former = later.columns.find((one) => one.calendarId === calendarId);
    const isNear = near === null || near.has(calendarId) || former === undefined;
    const { day, shutOf } = isNear ? board : later;
    return { column: isNear ? column : former, day, shut: shutOf(calendarId) };
  });
};

const Grid = ({ board, isReading, view, onMove }: GridProps) => {
  const { day, columns } = board;
  const t = useTexts(teamTexts);
  const canWrite = useCan('staff');
  const nowMs = useMinute();
  const element = useRef<HTMLElement>(null);
  const drop = (drag: Drag) => {
    const booking = bookingIn(columns, drag.bookingId);
    const to = booking && placementAfter(booking, drag);
    if (booking && to && isElsewhere(booking, to)) onMove(booking, to);
  };
  const drag = useBoardPointer(element, {
    day,
    onDrop: drop,
    onFree: (startAt, calendarId) => {
      if (canWrite) view.create(startAt, calendarId);
    },
    onOpen: view.setOpened,
  });
  const dragged = drag ? bookingIn(columns, drag.bookingId) : undefined;
  const landed = drag && dragged && { ...dragged, ...placementAfter(dragged, drag) };
  useStartPlace(element, day, columns, nowMs);
  const shown = useShown(board, isReading, element);
  return (
    <>
      <PersonNav board={element} columns={columns} />
      <section
        ref={element}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and on an empty day nothing in it takes the focus
        tabIndex={0}
        aria-label={t.board}
        className="relative flex snap-x snap-mandatory scroll-pl-18 overflow-auto overscroll-x-contain border-t border-line sm:max-h-[calc(100dvh-12rem)] sm:min-h-96 sm:snap-none"
      >
        <HourRail day={day} />
        <div className="relative flex min-w-0 grow max-sm:contents">
          {shown.map((drawn) => {
            const { calendarId } = drawn.column;
            return (
              <BoardColumnView
                key={calendarId}
                {...drawn}
                nowMs={nowMs}
                canWrite={canWrite}
                draggedId={dragged?.calendarId === calendarId ? dragged.bookingId : null}
                ghost={landed?.calendarId === calendarId ? landed : null}
              />
            );
          })}
        </div>
      </section>
    </>
  );
};

/** A day of the team, a column for each person; appointments are dragged between people and times. */
export const TeamBoard = ({ agenda, bookings, view, actions }: TeamBoardProps) => {
  const t = useTexts(teamTexts);
  const canWrite = useCan('staff');
  const moves = useMoves(bookings, actions);
  const board = useBoard(agenda, moves.bookings);
  const nameOf = (calendarId: string) =>
    board.columns.find((column) => column.calendarId === calendarId)?.name ?? '';
  const { rescues } = useRescues(agenda.date);
  // Who was called off stands above with what their clients answered.
  const closed = useClosedLines(agenda).filter(({ calendarId }) =>
    rescues.every((rescue) => rescue.calendarId !== calendarId),
  );
  return (
    <>
      {closed.map(({ id, text }) => (
        <div key={id} className="px-4 pb-3">
          <Alert tone="info">{text}</Alert>
        </div>
      ))}
      {moves.refusal && <RefusedMove refusal={moves.refusal} onMove={moves.move} onClose={moves.dismiss} />}
      <Grid
        board={board}
        isReading={agenda.isReading}
        view={view}
        onMove={(booking, to) => void moves.move(booking, to, nameOf(to.calendarId))}
      />
      <p className="border-t border-line px-4 py-3 text-muted">
        {canWrite && `${t.dragHint} `}
        {t.hatched}
      </p>
    </>
  );
};
