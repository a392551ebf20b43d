import type { CalendarId } from '../../../shared/domain/ids.ts';
import type { Table } from '../../kernel/table/table.ts';
import type { BookingItem } from '../../records/bookings/booking-store.ts';
import { calendarsFor } from '../../records/calendars/active-calendars.ts';
import { listServices } from '../../records/service-store.ts';
import type { TenantItem } from '../../records/tenants/tenant-store.ts';

/** Who performs the service of each booking; anybody where it has none. Reads the services once. */
export const performersOf = async (
  table: Table,
  tenant: TenantItem,
  now: number,
): Promise<(booking: Pick<BookingItem, 'serviceId'>) => readonly CalendarId[]> => {
  const services = await listServices(table, tenant.tenantId);
  const byId = new Map(services.map((service) => [String(service.serviceId), service]));
  return ({ serviceId }) => calendarsFor(tenant, { service: byId.get(serviceId ?? ''), now });
};
