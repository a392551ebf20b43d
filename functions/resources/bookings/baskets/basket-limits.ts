import { MAX_IN_BASKET } from '../../../../shared/schemas/basket.ts';
import { handBookableStarts } from '../../../agenda/hand-booking.ts';
import { nowMinute } from '../../../agenda/time.ts';
import type { BookingLimits } from '../../../agenda/types.ts';
import { bookingLimitsOf } from '../../../records/bookings/booking-limits.ts';
import { bookingPolicyOf, type TenantItem } from '../../../records/tenants/tenant-store.ts';

interface Asking {
  readonly byHand?: boolean | undefined;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** How soon and how far ahead several appointments may be booked: a member needs no notice. */
export const limitsOf = (tenant: TenantItem, { byHand = false, now }: Asking): BookingLimits => {
  if (!byHand) return bookingLimitsOf(tenant, now);
  return { minNoticeMin: 0, until: handBookableStarts(nowMinute(now)).end };
};

/**
 * The most appointments that may be booked at once: a visitor, who has none yet, may have no more than by themselves.
 */
export const mostAtOnce = (tenant: TenantItem, { byHand = false }: Pick<Asking, 'byHand'> = {}): number => {
  const { maxPerContact, maxPerAddressDay } = bookingPolicyOf(tenant);
  return byHand ? MAX_IN_BASKET : Math.min(MAX_IN_BASKET, maxPerContact, maxPerAddressDay);
};
