import Calendar, { type CalendarOptions } from '@fullcalendar/react';
import interaction from '@fullcalendar/react/interaction';
import frenchCanada from '@fullcalendar/react/locales/fr-ca';
import timeGrid from '@fullcalendar/react/timegrid';
import '@fullcalendar/react/skeleton.css';
import { HOUR_MS } from '../../../../shared/domain/duration.ts';
import { localeOf } from '../../../../shared/domain/language.ts';
import type { Booking } from '../../../../shared/schemas/booking.ts';
import { formatWallTime } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { useTexts } from '../../../i18n/texts.ts';
import { closedHours, meetsClosed, type Span } from '../../../lib/closed-hours.ts';
import { classNames } from '../../../ui/class-names.ts';
import { personLook } from '../../../ui/person-look.ts';
import { personTexts } from '../../placing/person-texts.ts';
import { usePersonColours } from '../../placing/use-person-colours.ts';
import { useApi } from '../../session/use-api.ts';
import { useCan } from '../../session/use-me.ts';
import type { Agenda } from '../agenda/use-agenda.ts';
import { agendaTexts } from '../agenda-texts.ts';
import { bookingTexts } from '../texts.ts';
import { useOfferedCalendars } from '../use-calendars.ts';
import { calendarLook, eventTones } from './calendar-look.ts';
import { shownHours } from './shown-hours.ts';
import { WeekEvent } from './week-event.tsx';
import { awayEvents, bookingEvents, closureEvents, hatchedEvents } from './week-events.ts';

/** A booking that was dropped on another time, and the way to put it back. */
export interface Drop {
  readonly booking: Booking;
  readonly startAt: string;
  /** Whether any part of it lies outside the opening hours. */
  readonly isClosed: boolean;
  readonly putBack: () => void;
}

interface WeekCalendarProps {
  readonly agenda: Agenda;
  readonly bookings: readonly Booking[];
  readonly onOpen: (bookingId: string) => void;
  readonly onFree: (startAt: string) => void;
  readonly onDrop: (drop: Drop) => void;
}

const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00:00`;

/** The options that are the same for every week. */
const fixed: CalendarOptions = {
  ...calendarLook,
  plugins: [timeGrid, interaction],
  locales: [frenchCanada],
  initialView: 'timeGridWeek',
  headerToolbar: false,
  allDaySlot: false,
  height: 'auto',
  nowIndicator: true,
  slotDuration: '00:30',
  snapDuration: '00:15',
  slotHeaderInterval: '01:00',
  slotMinHeight: 34,
  eventShortHeight: 34,
  slotEventOverlap: false,
  eventInteractive: true,
  eventDurationEditable: false,
  eventMinHeight: 28,
  dragRevertDuration: 0,
};

const lastingMs = ({ startAt, endAt }: Booking): number => Date.parse(endAt) - Date.parse(startAt);

const useHandlers = ({ bookings, onOpen, onFree, onDrop }: WeekCalendarProps, closed: readonly Span[]) => {
  const canWrite = useCan('staff');
  const handlers: CalendarOptions = {
    eventClick: ({ event }) => onOpen(event.id),
    eventDrop: ({ event, revert }) => {
      const booking = bookings.find(({ bookingId }) => bookingId === event.id);
      if (!booking || !event.start) return;
      const start = event.start.getTime();
      const isClosed = meetsClosed(closed, { start, end: start + lastingMs(booking) });
      onDrop({ booking, startAt: event.start.toISOString(), isClosed, putBack: revert });
    },
    ...(canWrite ? { dateClick: ({ date }) => onFree(date.toISOString()) } : {}),
  };
  return { handlers, canWrite };
};

/** The week as a grid of days and hours, in the business's zone. */
export const WeekCalendar = (props: WeekCalendarProps) => {
  const t = useTexts(bookingTexts);
  const words = useTexts(agendaTexts);
  const person = useTexts(personTexts);
  const language = useLanguage();
  const { agenda, bookings } = props;
  const windows = useApi('GET /v1/availability').data?.windows;
  const offered = useOfferedCalendars();
  const colourOf = usePersonColours();
  const hours = shownHours(windows ?? [], bookings, agenda.timezone);
  const byId = new Map(bookings.map((booking) => [booking.bookingId, booking]));
  const closures = closureEvents(agenda.closures, agenda.days, words.closed);
  const calendarIds = agenda.calendarId === null ? offered : [agenda.calendarId];
  const all = [...agenda.closures, ...agenda.absences];
  const closed =
    windows && calendarIds ? closedHours({ ...agenda, windows, calendarIds, closures: all }) : [];
  const { handlers, canWrite } = useHandlers(props, closed);
  const events = [
    ...bookingEvents(bookings, { canWrite, nowMs: Date.now(), untitled: t.untitled }),
    ...closures,
    ...hatchedEvents(closed, closures),
    ...awayEvents(agenda.away, person.busyElsewhere),
  ];
  return (
    <Calendar
      key={agenda.days[0]}
      {...fixed}
      {...handlers}
      initialDate={agenda.date}
      timeZone={agenda.timezone}
      locale={localeOf(language)}
      firstDay={new Date(`${agenda.days[0]}T00:00:00Z`).getUTCDay()}
      slotMinTime={clock(hours.first)}
      slotMaxTime={clock(hours.last)}
      dayHeaderFormat={{ weekday: 'short', day: 'numeric' }}
      slotHeaderContent={({ time }) => formatWallTime(clock((time?.milliseconds ?? 0) / HOUR_MS), language)}
      events={events}
      eventClass={({ event }) => {
        const booking = byId.get(event.id);
        const colour = booking ? colourOf(booking.calendarId) : null;
        return classNames(eventTones[booking?.status ?? 'confirmed'], colour && personLook(colour).edge);
      }}
      eventContent={({ event, isShort }) => {
        const booking = byId.get(event.id);
        return booking ? <WeekEvent booking={booking} isShort={isShort} /> : event.title;
      }}
    />
  );
};
