import type { PersonColour } from '../../../../shared/domain/person-colours.ts';
import type { Booking } from '../../../../shared/schemas/booking.ts';
import type { Calendar } from '../../../../shared/schemas/calendar.ts';

/** One person's day. */
export interface BoardColumn {
  readonly calendarId: string;
  readonly name: string;
  readonly colour: PersonColour | null;
  /** Whether appointments can be given to them. */
  readonly isOffered: boolean;
  readonly bookings: readonly Booking[];
}

interface Team {
  readonly calendars: readonly Calendar[];
  readonly former: ReadonlyArray<Pick<Calendar, 'calendarId' | 'name'>>;
}

/**
 * A column for everybody who takes bookings, then one for each calendar that takes none any more and still has some
 * that day: no booking is left out.
 */
export const columnsOf = (
  { calendars, former }: Team,
  bookings: readonly Booking[],
): readonly BoardColumn[] => {
  const ofCalendar = Map.groupBy(bookings, ({ calendarId }) => calendarId);
  const offered = calendars.filter(({ active }) => active);
  const shown = new Set(offered.map(({ calendarId }) => calendarId));
  const known = new Map(calendars.map((calendar) => [calendar.calendarId, calendar]));
  const left = new Map(former.map(({ calendarId, name }) => [calendarId, name]));
  const nameOf = (calendarId: string): string =>
    known.get(calendarId)?.name ??
    left.get(calendarId) ??
    ofCalendar.get(calendarId)?.[0]?.personName ??
    calendarId;
  const column = (calendarId: string): BoardColumn => ({
    calendarId,
    name: nameOf(calendarId),
    colour: known.get(calendarId)?.colour ?? null,
    isOffered: shown.has(calendarId),
    bookings: ofCalendar.get(calendarId) ?? [],
  });
  const others = [...ofCalendar.keys()].filter((calendarId) => !shown.has(calendarId));
  return [...shown, ...others].map(column);
};
