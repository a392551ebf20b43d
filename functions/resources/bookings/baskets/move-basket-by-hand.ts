import type { ManagedOffers } from '../../../../shared/schemas/managed-offers.ts';
import { minuteFrom } from '../../../agenda/time.ts';
import type { SignedTable } from '../../../kernel/http/kernel.ts';
import type { Request } from '../../../kernel/http/request.ts';
import { getBooking } from '../../../records/bookings/booking-store.ts';
import { getTenant } from '../../../records/tenants/tenant-store.ts';
import { staff } from '../changer.ts';
import { choosingLimits } from './basket-limits.ts';
import { moveBasket } from './move-basket.ts';
import { offeredMove } from './offered-move.ts';
import { searchMoves } from './search-moves.ts';

const found = async (
  { table }: SignedTable,
  { caller: { tenantId }, params }: Pick<Request<'GET /v1/bookings/{bookingId}/offers'>, 'caller' | 'params'>,
) => {
  const [tenant, booking] = await Promise.all([
    getTenant(table, tenantId),
    getBooking(table, tenantId, params.bookingId),
  ]);
  return { tenant, booking };
};

/**
 * Other times for all that were booked at once with a booking and are still ahead, as a member may move them: without
 * notice and as far ahead as they book. Throws 404 `not_found`, 409 `booking_closed` where none is left.
 */
export const offersToMoveByHand = async (
  ports: SignedTable,
  request: Request<'GET /v1/bookings/{bookingId}/offers'>,
): Promise<ManagedOffers> => {
  const { caller, query, now } = request;
  const { tenant, booking } = await found(ports, request);
  const wanted = { from: minuteFrom(query.from), to: minuteFrom(query.to), byHand: true };
  return searchMoves(ports, tenant, booking, staff(now, caller.memberId), wanted);
};

/**
 * Moves all that were booked at once with a booking and are still ahead to an offer's times, or none of them; the same
 * request, repeated, finds its own effect. Throws 404 `not_found`, and what `offeredMove` and `moveBasket` throw.
 */
export const moveBasketByHand = async (
  ports: SignedTable,
  request: Request<'PATCH /v1/bookings/{bookingId}/basket'>,
): Promise<void> => {
  const { caller, body, mint, now } = request;
  const { tenant, booking } = await found(ports, request);
  const offered = offeredMove(ports, tenant, booking, body.offer, now);
  const by = { ...staff(now, caller.memberId), savedUnder: mint('move') };
  await moveBasket({
    ports,
    tenant,
    booking,
    offered,
    by,
    limits: choosingLimits(tenant, { byHand: true, now }),
  });
};
