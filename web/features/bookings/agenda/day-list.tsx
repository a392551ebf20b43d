import { CalendarDays } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PersonColour } from '../../../../shared/domain/person-colours.ts';
import type { Booking } from '../../../../shared/schemas/booking.ts';
import { useClientName } from '../../../i18n/client-name.ts';
import { formatInstant } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { useTexts } from '../../../i18n/texts.ts';
import { Alert } from '../../../ui/alert.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { personLook } from '../../../ui/person-look.ts';
import { BookingPerson } from '../../placing/booking-person.tsx';
import { usePersonColours } from '../../placing/use-person-colours.ts';
import { agendaTexts } from '../agenda-texts.ts';
import { BookingStatusBadge } from '../booking-status-badge.tsx';
import { bookingTexts } from '../texts.ts';
import { bookingsOn } from './day-bookings.ts';
import type { Agenda } from './use-agenda.ts';
import { useClosedLines } from './use-closed-lines.ts';

interface DayListProps {
  readonly agenda: Agenda;
  readonly bookings: readonly Booking[];
  readonly onOpen: (bookingId: string) => void;
  /** The action shown on a day without appointments. */
  readonly emptyAction: ReactNode;
}

const DayRow = ({
  booking,
  colour,
  timezone,
  onOpen,
}: {
  booking: Booking;
  colour: PersonColour | null;
  timezone: string;
  onOpen: () => void;
}) => {
  const t = useTexts(bookingTexts);
  const language = useLanguage();
  const clientName = useClientName();
  const time = (iso: string) => formatInstant(iso, 'time', language, timezone);
  return (
    <li className="border-t border-line first:border-t-0">
      <button
        type="button"
        onClick={onOpen}
        className="grid w-full grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2 px-4 py-3 text-left transition-colors duration-150 hover:bg-hover sm:flex"
      >
        <span className="flex w-19 shrink-0 flex-col whitespace-nowrap tabular">
          <span className="font-semibold">{time(booking.startAt)}</span>
          <span className="text-muted">{time(booking.endAt)}</span>
        </span>
        <span className={classNames('min-w-0 flex-1 border-l-4 pl-3', personLook(colour).edge)}>
          <span className="block font-medium break-words">{booking.title || t.untitled}</span>
          <span className="block break-words text-muted">{clientName(booking) || t.none}</span>
          <BookingPerson booking={booking} />
        </span>
        <span className="max-sm:col-start-2">
          <BookingStatusBadge status={booking.status} />
        </span>
      </button>
    </li>
  );
};

/** The appointments of one day, in their order. */
export const DayList = ({ agenda, bookings, onOpen, emptyAction }: DayListProps) => {
  const t = useTexts(agendaTexts);
  const ofDay = bookingsOn(bookings, agenda.date, agenda.timezone);
  const closed = useClosedLines(agenda);
  const colourOf = usePersonColours();
  return (
    <>
      {closed.map(({ id, text }) => (
        <div key={id} className="px-4 pt-4">
          <Alert tone="info">{text}</Alert>
        </div>
      ))}
      {ofDay.length === 0 ? (
        <EmptyState icon={<CalendarDays />} text={t.noneThatDay} action={emptyAction} />
      ) : (
        <ul>
          {ofDay.map((booking) => (
            <DayRow
              key={booking.bookingId}
              booking={booking}
              colour={colourOf(booking.calendarId)}
              timezone={agenda.timezone}
              onOpen={() => onOpen(booking.bookingId)}
            />
          ))}
        </ul>
      )}
    </>
  );
};
