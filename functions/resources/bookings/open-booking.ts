import type { OpenedBooking } from '../../../shared/schemas/booking.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import type { Request } from '../../kernel/http/request.ts';
import type { Table } from '../../kernel/table/table.ts';
import {
  type BookingItem,
  findBookings,
  getBooking,
  performedBy,
} from '../../records/bookings/booking-store.ts';
import { toOpenedBooking } from '../../records/bookings/manage-link.ts';
import { getTenant, type TenantItem } from '../../records/tenants/tenant-store.ts';

/** The others that were booked at once with an appointment, in their order; nothing for one alone. */
const companionsOf = async (
  table: Table,
  tenant: TenantItem,
  { bookingId, basketBookings }: BookingItem,
): Promise<Pick<OpenedBooking, 'bookedWith'>> => {
  if (!basketBookings) return {};
  const others = basketBookings.filter((id) => id !== bookingId).map((id) => ({ bookingId: id }));
  const found = await findBookings(table, tenant.tenantId, others);
  return {
    bookedWith: found
      .toSorted((a, b) => a.startAt.localeCompare(b.startAt))
      .map((one) => ({
        ...{ bookingId: one.bookingId, title: one.title, status: one.status },
        ...{ startAt: one.startAt, endAt: one.endAt },
        ...performedBy(tenant, one),
      })),
  };
};

/** One booking as a member opens it, with those that were booked with it. Throws 404 `not_found`. */
export const openBooking = async (
  kernel: Kernel,
  { caller, params, now }: Pick<Request<'GET /v1/bookings/{bookingId}'>, 'caller' | 'params' | 'now'>,
): Promise<OpenedBooking> => {
  const [tenant, booking] = await Promise.all([
    getTenant(kernel.table, caller.tenantId),
    getBooking(kernel.table, caller.tenantId, params.bookingId),
  ]);
  const companions = await companionsOf(kernel.table, tenant, booking);
  return { ...toOpenedBooking(kernel, caller, tenant, booking, now), ...companions };
};
