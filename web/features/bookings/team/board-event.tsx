import { CircleCheck, CircleX, type Clock, TriangleAlert } from 'lucide-react';
import type { CSSProperties } from 'react';
import type { BookingStatus } from '../../../../shared/domain/booking-status.ts';
import type { Booking } from '../../../../shared/schemas/booking.ts';
import { useClientName } from '../../../i18n/client-name.ts';
import { formatInstant } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { useTexts } from '../../../i18n/texts.ts';
import { classNames } from '../../../ui/class-names.ts';
import type { PersonLook } from '../../../ui/person-look.ts';
import { bookingTexts } from '../texts.ts';
import type { BoardDay } from './board-day.ts';
import { heightOf, LEAST_MS, topOf } from './board-day.ts';
import { asEdge, asPart } from './board-parts.ts';
import type { Laned, Timed } from './lanes.ts';
import { teamTexts } from './team-texts.ts';

/** An appointment with its time as numbers. */
export interface TimedBooking extends Timed {
  readonly booking: Booking;
}

/** Drawn long enough to be pressed, even if it lasts five minutes. */
export const timedOf = (booking: Booking): TimedBooking => {
  const start = Date.parse(booking.startAt);
  return { booking, start, end: Math.max(Date.parse(booking.endAt), start + LEAST_MS) };
};

interface DrawnProps {
  readonly placed: Laned<TimedBooking>;
  readonly day: BoardDay;
  /** Its person's colour. */
  readonly look: PersonLook;
}

interface BoardEventProps extends DrawnProps {
  readonly canMove: boolean;
  readonly canResize: boolean;
}

const marks: Partial<Record<BookingStatus, typeof Clock>> = { attended: CircleCheck, no_show: CircleX };

/** Pixels from which an appointment shows its service under its client. */
const ROOMY_PX = 44;

const placeStyle = ({ day, placed: { item, lane, lanes } }: Omit<DrawnProps, 'look'>): CSSProperties => ({
  top: topOf(day, item.start),
  height: heightOf(item.end - item.start) - 2,
  left: `calc(${(100 * lane) / lanes}% + 2px)`,
  width: `calc(${100 / lanes}% - 4px)`,
});

const shape =
  'absolute overflow-hidden rounded-md border border-l-4 border-line px-1.5 py-0.5 text-left text-xs leading-4 text-ink';

const EventText = ({ placed: { item }, day }: Omit<DrawnProps, 'look'>) => {
  const t = useTexts(bookingTexts);
  const words = useTexts(teamTexts);
  const language = useLanguage();
  const { booking, start, end } = item;
  const Mark = marks[booking.status];
  const time = (iso: string) => formatInstant(iso, 'time', language, day.timezone);
  const title = booking.title || t.untitled;
  const who = useClientName()(booking);
  const isRoomy = heightOf(end - start) >= ROOMY_PX;
  return (
    <>
      <span className="flex items-center gap-1">
        {Mark && <Mark aria-hidden="true" className="size-3.5 shrink-0" />}
        {booking.busyElsewhere && (
          <TriangleAlert aria-hidden="true" className="size-3.5 shrink-0 text-warn" />
        )}
        <span className="shrink-0 font-semibold tabular">{time(booking.startAt)}</span>
        <span className="sr-only">– {time(booking.endAt)}, </span>
        <span className="min-w-0 truncate font-medium">{who || title}</span>
      </span>
      {who && <span className={isRoomy ? 'block truncate' : 'sr-only'}> {title}</span>}
      {booking.status !== 'confirmed' && <span className="sr-only"> {t.statuses[booking.status]}</span>}
      {booking.busyElsewhere && <span className="sr-only"> {words.busyElsewhere}</span>}
    </>
  );
};

/** The lower edge, by which an appointment is made longer or shorter; by the keyboard one does it in its form. */
const LowerEdge = ({ booking: { bookingId, endAt } }: Pick<TimedBooking, 'booking'>) => (
  <span
    {...asEdge(bookingId, endAt)}
    className="absolute inset-x-0 bottom-0 h-2 cursor-ns-resize pointer-coarse:h-3"
  />
);

/** One appointment on the board: its time, client, service and status. The board opens what is pressed. */
export const BoardEvent = ({ canMove, canResize, ...drawn }: BoardEventProps) => {
  const { booking } = drawn.placed.item;
  return (
    <button
      {...asPart('appointment', booking.bookingId)}
      {...asPart('movable', canMove ? booking.bookingId : undefined)}
      type="button"
      className={classNames(
        shape,
        drawn.look.edge,
        drawn.look.ground,
        'z-10 flex flex-col transition-shadow hover:z-20 hover:shadow-card focus-visible:z-20',
        booking.status === 'no_show' && 'border-dashed',
        canMove && 'cursor-grab',
        canResize && 'select-none [-webkit-touch-callout:none]',
      )}
      style={placeStyle(drawn)}
    >
      <EventText {...drawn} />
      {canResize && <LowerEdge booking={booking} />}
    </button>
  );
};

/** Where an appointment that is dragged would land. */
export const BoardGhost = (drawn: DrawnProps) => (
  <div
    aria-hidden="true"
    className={classNames(
      shape,
      drawn.look.edge,
      drawn.look.ground,
      'pointer-events-none z-20 flex flex-col opacity-90 shadow-pop',
    )}
    style={placeStyle(drawn)}
  >
    <EventText {...drawn} />
  </div>
);
