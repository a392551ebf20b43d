import { MAIN_CALENDAR } from '../../../shared/domain/ids.ts';
import type { Calendar } from '../../../shared/schemas/calendar.ts';
import { useApi } from '../session/use-api.ts';

/** The calendars of members who take bookings; empty while the whole business shares one. */
export const usePeopleCalendars = () => {
  const { data } = useApi('GET /v1/calendars');
  const calendars = data?.calendars ?? [];
  const isPersonal = ({ calendarId }: Calendar) => calendarId !== MAIN_CALENDAR;
  const people = calendars.filter((calendar) => isPersonal(calendar) && calendar.active);
  return {
    /** All of them, the shared one first. */
    calendarIds: calendars.map(({ calendarId }) => calendarId),
    /** Whether appointments are taken in a calendar; so it seems until the calendars are read. */
    isInUse: (id: string): boolean => calendars.find(({ calendarId }) => calendarId === id)?.active ?? true,
    /** Whether the calendars are read; nobody's hours may be edited as the shared calendar's before. */
    isKnown: data !== undefined,
    people,
    /** The name of a calendar's member; null for the shared calendar while no member has one. */
    nameOf: (id: string | null): string | null => {
      if (people.length === 0 && (id === null || id === MAIN_CALENDAR)) return null;
      return calendars.find(({ calendarId }) => calendarId === id)?.name ?? null;
    },
  };
};
