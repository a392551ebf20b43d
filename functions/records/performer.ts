import { MAIN_CALENDAR } from '../../shared/domain/ids.ts';
import type { TenantItem } from './tenant-store.ts';

type Team = Pick<TenantItem, 'calendars' | 'formerCalendars'>;

/** How visitors read the name of the member whose calendar it is; undefined for the business's own. */
export const calendarName = (
  { calendars = [], formerCalendars = [] }: Team,
  calendarId: string,
): string | undefined =>
  [...calendars, ...formerCalendars].find((one) => one.calendarId === calendarId)?.name;

/**
 * Who performs an appointment, as visitors read the name; undefined where it is in the business's own calendar. It is
 * the name they have now, or had last; long after they left, the one that the appointment kept.
 */
export const performerOf = (
  tenant: Team,
  { calendarId, personName }: { readonly calendarId: string; readonly personName?: string },
): string | undefined => calendarName(tenant, calendarId) ?? personName;

interface Appointment {
  readonly calendarId: string;
  readonly status: string;
  readonly startAt: string;
}

/** Whether an appointment that lies ahead is in the calendar of somebody who has left: somebody else is to take it. */
export const isUnplaced = (
  { calendars = [] }: Pick<TenantItem, 'calendars'>,
  { calendarId, status, startAt }: Appointment,
  now: number,
): boolean =>
  status === 'confirmed' &&
  Date.parse(startAt) >= now &&
  calendarId !== MAIN_CALENDAR &&
  calendars.every((one) => one.calendarId !== calendarId);
