import { memo } from 'react';
import { HOUR_MS } from '../../../../shared/domain/duration.ts';
import type { Booking } from '../../../../shared/schemas/booking.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { classNames } from '../../../ui/class-names.ts';
import { personLook } from '../../../ui/person-look.ts';
import { PersonPhoto } from '../../pictures/person-photo.tsx';
import { agendaTexts } from '../agenda-texts.ts';
import { allowedActions } from '../allowed-actions.ts';
import type { BoardColumn } from './board-columns.ts';
import { type BoardDay, heightOf, topOf } from './board-day.ts';
import { BoardEvent, BoardGhost, timedOf } from './board-event.tsx';
import { asPart } from './board-parts.ts';
import { inLanes, type Timed } from './lanes.ts';
import { teamTexts } from './team-texts.ts';

export interface ColumnProps {
  readonly column: BoardColumn;
  readonly day: BoardDay;
  /** When this person is closed, away or busy elsewhere. */
  readonly shut: readonly Timed[];
  readonly canWrite: boolean;
  readonly nowMs: number;
  /** An appointment that is dragged out of this column, shown faintly where it was. */
  readonly draggedId: string | null;
  /** An appointment that would land here. */
  readonly ghost: Booking | null;
}

const hatch = 'bg-bg/60 bg-[repeating-linear-gradient(-45deg,transparent_0_7px,var(--color-line)_7px_8px)]';

const hourLines = 'bg-[linear-gradient(to_bottom,var(--color-line)_1px,transparent_1px)]';

const cut = ({ start, end }: Timed, day: BoardDay): Timed => ({
  start: Math.max(start, day.start),
  end: Math.min(end, day.end),
});

const Shut = ({ day, shut }: Pick<ColumnProps, 'day' | 'shut'>) =>
  shut
    .map((run) => cut(run, day))
    .filter(({ start, end }) => start < end)
    .map(({ start, end }) => (
      <div
        key={start}
        aria-hidden="true"
        className={classNames('pointer-events-none absolute inset-x-0', hatch)}
        style={{ top: topOf(day, start), height: heightOf(end - start) }}
      />
    ));

type EventsProps = Pick<ColumnProps, 'column' | 'day' | 'canWrite' | 'nowMs' | 'draggedId'>;

/** Kept while the column's ghost moves. */
const Events = memo(({ column, day, canWrite, nowMs, draggedId }: EventsProps) => (
  <ol>
    {inLanes(column.bookings.map(timedOf)).map((placed) => {
      const { booking } = placed.item;
      const allowed = allowedActions(booking, nowMs);
      return (
        <li key={booking.bookingId} className={booking.bookingId === draggedId ? 'opacity-40' : undefined}>
          <BoardEvent
            placed={placed}
            day={day}
            look={personLook(column.colour)}
            canMove={canWrite && allowed.move}
            canResize={canWrite && allowed.resize}
          />
        </li>
      );
    })}
  </ol>
));

/** A line at the present moment, if that is shown. */
const NowLine = ({ day, nowMs }: Pick<ColumnProps, 'day' | 'nowMs'>) =>
  nowMs < day.start || nowMs >= day.end ? null : (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute inset-x-0 z-20 border-t-2 border-danger"
      style={{ top: topOf(day, nowMs) }}
    />
  );

/** Who a column is of; on a phone the buttons above the only one that is shown say it. */
const Head = ({ column: { calendarId, name, colour, isOffered, bookings } }: Pick<ColumnProps, 'column'>) => {
  const t = useTexts(teamTexts);
  const words = useTexts(agendaTexts);
  return (
    <div className="sticky top-0 z-30 flex h-14 max-sm:sr-only flex-col justify-center border-b border-line bg-surface px-2">
      <h3 className="flex items-center gap-2 font-semibold">
        <span
          aria-hidden="true"
          className={classNames('size-2.5 shrink-0 rounded-full', personLook(colour).dot)}
        />
        <PersonPhoto personId={calendarId} />
        <span className="truncate">{name}</span>
      </h3>
      <p className="truncate text-xs text-muted">
        {isOffered ? words.appointments(bookings.length) : t.gone}
      </p>
    </div>
  );
};

/** One person's day: closed hours hatched, appointments in their order. */
export const BoardColumnView = memo(({ ghost, shut, ...events }: ColumnProps) => {
  const { column, day, nowMs } = events;
  return (
    <section
      {...asPart('column', column.calendarId)}
      aria-label={column.name}
      className="min-w-full snap-start border-l border-line sm:min-w-36 sm:flex-1 sm:snap-none"
    >
      <Head column={column} />
      <div
        {...asPart('times', column.isOffered ? column.calendarId : undefined)}
        className={classNames('relative [content-visibility:auto]', hourLines)}
        style={{ height: heightOf(day.end - day.start), backgroundSize: `100% ${heightOf(HOUR_MS)}px` }}
      >
        <NowLine day={day} nowMs={nowMs} />
        <Shut day={day} shut={shut} />
        <Events key={day.date} {...events} />
        {ghost && (
          <BoardGhost
            placed={{ item: timedOf(ghost), lane: 0, lanes: 1 }}
            day={day}
            look={personLook(column.colour)}
          />
        )}
      </div>
    </section>
  );
});
