import type { TenantId } from '../../../shared/domain/ids.ts';
import type { SubscriptionStatus } from '../../../shared/domain/subscription.ts';
import { toInstant } from '../../kernel/clock.ts';
import { allOf, ifFieldIs } from '../../kernel/table/condition.ts';
import { settledOrBusy } from '../../kernel/table/retry.ts';
import type { Write } from '../../kernel/table/write.ts';
import { auditEntry, STRIPE_ACTOR } from '../../records/audit-trail.ts';
import { withChangeover } from '../../records/calendars/changeover.ts';
import { pendingEvent } from '../../records/pending-event.ts';
import {
  type BilledSubscription,
  countLive,
  isLive,
  type SubscriptionStanding,
  standingOf,
} from '../../records/tenants/standing.ts';
import {
  findSubscription,
  type SubscriptionItem,
  stripeEventWrite,
  subscriptionWrite,
} from '../../records/tenants/subscription-store.ts';
import {
  findTenant,
  ifOpen,
  type PaidPlan,
  raiseRulesVersion,
  type TenantItem,
} from '../../records/tenants/tenant-store.ts';
import { waitlistCheck } from '../../records/waitlist/waitlist-check.ts';
import type { BillingContext } from './billing-context.ts';

/** An event of a customer who is this business. */
interface CustomerEvent {
  readonly eventId: string;
  readonly tenantId: TenantId;
  readonly customerId: string;
  readonly paidCheckoutId: string | undefined;
}

const paidOf = ({ plan, until, status, currentPeriodEnd, cancelAtPeriodEnd }: PaidPlan): PaidPlan => ({
  plan,
  until,
  status,
  currentPeriodEnd,
  cancelAtPeriodEnd,
});

const isSame = (a: PaidPlan | undefined, b: PaidPlan): boolean =>
  a !== undefined && JSON.stringify(paidOf(a)) === JSON.stringify(paidOf(b));

const inWords = (paid: Pick<Partial<PaidPlan>, 'plan' | 'status'>): string | undefined =>
  paid.plan && paid.status && `${paid.plan} ${paid.status}`;

const auditOf = (
  { ids }: BillingContext,
  { tenantId }: CustomerEvent,
  item: SubscriptionItem,
  { standing, now }: { readonly standing: SubscriptionStanding; readonly now: number },
): readonly Write[] => {
  const [from, to] = [inWords(item), inWords(standing)];
  if (from === to || to === undefined) return [];
  const fact = {
    actorId: STRIPE_ACTOR,
    action: 'subscription_changed' as const,
    subjectId: standing.subscriptionId,
    ...(from === undefined ? {} : { from }),
    to,
  };
  return [auditEntry(tenantId, fact, { ids, now })];
};

/** Whether the open checkout page is finished: the event says so, or the subscription bought there exists. */
const isPageDone = (
  { checkout }: SubscriptionItem,
  event: CustomerEvent,
  standing: SubscriptionStanding | undefined,
): boolean =>
  checkout !== undefined &&
  (checkout.id === event.paidCheckoutId || (standing !== undefined && isLive(standing.status)));

/** A plan decides which calendars are offered, so this write is refused if what it was based on has changed. */
const paidPlanWrite = (tenant: TenantItem, paid: PaidPlan, now: number): Write => ({
  ...raiseRulesVersion(tenant.tenantId, withChangeover(tenant, { paid }, now)),
  when: allOf(ifOpen, ifFieldIs('rulesVersion', tenant.rulesVersion)),
});

/** What owners are told of a change of state: that a payment failed, or that the subscription ended. */
const noticesOf = (
  { tenantId, paid }: TenantItem,
  { status }: SubscriptionStanding,
  now: number,
): readonly Write[] => {
  const isLate = (one: SubscriptionStatus | undefined) => one === 'past_due' || one === 'unpaid';
  const tell = (type: 'payment.failed' | 'subscription.ended') => [
    pendingEvent({ tenantId, type, subjectId: tenantId }, now),
  ];
  if (isLate(status) && !isLate(paid?.status)) return tell('payment.failed');
  const hasEnded = status === 'canceled' && paid !== undefined && paid.status !== 'canceled';
  return hasEnded ? tell('subscription.ended') : [];
};

/**
 * The writes for a new subscription state. The offered calendars depend on the plan, so the rules change with it. The
 * item's version grows even where nothing else changes, so that a process which asked the service earlier must ask
 * again instead of writing an older answer.
 */
const changesOf = (
  billing: BillingContext,
  event: CustomerEvent,
  { tenant, item }: { readonly tenant: TenantItem; readonly item: SubscriptionItem },
  { standing, now }: { readonly standing: SubscriptionStanding | undefined; readonly now: number },
): readonly Write[] => {
  const isDone = isPageDone(item, event, standing);
  const paid = standing && paidOf(standing);
  const isPaidKnown = !paid || isSame(tenant.paid, paid);
  const { until: _until, ...stored } = standing ?? {};
  const set = { ...stored, updatedAt: toInstant(now) };
  return [
    subscriptionWrite(event.tenantId, item, set, isDone ? ['checkout'] : []),
    // Other calendars are offered with another plan, and with them times that somebody may wait for.
    ...(isPaidKnown ? [] : [paidPlanWrite(tenant, paid, now), waitlistCheck(event.tenantId, now)]),
    ...(standing ? auditOf(billing, event, item, { standing, now }) : []),
    ...(standing ? noticesOf(tenant, standing, now) : []),
  ];
};

/** Ends a closed business's subscriptions: nobody is left who could cancel them. */
const endAll = async (
  { payments, logger }: BillingContext,
  tenantId: TenantId,
  subscriptions: readonly BilledSubscription[],
): Promise<void> => {
  for (const { id, endedAt } of subscriptions) {
    if (endedAt !== null) continue;
    logger.warn('subscription of a closed business ended', { tenantId, subscriptionId: id });
    await payments.endSubscription(id);
  }
};

/** True when the event was processed, by this attempt or another; undefined when it may be tried again. */
const attempt = async (
  billing: BillingContext,
  event: CustomerEvent,
  now: number,
): Promise<true | undefined> => {
  const { table, payments, prices, logger } = billing;
  const { tenantId, customerId } = event;
  // Read before asking the service, so that the service's answer is newer than the state it replaces.
  const [tenant, item] = await Promise.all([findTenant(table, tenantId), findSubscription(table, tenantId)]);
  const subscriptions = await payments.subscriptionsOf(customerId);
  if (countLive(subscriptions) > 1) logger.warn('more than one live subscription', { tenantId });
  if (!tenant) await endAll(billing, tenantId, subscriptions);
  const standing = standingOf(subscriptions, prices);
  const isCurrent = tenant && item?.customerId === customerId;
  const changes = isCurrent ? changesOf(billing, event, { tenant, item }, { standing, now }) : [];
  const outcome = await table.attempt([stripeEventWrite(event.eventId, now), ...changes]);
  if (outcome.kind === 'refused' && outcome.lost.includes('event')) return true;
  return outcome.kind === 'committed' || undefined;
};

/**
 * Sets a business to what the payment service reports of its customer now, whatever the event was: events come in any
 * order and more than once, and all lead to the same state. Throws 503 `payment_unavailable`, `busy`.
 */
export const followPayments = async (
  billing: BillingContext,
  event: CustomerEvent,
  now: number,
): Promise<void> => {
  await settledOrBusy(() => attempt(billing, event, now));
};
