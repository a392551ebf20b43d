import { nowMinute } from '../../agenda/time.ts';
import { AppError } from '../../kernel/app-error.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import { countUse } from '../../kernel/http/rate-limit.ts';
import { openSlot } from '../../records/slot-handle.ts';
import { getTenant, type TenantItem } from '../../records/tenant-store.ts';
import { cancelBooking } from '../bookings/cancel-booking.ts';
import { moveBooking } from '../bookings/edit-booking.ts';
import { getVisitorsBooking } from '../bookings/visitors-booking.ts';
import { openedLink } from './managed-booking.ts';
import { visitorOf } from './visitor-changer.ts';

type Ports = Pick<Kernel, 'table' | 'signer'>;

interface Visitor {
  readonly viewer: string;
  readonly now: number;
}

/** The same limit as for sending the form, per address and business. */
const countChange = (
  { table, signer }: Ports,
  what: 'move' | 'cancel',
  { tenantId }: TenantItem,
  { viewer, now }: Visitor,
): Promise<void> => {
  const scope = `${what}:${tenantId}:${signer.hash('viewer', viewer)}`;
  return countUse(table, now, [{ scope, most: 20, perSeconds: 60 }]);
};

/**
 * Moves the appointment of a manage link to another offered time, by the rules for visitors. Moving to its present
 * time changes nothing. Throws 404 `not_found`, 403 `rate_limited`, 400 `slot_invalid`, 400 `slot_in_past`, and what
 * `moveBooking` and a visitor's `mayChange` throw.
 */
export const moveManaged = async (
  ports: Ports,
  token: string,
  slotId: string,
  visitor: Visitor,
): Promise<void> => {
  const link = openedLink(ports, token);
  const { tenantId, bookingId } = link;
  const tenant = await getTenant(ports.table, tenantId);
  await countChange(ports, 'move', tenant, visitor);
  const handle = openSlot(ports.signer, tenantId, slotId, visitor.now);
  if (handle.kind !== 'valid') throw new AppError('slot_invalid');
  await getVisitorsBooking(ports.table, link);
  const { start } = handle.slot;
  if (start <= nowMinute(visitor.now)) throw new AppError('slot_in_past');
  await moveBooking(ports, tenant, bookingId, start, visitor.now, visitorOf(ports, tenant, visitor.now));
};

/**
 * Cancels the appointment of a manage link; cancelling twice has the effect of once. Throws 404 `not_found`, 403
 * `rate_limited`, and what `cancelBooking` and a visitor's `mayChange` throw.
 */
export const cancelManaged = async (ports: Ports, token: string, visitor: Visitor): Promise<void> => {
  const link = openedLink(ports, token);
  const { tenantId, bookingId } = link;
  const tenant = await getTenant(ports.table, tenantId);
  await countChange(ports, 'cancel', tenant, visitor);
  await getVisitorsBooking(ports.table, link);
  await cancelBooking(ports, tenantId, bookingId, visitor.now, visitorOf(ports, tenant, visitor.now));
};
