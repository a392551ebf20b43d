import type Stripe from 'stripe';
import type { Language } from '../../../shared/domain/language.ts';
import type { BilledSubscription } from '../../records/tenants/standing.ts';
import type { Checkout, CheckoutOrder, PaymentEvent } from './payments.ts';

/** Languages as Stripe names them. */
export const LOCALES = { fr: 'fr-CA', en: 'en' } as const satisfies Record<Language, string>;

const toMs = (seconds: number): number => seconds * 1000;

const periodOf = (items: readonly Stripe.SubscriptionItem[]) => ({
  periodStart: toMs(Math.max(0, ...items.map((item) => item.current_period_start))),
  periodEnd: toMs(Math.max(0, ...items.map((item) => item.current_period_end))),
});

/** A subscription of Stripe's in the product's own form. */
export const toBilled = (subscription: Stripe.Subscription): BilledSubscription => {
  const { id, status, created, metadata, items, cancel_at, cancel_at_period_end, ended_at } = subscription;
  const period = periodOf(items.data);
  const endsAt = cancel_at === null ? null : toMs(cancel_at);
  return {
    id,
    status,
    priceIds: items.data.map((item) => item.price.id),
    notedPlan: metadata.plan,
    createdAt: toMs(created),
    ...period,
    endsAt: endsAt ?? (cancel_at_period_end ? period.periodEnd : null),
    endedAt: ended_at === null ? null : toMs(ended_at),
  };
};

/** A checkout page of Stripe's in the product's own form. */
export const toCheckout = ({ id, url, status }: Stripe.Checkout.Session): Checkout => ({
  id,
  url: status === 'open' ? url : null,
  isPaid: status === 'complete',
});

/** An order as parameters of Stripe's API. */
export const paramsOf = (order: CheckoutOrder): Stripe.Checkout.SessionCreateParams => {
  const { tenantId, customerId, plan, priceId, successUrl, cancelUrl, freeUntilSec, language } = order;
  return {
    mode: 'subscription',
    customer: customerId,
    line_items: [{ price: priceId, quantity: 1 }],
    success_url: successUrl,
    cancel_url: cancelUrl,
    locale: LOCALES[language],
    metadata: { tenantId, plan },
    subscription_data: {
      metadata: { tenantId, plan },
      ...(freeUntilSec === undefined ? {} : { trial_end: freeUntilSec }),
    },
  };
};

const textIn = (thing: unknown, name: string): string | undefined => {
  const value: unknown = Reflect.get(Object(thing), name);
  return typeof value === 'string' ? value : undefined;
};

/** The event in a webhook's body; undefined when it is not an event. */
export const toEvent = (event: unknown): PaymentEvent | undefined => {
  const [id, type] = [textIn(event, 'id'), textIn(event, 'type')];
  const thing: unknown = Reflect.get(Object(Reflect.get(Object(event), 'data')), 'object');
  if (id === undefined || type === undefined) return undefined;
  const paidCheckoutId = type === 'checkout.session.completed' ? textIn(thing, 'id') : undefined;
  return { id, type, customerId: textIn(thing, 'customer'), paidCheckoutId };
};
