import type { Kernel } from '../../../kernel/http/kernel.ts';
import type { BookingItem } from '../../../records/bookings/booking-store.ts';
import type { GoingOutPorts } from '../../../records/messages/going-out.ts';
import { isStoppedNumber } from '../../../records/messages/stopped-number.ts';
import { planOf } from '../../../records/tenants/plan-of.ts';
import type { TenantItem } from '../../../records/tenants/tenant-store.ts';

/** What is asked whether a message reaches somebody. */
export interface ReachPorts extends GoingOutPorts, Pick<Kernel, 'signer'> {
  readonly settings: Pick<Kernel['settings'], 'sendsEmail' | 'sendsSms'>;
}

type Reached = Pick<BookingItem, 'email' | 'phone' | 'smsConsent'>;

/** Whether the client of a booking is told by a message: by e-mail, else by SMS if they accepted any and it is sent. */
export const isReachable = async (
  { table, signer, settings }: ReachPorts,
  tenant: TenantItem,
  { email, phone, smsConsent }: Reached,
  now: number,
): Promise<boolean> => {
  if (email !== null) return true;
  if (phone === null || smsConsent === undefined) return false;
  if (settings.sendsSms !== true || planOf(tenant, now) !== 'pro') return false;
  return !(await isStoppedNumber(table, signer, phone));
};
