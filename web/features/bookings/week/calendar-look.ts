import type { CalendarOptions } from '@fullcalendar/react';
import type { BookingStatus } from '../../../../shared/domain/booking-status.ts';
import { classNames } from '../../../ui/class-names.ts';
import { isHatched } from './week-events.ts';

const line = 'border border-line';

const hatch = 'bg-bg/60 bg-[repeating-linear-gradient(-45deg,transparent_0_7px,var(--color-line)_7px_8px)]';

/** All styles of the week calendar, in our tokens: the library brings structure without styles. */
export const calendarLook: CalendarOptions = {
  className: 'text-xs text-ink',
  viewClass: 'bg-surface',
  tableHeaderClass: 'bg-surface',
  dayHeaderRowClass: line,
  dayHeaderClass: ({ isToday }) => classNames('justify-center border-line', isToday && 'bg-soft'),
  dayHeaderAlign: 'center',
  dayHeaderInnerClass: ({ isToday }) =>
    classNames('flex flex-col items-center px-1 py-2 font-medium', isToday ? 'text-link' : 'text-muted'),
  dayHeaderDividerClass: 'border-b border-line',
  dayLaneClass: ({ isToday }) => classNames(line, isToday && 'bg-soft/30'),
  dayLaneInnerClass: 'mx-0.5',
  slotLaneClass: ({ isMinor }) => classNames(line, isMinor && 'border-dotted'),
  slotHeaderClass: 'justify-end border-line',
  slotHeaderInnerClass: 'px-2 py-1 text-muted tabular',
  slotHeaderDividerClass: 'border-l border-line',
  highlightClass: 'bg-soft',
  nowIndicatorLineClass: 'border-t-2 border-danger',
  nowIndicatorHeaderClass: 'hidden',
  backgroundEventClass: ({ event }) => (isHatched(event.id) ? hatch : 'bg-warn-soft'),
  backgroundEventTitleClass: 'p-2 font-medium text-warn',
  columnEventClass: ({ isDragging }) =>
    classNames(
      'overflow-hidden rounded-md border border-l-4 leading-4',
      isDragging && 'opacity-80 shadow-pop',
    ),
  columnEventInnerClass: 'min-w-0 px-1.5 py-px',
};

/** The colour of an appointment's status; the status is also written in it. */
export const eventTones: Record<BookingStatus, string> = {
  confirmed: 'border-primary bg-soft text-ink',
  attended: 'border-positive bg-positive-soft text-positive',
  no_show: 'border-danger bg-danger-soft text-danger',
  cancelled: 'border-control bg-hover text-muted',
};
