import type { Kernel } from '../../kernel/http/kernel.ts';
import { keys } from '../../kernel/table/keys.ts';
import type { BookingItem } from '../bookings/booking-store.ts';
import { contactHashes } from '../leads/contact.ts';
import { planOf } from '../tenants/plan-of.ts';
import type { TenantItem } from '../tenants/tenant-store.ts';
import { type GoingOutPorts, isTurnedOff } from './going-out.ts';
import { isStoppedNumber } from './stopped-number.ts';

/** What is asked whether a message reaches somebody. */
export interface ReachPorts extends GoingOutPorts, Pick<Kernel, 'signer'> {
  readonly settings: Pick<Kernel['settings'], 'sendsEmail' | 'sendsSms'>;
}

type Reached = Pick<BookingItem, 'email' | 'phone' | 'smsConsent'>;

/** The number to which SMS about a booking go: if its client accepted them, and they are sent and were not stopped. */
export const smsNumber = async (
  { table, signer, settings }: ReachPorts,
  tenant: TenantItem,
  { phone, smsConsent }: Reached,
  now: number,
): Promise<string | undefined> => {
  if (phone === null || smsConsent === undefined) return undefined;
  if (settings.sendsSms !== true || planOf(tenant, now) !== 'pro') return undefined;
  return (await isStoppedNumber(table, signer, phone)) ? undefined : phone;
};

/** Messages to an address from which earlier ones came back are not sent. */
const mailAddress = async (
  { table, signer, settings }: ReachPorts,
  { tenantId }: TenantItem,
  email: string,
): Promise<string | undefined> => {
  if (settings.sendsEmail !== true) return undefined;
  const [hash = ''] = contactHashes(signer, { email: email.toLowerCase(), phone: null });
  return (await table.get(keys.suppression(tenantId, hash, 'all'))) ? undefined : email;
};

/**
 * The e-mail address, or the phone number (E.164), to which the confirmation of a new booking goes; undefined where
 * none is sent. Only how many messages a person got that day may still hold it back.
 */
export const confirmedTo = async (
  ports: ReachPorts,
  tenant: TenantItem,
  booking: Reached,
  now: number,
): Promise<string | undefined> => {
  const { email } = booking;
  const [isOff, to] = await Promise.all([
    isTurnedOff(ports.table, tenant, 'booking_confirmed', now),
    email === null ? smsNumber(ports, tenant, booking, now) : mailAddress(ports, tenant, email),
  ]);
  return isOff ? undefined : to;
};
