import type { LocalCheckout, LocalSubscription } from './ledger.ts';

/** A checkout in Stripe's words, as far as the product reads them. */
export const checkoutWords = (checkout: LocalCheckout, pages: string) => ({
  id: checkout.id,
  object: 'checkout.session',
  mode: 'subscription',
  status: checkout.status,
  url: checkout.status === 'open' ? `${pages}/checkout/${checkout.id}` : null,
  customer: checkout.customerId,
  metadata: { tenantId: checkout.tenantId, plan: checkout.plan },
});

const list = <T>(data: readonly T[]) => ({ object: 'list', data, has_more: false });

/** A subscription in Stripe's words, as far as the product reads them. */
export const subscriptionWords = (subscription: LocalSubscription) => ({
  id: subscription.id,
  object: 'subscription',
  customer: subscription.customerId,
  status: subscription.status,
  created: subscription.created,
  metadata: { tenantId: subscription.tenantId, plan: subscription.plan },
  cancel_at: subscription.cancelsAtPeriodEnd ? subscription.periodEnd : null,
  cancel_at_period_end: subscription.cancelsAtPeriodEnd,
  ended_at: subscription.endedAt,
  items: list([
    {
      id: `si_${subscription.id}`,
      object: 'subscription_item',
      price: { id: subscription.priceId, object: 'price' },
      current_period_start: subscription.periodStart,
      current_period_end: subscription.periodEnd,
    },
  ]),
});

export const listWords = (subscriptions: readonly LocalSubscription[]) =>
  list(subscriptions.map(subscriptionWords));

/** What Stripe answers when it refuses. */
export const refusalWords = (code: string, param?: string) => ({
  error: { type: 'invalid_request_error', code, ...(param ? { param } : {}), message: `Refused: ${code}.` },
});
