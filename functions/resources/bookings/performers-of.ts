import type { CalendarId } from '../../../shared/domain/ids.ts';
import type { Table } from '../../kernel/table/table.ts';
import { calendarsFor } from '../../records/active-calendars.ts';
import type { BookingItem } from '../../records/booking-store.ts';
import { listServices } from '../../records/service-store.ts';
import type { TenantItem } from '../../records/tenant-store.ts';

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
