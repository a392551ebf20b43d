import type { Calendar } from '../../../shared/schemas/calendar.ts';
import { useApi } from '../session/use-api.ts';

/** The calendars to choose from; empty when the business has only one. */
export const useCalendars = (): readonly Calendar[] => {
  const calendars = useApi('GET /v1/calendars').data?.calendars ?? [];
  return calendars.length > 1 ? calendars : [];
};

/** Several people take bookings, so that a day can be shown by person; undefined until that is known. */
export const useHasTeam = (): boolean | undefined => {
  const { data, error } = useApi('GET /v1/calendars');
  if (!data) return error === undefined ? undefined : false;
  return data.calendars.filter(({ active }) => active).length > 1;
};

/** Calendars open to visitors now; undefined while loading. */
export const useOfferedCalendars = (): readonly string[] | undefined =>
  useApi('GET /v1/calendars')
    .data?.calendars.filter(({ active }) => active)
    .map(({ calendarId }) => calendarId);

/** Members who left and may still have upcoming bookings. */
export const useFormerCalendars = (): readonly { readonly calendarId: string; readonly name: string }[] =>
  useApi('GET /v1/calendars').data?.former ?? [];
