import { DAY_SECONDS } from '../../shared/domain/duration.ts';
import type { Plan } from '../../shared/domain/plans.ts';
import type { Ledger, LocalCheckout, LocalSubscription } from './ledger.ts';

/** What happens in the lives of subscriptions: changes of the ledger, each with the events that Stripe sends of it. */
export interface Life {
  readonly ledger: Ledger;
  /** Epoch seconds. */
  readonly now: () => number;
  readonly mint: (kind: string) => string;
  readonly prices: Readonly<Record<Plan, string>>;
}

/** Seconds for which a refused card is tried again before the subscription ends. */
const DUNNING_SEC = 21 * DAY_SECONDS;

const monthAfter = (seconds: number): number => {
  const at = new Date(seconds * 1000);
  const day = at.getUTCDate();
  at.setUTCDate(1);
  at.setUTCMonth(at.getUTCMonth() + 1);
  const last = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate();
  at.setUTCDate(Math.min(day, last));
  return at.getTime() / 1000;
};

const tell = ({ ledger, now, mint }: Life, type: string, customerId: string, subjectId: string): void => {
  ledger.events.push({ id: mint('evt'), type, created: now(), customerId, subjectId });
};

const tellOf = (life: Life, { customerId, id }: LocalSubscription, ...types: readonly string[]): void => {
  for (const type of types) tell(life, type, customerId, id);
};

/** Pays an open checkout, which begins a subscription; a checkout that is not open stays as it is. */
export const pay = (life: Life, checkout: LocalCheckout): void => {
  if (checkout.status !== 'open') return;
  const { customerId, tenantId, plan, priceId, trialEnd } = checkout;
  const created = life.now();
  const subscription: LocalSubscription = {
    ...{ id: life.mint('sub'), customerId, tenantId, plan, priceId, created },
    status: trialEnd === null ? 'active' : 'trialing',
    periodStart: created,
    periodEnd: trialEnd ?? monthAfter(created),
    cancelsAtPeriodEnd: false,
    endedAt: null,
    isRefused: false,
  };
  checkout.status = 'complete';
  life.ledger.subscriptions.push(subscription);
  tellOf(life, subscription, 'customer.subscription.created');
  tell(life, 'checkout.session.completed', customerId, checkout.id);
  tellOf(life, subscription, 'invoice.paid', 'customer.subscription.updated');
};

export const end = (life: Life, subscription: LocalSubscription): void => {
  if (subscription.status === 'canceled') return;
  subscription.status = 'canceled';
  subscription.endedAt = life.now();
  tellOf(life, subscription, 'customer.subscription.deleted');
};

/** Lets a subscription end with its period, or go on after all. */
export const setCancelling = (life: Life, subscription: LocalSubscription, cancels: boolean): void => {
  subscription.cancelsAtPeriodEnd = cancels;
  tellOf(life, subscription, 'customer.subscription.updated');
};

export const changePlan = (life: Life, subscription: LocalSubscription, plan: Plan): void => {
  subscription.priceId = life.prices[plan];
  tellOf(life, subscription, 'customer.subscription.updated');
};

/** Lets the card be refused, at once as at every renewal, or be taken again. */
export const setRefused = (life: Life, subscription: LocalSubscription, isRefused: boolean): void => {
  subscription.isRefused = isRefused;
  subscription.status = isRefused ? 'past_due' : 'active';
  if (isRefused) subscription.periodStart = life.now();
  tellOf(
    life,
    subscription,
    isRefused ? 'invoice.payment_failed' : 'invoice.paid',
    'customer.subscription.updated',
  );
};

const renew = (life: Life, subscription: LocalSubscription): void => {
  subscription.periodStart = subscription.periodEnd;
  subscription.periodEnd = monthAfter(subscription.periodEnd);
  subscription.status = subscription.isRefused ? 'past_due' : 'active';
  const outcome = subscription.isRefused ? 'invoice.payment_failed' : 'invoice.paid';
  tellOf(life, subscription, 'customer.subscription.updated', outcome);
};

const grow = (life: Life, subscription: LocalSubscription): void => {
  const { status, periodStart, periodEnd } = subscription;
  if (status === 'past_due' && periodStart + DUNNING_SEC <= life.now()) end(life, subscription);
  else if (periodEnd > life.now()) return;
  else if (subscription.cancelsAtPeriodEnd) end(life, subscription);
  else renew(life, subscription);
};

/** Renews and ends what is due by now. Answers how many subscriptions that concerned. */
export const liveOn = (life: Life): number => {
  let grown = 0;
  for (const subscription of life.ledger.subscriptions) {
    const before = life.ledger.events.length;
    // A machine that slept for months renews month by month.
    for (let told = -1; told !== life.ledger.events.length && subscription.status !== 'canceled'; ) {
      told = life.ledger.events.length;
      grow(life, subscription);
    }
    if (life.ledger.events.length > before) grown += 1;
  }
  return grown;
};
