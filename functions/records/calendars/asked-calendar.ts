import { brandId, type CalendarId } from '../../../shared/domain/ids.ts';
import { invalidField } from '../../kernel/app-error.ts';
import { isInUse } from './active-calendars.ts';
import type { WithChangeover } from './changeover.ts';

/** The calendar asked for by name; undefined for anyone. Throws 400 for one that cannot be booked now. */
export const askedCalendar = (
  tenant: WithChangeover,
  id: string | undefined,
  now: number,
): CalendarId | undefined => {
  if (id === undefined) return undefined;
  const calendarId = brandId<CalendarId>(id);
  if (!isInUse(tenant, calendarId, now)) throw invalidField('calendarId', 'invalid');
  return calendarId;
};
