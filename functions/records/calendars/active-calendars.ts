import { brandId, type CalendarId, MAIN_CALENDAR } from '../../../shared/domain/ids.ts';
import type { Service } from '../../../shared/schemas/service.ts';
import { activePeople } from './active-people.ts';
import type { WithChangeover } from './changeover.ts';

/** Used as the calendar where the visitor asked for anyone. */
export const ANY_CALENDAR: CalendarId = brandId('any');

/** The calendars on which a business takes bookings: every active person's, or `main` while there is none. */
export const calendarsInUse = (tenant: WithChangeover, now: number): readonly CalendarId[] => {
  const people = activePeople(tenant, now).map(({ calendarId }) => calendarId);
  return people.length > 0 ? people : [MAIN_CALENDAR];
};

/** Whether a visitor may ask for this calendar by name now. */
export const isInUse = (tenant: WithChangeover, calendarId: CalendarId, now: number): boolean =>
  calendarsInUse(tenant, now).includes(calendarId);

export interface CalendarWish {
  readonly service: Pick<Service, 'calendarIds'> | undefined;
  /** Absent for anyone. */
  readonly calendarId?: CalendarId | undefined;
  readonly now: number;
}

/** The calendars that can serve a visitor: those of the people who perform the service, or the one asked for. */
export const calendarsFor = (
  tenant: WithChangeover,
  { service, calendarId, now }: CalendarWish,
): readonly CalendarId[] => {
  const performers = service?.calendarIds ?? [];
  const isPerformer = (id: CalendarId) =>
    id === MAIN_CALENDAR || performers.length === 0 || performers.includes(id);
  return calendarsInUse(tenant, now)
    .filter(isPerformer)
    .filter((id) => calendarId === undefined || id === calendarId);
};
