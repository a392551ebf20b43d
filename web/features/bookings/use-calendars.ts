import type { Calendar } from '../../../shared/schemas/calendar.ts';
import { useApi } from '../session/use-api.ts';

/** The calendars to choose between; none where the business has but one. */
export const useCalendars = (): readonly Calendar[] => {
  const calendars = useApi('GET /v1/calendars').data?.calendars ?? [];
  return calendars.length > 1 ? calendars : [];
};

/** Those in which visitors may book now; undefined until it is known. */
export const useOfferedCalendars = (): readonly string[] | undefined =>
  useApi('GET /v1/calendars')
    .data?.calendars.filter(({ active }) => active)
    .map(({ calendarId }) => calendarId);

/** Members who left, whose bookings may still lie ahead. */
export const useFormerCalendars = (): readonly { readonly calendarId: string; readonly name: string }[] =>
  useApi('GET /v1/calendars').data?.former ?? [];
