import type { Calendar } from '../../../shared/schemas/calendar.ts';
import { useApi } from '../session/use-api.ts';

/** The calendars to choose from; empty when the business has only one. */
export const useCalendars = (): readonly Calendar[] => {
  const calendars = useApi('GET /v1/calendars').data?.calendars ?? [];
  return calendars.length > 1 ? calendars : [];
};

/** Calendars open to visitors now; undefined while loading. */
export const useOfferedCalendars = (): readonly string[] | undefined =>
  useApi('GET /v1/calendars')
    .data?.calendars.filter(({ active }) => active)
    .map(({ calendarId }) => calendarId);

/** Members who left and may still have upcoming bookings. */
export const useFormerCalendars = (): readonly { readonly calendarId: string; readonly name: string }[] =>
  useApi('GET /v1/calendars').data?.former ?? [];
