import type { ManagedBooking } from '../../shared/schemas/booking.ts';
import { getBooking } from '../bookings/booking-store.ts';
import { openManageToken, toPublicBooking } from '../bookings/manage-link.ts';
import { AppError } from '../kernel/app-error.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { findSite } from '../sites/site-store.ts';
import { getTenant } from '../tenants/tenant-store.ts';

/** The appointment that a manage link opens. Throws 404 `not_found` for a link that is not one of ours. */
export const managedBooking = async (kernel: Kernel, token: string): Promise<ManagedBooking> => {
  const ids = openManageToken(kernel, token);
  if (!ids) throw new AppError('not_found');
  const { tenantId, bookingId } = ids;
  const [booking, tenant, site] = await Promise.all([
    getBooking(kernel.table, tenantId, bookingId),
    getTenant(kernel.table, tenantId),
    findSite(kernel.table, tenantId),
  ]);
  return {
    ...toPublicBooking(kernel, tenantId, booking),
    business: tenant.name,
    timezone: tenant.timezone,
    slug: site?.slug ?? null,
  };
};
