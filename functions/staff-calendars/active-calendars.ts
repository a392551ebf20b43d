import { brandId, type CalendarId, MAIN_CALENDAR } from '../../shared/domain/ids.ts';
import type { Service } from '../../shared/schemas/service.ts';
import { planOf } from '../tenants/plan-of.ts';
import type { TenantItem } from '../tenants/tenant-store.ts';

/** What stands for a calendar where somebody asked for anyone. */
export const ANY_CALENDAR: CalendarId = brandId('any');

/** One member's calendar, as it stands with the business that it changes the rules of. */
export interface PersonalCalendar {
  readonly calendarId: CalendarId;
  /** How visitors read it. */
  readonly name: string;
  readonly active: boolean;
}

export type WithCalendars = Pick<TenantItem, 'calendars' | 'trialEndsAt' | 'paid'>;

/** The people whom visitors may ask for: nobody on Basic, which has the one calendar (product page §3). */
export const activePeople = (tenant: WithCalendars, now: number): readonly PersonalCalendar[] =>
  planOf(tenant, now) === 'pro' ? (tenant.calendars ?? []).filter(({ active }) => active) : [];

/** The calendars that can be booked: every active person's, and `main` only while there is none. */
export const offeredCalendars = (tenant: WithCalendars, now: number): readonly CalendarId[] => {
  const people = activePeople(tenant, now).map(({ calendarId }) => calendarId);
  return people.length > 0 ? people : [MAIN_CALENDAR];
};

/** Whether somebody may ask for this calendar by name now. */
export const isOffered = (tenant: WithCalendars, calendarId: CalendarId, now: number): boolean =>
  offeredCalendars(tenant, now).includes(calendarId);

export interface CalendarWish {
  readonly service: Pick<Service, 'calendarIds'> | undefined;
  /** Anyone without it. */
  readonly calendarId?: CalendarId | undefined;
  readonly now: number;
}

/** The calendars that can serve a visitor: of those who perform the service, all or the one he asks for. */
export const calendarsFor = (
  tenant: WithCalendars,
  { service, calendarId, now }: CalendarWish,
): readonly CalendarId[] => {
  const performers = service?.calendarIds ?? [];
  const isPerformer = (id: CalendarId) =>
    id === MAIN_CALENDAR || performers.length === 0 || performers.includes(id);
  return offeredCalendars(tenant, now)
    .filter(isPerformer)
    .filter((id) => calendarId === undefined || id === calendarId);
};
