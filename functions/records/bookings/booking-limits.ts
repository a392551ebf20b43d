import { MINUTE_MS } from '../../../shared/domain/duration.ts';
import { endOfDayIn, localDateOf } from '../../agenda/local-date.ts';
import { type Minute, nowMinute } from '../../agenda/time.ts';
import type { BookingLimits } from '../../agenda/types.ts';
import { bookingPolicyOf, type TenantItem } from '../tenants/tenant-store.ts';

/** How soon and how far ahead visitors may book at `now`, epoch milliseconds: to the end of the last day. */
export const bookingLimitsOf = (tenant: TenantItem, now: number): BookingLimits => {
  const { minNoticeMin, horizonDays } = bookingPolicyOf(tenant);
  return { minNoticeMin, until: endOfDayIn(horizonDays, nowMinute(now), tenant.timezone) };
};

/** The same for the team, which needs no notice. */
export const teamLimitsOf = (tenant: TenantItem, now: number): BookingLimits => ({
  ...bookingLimitsOf(tenant, now),
  minNoticeMin: 0,
});

/** Minutes that somebody who was shown a time has after its notice ran out: what giving a name and a number takes. */
const GRACE_MIN = 10;
/** Of a short notice the business is left most. */
const LEAST_LEFT = 3 / 4;

/**
 * The same for a time that was shown and is now chosen, which bears less notice: by ten minutes, and by a quarter of it
 * at most. What is shown is always within the notice itself.
 */
export const choosingLimitsOf = (tenant: TenantItem, now: number): BookingLimits => {
  const limits = bookingLimitsOf(tenant, now);
  const { minNoticeMin } = limits;
  return {
    ...limits,
    minNoticeMin: Math.max(minNoticeMin - GRACE_MIN, Math.ceil(minNoticeMin * LEAST_LEFT)),
  };
};

/** The last day that can be booked, yyyy-mm-dd. */
const lastDayOf = ({ timezone }: Pick<TenantItem, 'timezone'>, { until }: BookingLimits): string =>
  localDateOf((until - 1) * MINUTE_MS, timezone);

/** Why a search finds nothing that begins after all that can be booked: the last day of that; nothing for any other. */
export const beyondLimits = (
  tenant: Pick<TenantItem, 'timezone'>,
  limits: BookingLimits,
  from: Minute | undefined,
): { readonly bookableUntil?: string } =>
  from !== undefined && from >= limits.until ? { bookableUntil: lastDayOf(tenant, limits) } : {};
