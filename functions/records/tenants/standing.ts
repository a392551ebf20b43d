import { DAY_MS } from '../../../shared/domain/duration.ts';
import { PLANS, type Plan } from '../../../shared/domain/plans.ts';
import {
  GRACE_DAYS,
  SUBSCRIPTION_STATUSES,
  type SubscriptionStatus,
} from '../../../shared/domain/subscription.ts';
import { toInstant } from '../../kernel/clock.ts';
import type { Prices } from '../../kernel/http/settings.ts';
import type { PaidPlan } from './tenant-store.ts';

/** A subscription as the payment service reports it; times are epoch milliseconds. */
export interface BilledSubscription {
  readonly id: string;
  /** The payment service's own status; `incomplete` means that it never began. */
  readonly status: string;
  readonly priceIds: readonly string[];
  /** The plan that our server stored with the subscription when it was bought. */
  readonly notedPlan: string | undefined;
  readonly createdAt: number;
  readonly periodStart: number;
  readonly periodEnd: number;
  /** When it ends unless somebody changes that; null while it renews itself. */
  readonly endsAt: number | null;
  readonly endedAt: number | null;
}

/** The subscription that counts for a business, and what it gives. */
export interface SubscriptionStanding extends PaidPlan {
  readonly subscriptionId: string;
}

interface Begun extends BilledSubscription {
  readonly status: SubscriptionStatus;
}

const GRACE_MS = GRACE_DAYS * DAY_MS;

/** From the least worth to the most. */
const RANKS: Readonly<Record<SubscriptionStatus, number>> = {
  canceled: 0,
  paused: 1,
  unpaid: 2,
  past_due: 3,
  trialing: 4,
  active: 4,
};

const isBegun = (subscription: BilledSubscription): subscription is Begun =>
  SUBSCRIPTION_STATUSES.some((status) => status === subscription.status);

/** The most valuable first, then the newest, then by id, so that the order of the list never matters. */
const byWorth = (a: Begun, b: Begun): number =>
  RANKS[b.status] - RANKS[a.status] || b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1);

/** For a price that is no longer sold, the plan stored when it was bought. */
const planOfSubscription = ({ priceIds, notedPlan }: BilledSubscription, prices: Prices): Plan =>
  PLANS.find((plan) => priceIds.includes(prices[plan])) ??
  PLANS.find((plan) => plan === notedPlan) ??
  'basic';

/**
 * Until when it gives its plan, in epoch milliseconds. One that renews itself lasts some days longer than its period,
 * since news of the renewal may come late. When a payment failed, the current period is the unpaid one.
 */
const untilOf = (subscription: Begun): number => {
  const { status, periodStart, periodEnd, endsAt, endedAt } = subscription;
  switch (status) {
    case 'trialing':
    case 'active':
      return endsAt ?? periodEnd + GRACE_MS;
    case 'past_due':
    case 'unpaid':
    case 'paused':
      return Math.min(periodStart + GRACE_MS, endsAt ?? Number.POSITIVE_INFINITY);
    case 'canceled':
      return Math.min(endedAt ?? periodStart, endsAt ?? Number.POSITIVE_INFINITY);
  }
};

/** Whether it keeps the business from buying another: it can still be paid or changed in the portal. */
export const isLive = (status: SubscriptionStatus): boolean => status !== 'canceled';

/** How many of a customer's subscriptions are live; more than one is a mistake. */
export const countLive = (subscriptions: readonly BilledSubscription[]): number =>
  subscriptions.filter(isBegun).filter(({ status }) => isLive(status)).length;

/** What a customer's subscriptions, in any order, give their business; undefined when none ever began. */
export const standingOf = (
  subscriptions: readonly BilledSubscription[],
  prices: Prices,
): SubscriptionStanding | undefined => {
  const [best] = subscriptions.filter(isBegun).toSorted(byWorth);
  return (
    best && {
      subscriptionId: best.id,
      plan: planOfSubscription(best, prices),
      status: best.status,
      until: toInstant(untilOf(best)),
      currentPeriodEnd: toInstant(best.endedAt ?? best.endsAt ?? best.periodEnd),
      cancelAtPeriodEnd: isLive(best.status) && best.endsAt !== null,
    }
  );
};
