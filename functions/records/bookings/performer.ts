import { type CalendarId, MAIN_CALENDAR } from '../../../shared/domain/ids.ts';
import type { TenantItem } from '../tenants/tenant-store.ts';

type Team = Pick<TenantItem, 'calendars' | 'formerCalendars'>;

/** The name, as visitors read it, of the member whose calendar it is; undefined for the business's own. */
export const calendarName = (
  { calendars = [], formerCalendars = [] }: Team,
  calendarId: string,
): string | undefined =>
  [...calendars, ...formerCalendars].find((one) => one.calendarId === calendarId)?.name;

/**
 * The performer's name as visitors read it; undefined in the business's own calendar. It is their present or last
 * name; long after they left, the one stored with the appointment.
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

/** The calendars of former members, whose future appointments have to be given to somebody else. */
export const unplacedCalendars = ({ calendars = [], formerCalendars = [] }: Team): readonly CalendarId[] => [
  ...new Set(
    formerCalendars
      .map(({ calendarId }) => calendarId)
      .filter((id) => calendars.every(({ calendarId }) => calendarId !== id)),
  ),
];

/** Whether a future appointment is in the calendar of a former member, so that it has to be given to somebody else. */
export const isUnplaced = (
  { calendars = [] }: Pick<TenantItem, 'calendars'>,
  { calendarId, status, startAt }: Appointment,
  now: number,
): boolean =>
  status === 'confirmed' &&
  Date.parse(startAt) > now &&
  calendarId !== MAIN_CALENDAR &&
  calendars.every((one) => one.calendarId !== calendarId);
