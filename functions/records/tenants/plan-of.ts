import { DAY_MS } from '../../../shared/domain/duration.ts';
import type { Plan } from '../../../shared/domain/plans.ts';
import { LAPSED_ASSISTANT_DAYS } from '../../../shared/domain/subscription.ts';
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

/** The last moment, in epoch milliseconds, at which a business has or had a plan: its trial, or what it paid for. */
const lapsesAt = ({ trialEndsAt, paid }: Entitled): number =>
  Math.max(Date.parse(trialEndsAt), paid ? Date.parse(paid.until) : 0);

/** From when, in epoch milliseconds, the assistant only greets and takes requests, if no plan is bought before. */
export const assistantLimitedAt = (tenant: Entitled): number =>
  lapsesAt(tenant) + LAPSED_ASSISTANT_DAYS * DAY_MS;

/**
 * Whether the assistant of a business only greets and takes requests: its trial or what it paid for ended
 * `LAPSED_ASSISTANT_DAYS` ago. Its page, its data and booking stay.
 */
export const hasLapsedForLong = (tenant: Entitled, now: number): boolean => assistantLimitedAt(tenant) <= now;

/** Whether a subscription would be charged again. */
export const isCharged = ({ paid }: Pick<TenantItem, 'paid'>): boolean =>
  paid !== undefined && paid.status !== 'canceled' && !paid.cancelAtPeriodEnd;
