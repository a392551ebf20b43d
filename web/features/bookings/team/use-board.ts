import { useMemo } from 'react';
import type { Booking } from '../../../../shared/schemas/booking.ts';
import { closedHours } from '../../../lib/closed-hours.ts';
import { useApi } from '../../session/use-api.ts';
import { bookingsOn } from '../agenda/day-bookings.ts';
import type { Agenda } from '../agenda/use-agenda.ts';
import { shownHours } from '../week/shown-hours.ts';
import { type BoardColumn, columnsOf } from './board-columns.ts';
import { type BoardDay, boardDay } from './board-day.ts';
import type { Timed } from './lanes.ts';

const timed = ({ startAt, endAt }: Pick<Booking, 'startAt' | 'endAt'>): Timed => ({
  start: Date.parse(startAt),
  end: Date.parse(endAt),
});

const useColumns = (ofDay: readonly Booking[]): readonly BoardColumn[] => {
  const team = useApi('GET /v1/calendars').data;
  return useMemo(() => columnsOf(team ?? { calendars: [], former: [] }, ofDay), [team, ofDay]);
};

/**
 * When a person is closed, away or busy elsewhere; it stays the same while appointments move. Worked out once it is
 * asked for: on a large team most columns are out of view.
 */
const useShut = ({ date, timezone, around }: Agenda): Board['shutOf'] => {
  const windows = useApi('GET /v1/availability').data?.windows;
  const closures = useApi('GET /v1/closures').data?.closures;
  const busy = useApi('GET /v1/calendars/busy', { query: around }).data?.busy;
  return useMemo(() => {
    const kept = new Map<string, readonly Timed[]>();
    const workedOut = (calendarId: string): readonly Timed[] => {
      const elsewhere = (busy ?? []).filter((run) => run.calendarId === calendarId).map(timed);
      if (!windows || !closures) return elsewhere;
      const week = { days: [date], timezone, windows, closures, calendarIds: [calendarId] };
      return [...closedHours(week), ...elsewhere];
    };
    return (calendarId) => {
      const shut = kept.get(calendarId) ?? workedOut(calendarId);
      kept.set(calendarId, shut);
      return shut;
    };
  }, [windows, closures, busy, date, timezone]);
};

export interface Board {
  readonly day: BoardDay;
  readonly columns: readonly BoardColumn[];
  /** When a person is closed, away or busy elsewhere, by their calendar. */
  readonly shutOf: (calendarId: string) => readonly Timed[];
}

/** The agenda's date as the board draws it: its hours, a column for each person, and when they are away. */
export const useBoard = (agenda: Agenda, bookings: readonly Booking[]): Board => {
  const { date, timezone } = agenda;
  const windows = useApi('GET /v1/availability').data?.windows;
  const ofDay = useMemo(() => bookingsOn(bookings, date, timezone), [bookings, date, timezone]);
  const { first, last } = useMemo(
    () => shownHours(windows ?? [], ofDay, timezone),
    [windows, ofDay, timezone],
  );
  const day = useMemo(() => boardDay(date, timezone, { first, last }), [date, timezone, first, last]);
  const columns = useColumns(ofDay);
  const shutOf = useShut(agenda);
  return useMemo(() => ({ day, columns, shutOf }), [day, columns, shutOf]);
};
