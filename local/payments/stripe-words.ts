import type { LocalCheckout, LocalSubscription } from './ledger.ts';

/** Where the pages are, on the product's own port. */
export const PAYMENTS_PATH = '/__local/payments';

/** Address of a page: on the origin that its customer comes from and goes back to. */
export const pageAddress = (kind: 'checkout' | 'portal', id: string, wayBack: string): string =>
  new URL(`${PAYMENTS_PATH}/${kind}/${id}`, wayBack).href;

/** A checkout in Stripe's words, as far as the product reads them. */
export const checkoutWords = (checkout: LocalCheckout) => ({
  id: checkout.id,
  object: 'checkout.session',
  mode: 'subscription',
  status: checkout.status,
  url: checkout.status === 'open' ? pageAddress('checkout', checkout.id, checkout.successUrl) : null,
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
