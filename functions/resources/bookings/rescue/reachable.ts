import type { BookingItem } from '../../../records/bookings/booking-store.ts';
import { type ReachPorts, smsNumber } from '../../../records/messages/confirmed-to.ts';
import type { TenantItem } from '../../../records/tenants/tenant-store.ts';

/** Whether the client of a booking is told by a message: by e-mail, else by SMS if they accepted any and it is sent. */
export const isReachable = async (
  ports: ReachPorts,
  tenant: TenantItem,
  booking: Pick<BookingItem, 'email' | 'phone' | 'smsConsent'>,
  now: number,
): Promise<boolean> => booking.email !== null || (await smsNumber(ports, tenant, booking, now)) !== undefined;
