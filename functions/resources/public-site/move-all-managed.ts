import type { SignedTable } from '../../kernel/http/kernel.ts';
import { choosingLimitsOf } from '../../records/bookings/booking-limits.ts';
import { getTenant } from '../../records/tenants/tenant-store.ts';
import { moveBasket } from '../bookings/baskets/move-basket.ts';
import { offeredMove } from '../bookings/baskets/offered-move.ts';
import { getVisitorsBooking } from '../bookings/visitors/visitors-booking.ts';
import { openedLink } from './managed-booking.ts';
import { visitorOf } from './visitor-changer.ts';
import { countVisitorUse, type Visitor } from './visitor-limits.ts';

/**
 * Moves all that were booked at once with the appointment of a manage link to an offer's times, by the rules for
 * visitors, or none of them. Throws 404 `not_found`, 403 `rate_limited`, what `offeredMove` and
 * `moveBasket` throw, and what a visitor's `mayChange` throws of any of them.
 */
export const moveAllManaged = async (
  ports: SignedTable,
  token: string,
  offer: string,
  { viewer, now }: Pick<Visitor, 'viewer' | 'now'>,
): Promise<void> => {
  const link = openedLink(ports, token);
  const { tenantId } = link;
  const tenant = await getTenant(ports.table, tenantId);
  await countVisitorUse(ports, { action: 'move', tenantId, viewer }, now);
  const booking = await getVisitorsBooking(ports.table, link);
  const offered = offeredMove(ports, tenant, booking, offer, now);
  const by = visitorOf(ports, tenant, now);
  await moveBasket({ ports, tenant, booking, offered, by, limits: choosingLimitsOf(tenant, now) });
};
