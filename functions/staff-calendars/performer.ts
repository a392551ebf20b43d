import type { TenantItem } from '../tenants/tenant-store.ts';

/** How visitors read the name of the member whose calendar it is; undefined for the business's own. */
export const calendarName = (
  { calendars = [] }: Pick<TenantItem, 'calendars'>,
  calendarId: string,
): string | undefined => calendars.find((one) => one.calendarId === calendarId)?.name;

/**
 * Who performs an appointment, as visitors read the name; undefined where it is in the business's own calendar. A
 * member is called what they are called now, somebody who has left what they were called when it was booked.
 */
export const performerOf = (
  tenant: Pick<TenantItem, 'calendars'>,
  { calendarId, personName }: { readonly calendarId: string; readonly personName?: string },
): string | undefined => calendarName(tenant, calendarId) ?? personName;
