import type { PersonColour } from '../../../shared/domain/person-colours.ts';
import { useApi } from '../session/use-api.ts';

/** The colour of a calendar's person; null for the shared calendar and for who has left. */
export const usePersonColours = (): ((calendarId: string) => PersonColour | null) => {
  const calendars = useApi('GET /v1/calendars').data?.calendars ?? [];
  const colours = new Map(calendars.map(({ calendarId, colour }) => [calendarId, colour]));
  return (calendarId) => colours.get(calendarId) ?? null;
};
