import { nowMinute } from '../../../agenda/time.ts';
import { AppError } from '../../../kernel/app-error.ts';
import type { SignedTable } from '../../../kernel/http/kernel.ts';
import type { BookingItem } from '../../../records/bookings/booking-store.ts';
import { openMove, type SealedMove } from '../../../records/bookings/move-handle.ts';
import type { TenantItem } from '../../../records/tenants/tenant-store.ts';

/**
 * Where an offer moves all that were booked at once with a booking. Throws 400 `slot_invalid` for an offer that is too
 * old or another basket's, 400 `slot_in_past`.
 */
export const offeredMove = (
  { signer }: Pick<SignedTable, 'signer'>,
  { tenantId }: Pick<TenantItem, 'tenantId'>,
  { bookingId, basketId = bookingId }: BookingItem,
  offer: string,
  now: number,
): SealedMove => {
  const offered = openMove(signer, tenantId, offer, now);
  if (offered?.basketId !== basketId) throw new AppError('slot_invalid');
  if (offered.places.some(({ start }) => start <= nowMinute(now))) throw new AppError('slot_in_past');
  return offered;
};
