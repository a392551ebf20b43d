import { MAIN_CALENDAR } from '../../../shared/domain/ids.ts';
import type { Calendar } from '../../../shared/schemas/calendar.ts';
import type { Service } from '../../../shared/schemas/service.ts';

/** Whether no member who takes bookings performs a service; the shared calendar serves all of them. */
export const isUnperformed = (
  { calendarIds }: Pick<Service, 'calendarIds'>,
  calendars: readonly Calendar[],
): boolean => {
  const active = calendars.filter((one) => one.active).map(({ calendarId }) => calendarId);
  return (
    calendarIds.length > 0 &&
    active.length > 0 &&
    !active.includes(MAIN_CALENDAR) &&
    active.every((calendarId) => !calendarIds.includes(calendarId))
  );
};
