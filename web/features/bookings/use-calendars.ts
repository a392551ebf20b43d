import type { Calendar } from '../../../shared/schemas/calendar.ts';
import { useApi } from '../session/use-api.ts';

/** The calendars to choose between; none where the business has but one. */
export const useCalendars = (): readonly Calendar[] => {
  const calendars = useApi('GET /v1/calendars').data?.calendars ?? [];
  return calendars.length > 1 ? calendars : [];
};
