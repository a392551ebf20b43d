import { endOfDayIn } from '../../agenda/local-date.ts';
import { nowMinute } from '../../agenda/time.ts';
import type { BookingLimits } from '../../agenda/types.ts';
import { bookingPolicyOf, type TenantItem } from '../tenants/tenant-store.ts';

/** How soon and how far ahead visitors may book at `now`, epoch milliseconds: to the end of the last day. */
export const bookingLimitsOf = (tenant: TenantItem, now: number): BookingLimits => {
  const { minNoticeMin, horizonDays } = bookingPolicyOf(tenant);
  return { minNoticeMin, until: endOfDayIn(horizonDays, nowMinute(now), tenant.timezone) };
};
