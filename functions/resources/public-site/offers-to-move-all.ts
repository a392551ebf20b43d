import type { ManagedOffers } from '../../../shared/schemas/managed-offers.ts';
import type { SignedTable } from '../../kernel/http/kernel.ts';
import { getTenant } from '../../records/tenants/tenant-store.ts';
import { type MovesWanted, searchMoves } from '../bookings/baskets/search-moves.ts';
import { getVisitorsBooking } from '../bookings/visitors/visitors-booking.ts';
import { openedLink } from './managed-booking.ts';
import { visitorOf } from './visitor-changer.ts';
import { countVisitorUse, type Visitor } from './visitor-limits.ts';

/**
 * Other times for all that were booked at once with the appointment of a manage link. Throws 404 `not_found`, 403
 * `rate_limited`, and what a visitor's `mayChange` throws of any of them.
 */
export const offersToMoveAll = async (
  ports: SignedTable,
  token: string,
  wanted: MovesWanted,
  { viewer, now }: Pick<Visitor, 'viewer' | 'now'>,
): Promise<ManagedOffers> => {
  const link = openedLink(ports, token);
  const { tenantId } = link;
  const tenant = await getTenant(ports.table, tenantId);
  // It takes more time than a page.
  await countVisitorUse(ports, { action: 'search', tenantId, viewer }, now);
  const booking = await getVisitorsBooking(ports.table, link);
  return searchMoves(ports, tenant, booking, visitorOf(ports, tenant, now), wanted);
};
