import type { CalendarId } from '../../../shared/domain/ids.ts';
import type { Table } from '../../kernel/table/table.ts';
import type { BookingItem } from '../../records/bookings/booking-store.ts';
import { calendarsFor, isInUse } from '../../records/calendars/active-calendars.ts';
import { activePeople } from '../../records/calendars/active-people.ts';
import { findService } from '../../records/service-store.ts';
import type { TenantItem } from '../../records/tenants/tenant-store.ts';
import type { Changer } from './changer.ts';

/** A member's calendar that takes no new bookings while colleagues' calendars do. */
const isSwitchedOff = (tenant: TenantItem, calendarId: CalendarId, now: number): boolean =>
  activePeople(tenant, now).length > 0 &&
  (tenant.calendars ?? []).some((one) => one.calendarId === calendarId);

/**
 * The calendars to which a booking may move: its own while bookings are taken on it, else those that replaced it,
 * limited to the performers of its service. When its member has stopped taking bookings, only staff may move it off
 * their calendar.
 */
export const calendarsToMove = async (
  table: Table,
  tenant: TenantItem,
  { calendarId, serviceId }: BookingItem,
  { rule, now }: Pick<Changer, 'rule' | 'now'>,
): Promise<readonly CalendarId[]> => {
  if (isInUse(tenant, calendarId, now)) return [calendarId];
  if (isSwitchedOff(tenant, calendarId, now)) return rule.kind === 'by_hand' ? [calendarId] : [];
  const service = serviceId ? await findService(table, tenant.tenantId, serviceId) : undefined;
  return calendarsFor(tenant, { service, now });
};
