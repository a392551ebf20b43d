import { handBookableStarts } from '../../agenda/hand-booking.ts';
import { DAY_MIN, nowMinute } from '../../agenda/time.ts';
import type { BookingLimits } from '../../agenda/types.ts';
import { bookingPolicyOf, type TenantItem } from '../../records/tenant-store.ts';

interface Asking {
  readonly byHand?: boolean | undefined;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** How soon and how far ahead several appointments may be booked: a member needs no notice. */
export const limitsOf = (tenant: TenantItem, { byHand = false, now }: Asking): BookingLimits => {
  if (!byHand) return bookingPolicyOf(tenant);
  const start = nowMinute(now);
  const horizonDays = Math.floor((handBookableStarts(start).end - start) / DAY_MIN);
  return { minNoticeMin: 0, horizonDays };
};
