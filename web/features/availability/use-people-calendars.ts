import { MAIN_CALENDAR } from '../../../shared/domain/ids.ts';
import type { Calendar } from '../../../shared/schemas/calendar.ts';
import { useApi } from '../session/use-api.ts';

/** The calendars of those who take bookings; none while the whole business shares one. */
export const usePeopleCalendars = () => {
  const calendars = useApi('GET /v1/calendars').data?.calendars ?? [];
  const isPersonal = ({ calendarId }: Calendar) => calendarId !== MAIN_CALENDAR;
  const people = calendars.filter((calendar) => isPersonal(calendar) && calendar.active);
  return {
    people,
    /** Whose a calendar is; null for the shared one while nobody has one of their own. */
    nameOf: (id: string | null): string | null => {
      if (people.length === 0 && (id === null || id === MAIN_CALENDAR)) return null;
      return calendars.find(({ calendarId }) => calendarId === id)?.name ?? null;
    },
  };
};
