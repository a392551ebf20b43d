import { DAY_MS } from '../../shared/domain/duration.ts';
import type { Plan } from '../../shared/domain/plans.ts';
import { LAPSED_ASSISTANT_DAYS } from '../../shared/domain/subscription.ts';
import type { PaidPlan, TenantItem } from './tenant-store.ts';

export type Entitled = Pick<TenantItem, 'trialEndsAt' | 'paid'>;

const isOnTrial = ({ trialEndsAt }: Entitled, now: number): boolean => Date.parse(trialEndsAt) > now;

const isPaid = ({ until }: PaidPlan, now: number): boolean => Date.parse(until) > now;

/** Whether a plan is paid for at a moment, in epoch milliseconds. */
export const isPaidUp = ({ paid }: Entitled, now: number): boolean => paid !== undefined && isPaid(paid, now);

/**
 * The plan that a business may use at a moment, in epoch milliseconds: Pro during its trial; Basic's limits when it
 * pays nothing.
 */
export const planOf = (tenant: Entitled, now: number): Plan => {
  if (isOnTrial(tenant, now)) return 'pro';
  return tenant.paid && isPaid(tenant.paid, now) ? tenant.paid.plan : 'basic';
};

/** The last moment, in epoch milliseconds, at which a business has or had Pro. */
export const proUntil = ({ trialEndsAt, paid }: Entitled): number =>
  Math.max(Date.parse(trialEndsAt), paid?.plan === 'pro' ? Date.parse(paid.until) : 0);

/**
 * Whether the assistant of a business only greets and takes requests: its plan was paid for once and lapsed more than
 * `LAPSED_ASSISTANT_DAYS` ago. Its page, its data and booking stay.
 */
export const hasLapsedForLong = (tenant: Entitled, now: number): boolean => {
  const { paid } = tenant;
  if (!paid || isOnTrial(tenant, now)) return false;
  return !isPaid(paid, now - LAPSED_ASSISTANT_DAYS * DAY_MS);
};

/** Whether a subscription would be charged again. */
export const isCharged = ({ paid }: Pick<TenantItem, 'paid'>): boolean =>
  paid !== undefined && paid.status !== 'canceled' && !paid.cancelAtPeriodEnd;
