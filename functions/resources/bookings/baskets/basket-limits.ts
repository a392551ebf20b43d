import { MAX_IN_BASKET } from '../../../../shared/schemas/basket.ts';
import { handBookableStarts } from '../../../agenda/hand-booking.ts';
import { endOfDayIn } from '../../../agenda/local-date.ts';
import { type Minute, nowMinute } from '../../../agenda/time.ts';
import type { BookingLimits } from '../../../agenda/types.ts';
import { bookingLimitsOf, choosingLimitsOf } from '../../../records/bookings/booking-limits.ts';
import { bookingPolicyOf, type TenantItem } from '../../../records/tenants/tenant-store.ts';

interface Asking {
  readonly byHand?: boolean | undefined;
  /** Epoch milliseconds. */
  readonly now: number;
}

const limitsByHand = (now: number): BookingLimits => ({
  minNoticeMin: 0,
  until: handBookableStarts(nowMinute(now)).end,
});

/** How soon and how far ahead several appointments may be offered: a member needs no notice. */
export const limitsOf = (tenant: TenantItem, { byHand = false, now }: Asking): BookingLimits =>
  byHand ? limitsByHand(now) : bookingLimitsOf(tenant, now);

/** How soon and how far ahead several that were offered may be booked. */
export const choosingLimits = (tenant: TenantItem, { byHand = false, now }: Asking): BookingLimits =>
  byHand ? limitsByHand(now) : choosingLimitsOf(tenant, now);

interface Sought extends Asking {
  readonly from?: Minute | undefined;
  readonly to?: Minute | undefined;
}

/** Within what the first appointment starts: by hand, as many days at a time as visitors are offered. */
export const startsSought = (tenant: TenantItem, { from, to, byHand, now }: Sought) => {
  const { horizonDays } = bookingPolicyOf(tenant);
  const soonest = Math.max(from ?? 0, nowMinute(now));
  const end = to ?? (byHand ? endOfDayIn(horizonDays, soonest, tenant.timezone) : undefined);
  return { ...(from === undefined ? {} : { from }), ...(end === undefined ? {} : { to: end }) };
};

/**
 * The most appointments that may be booked at once: a visitor, who has none yet, may have no more than by themselves.
 */
export const mostAtOnce = (tenant: TenantItem, { byHand = false }: Pick<Asking, 'byHand'> = {}): number => {
  const { maxPerContact, maxPerAddressDay } = bookingPolicyOf(tenant);
  return byHand ? MAX_IN_BASKET : Math.min(MAX_IN_BASKET, maxPerContact, maxPerAddressDay);
};
