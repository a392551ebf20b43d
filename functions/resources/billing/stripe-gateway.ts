import Stripe from 'stripe';
import type { Language } from '../../../shared/domain/language.ts';
import { AppError } from '../../kernel/app-error.ts';
import type { Logger } from '../../kernel/observe/logger.ts';
import type { BilledSubscription } from '../../records/standing.ts';
import type { GivenStripe } from './given-stripe.ts';
import type { Checkout, CheckoutOrder, PaymentEvent, Payments } from './payments.ts';

/** Milliseconds for one call, and for all that one request makes of them: the function itself has nine seconds. */
const CALL_MS = 5000;
const ALL_CALLS_MS = 7000;
/** Seconds for which a signature is good: a recorded webhook cannot be played again later. */
const TOLERANCE_SEC = 300;
const RETRY_AFTER_SEC = 5;
/** Subscriptions of one customer that are looked at, newest first; a business has one at a time. */
const MOST_SUBSCRIPTIONS = 100;

const LOCALES = { fr: 'fr-CA', en: 'en' } as const satisfies Record<Language, string>;

const toMs = (seconds: number): number => seconds * 1000;

export interface StripeDesk {
  readonly given: GivenStripe;
  /** Something that stands in for Stripe; Stripe itself without one. */
  readonly endpoint: string | undefined;
  readonly logger: Logger;
}

const clientOf = ({ given, endpoint }: StripeDesk): Stripe => {
  const url = endpoint ? new URL(endpoint) : undefined;
  return new Stripe(given.key, {
    // Its own are 80 s, and pauses as long as Stripe likes between tries: whoever asked asks again.
    timeout: CALL_MS,
    maxNetworkRetries: 0,
    telemetry: false,
    ...(url ? { protocol: 'http' as const, host: url.hostname, port: url.port } : {}),
  });
};

const isMissing = (error: unknown, param: string): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError &&
  error.code === 'resource_missing' &&
  error.param === param;

/** Of a failure what says whose it is; its message may repeat what it was given. */
const traitsOf = (error: unknown): Readonly<Record<string, unknown>> => {
  if (!(error instanceof Stripe.errors.StripeError))
    return { type: String(Reflect.get(Object(error), 'name')) };
  const { type, code, param, statusCode, requestId } = error;
  return { type, code, param, statusCode, stripeRequestId: requestId };
};

const periodOf = (items: readonly Stripe.SubscriptionItem[]) => ({
  periodStart: toMs(Math.max(0, ...items.map((item) => item.current_period_start))),
  periodEnd: toMs(Math.max(0, ...items.map((item) => item.current_period_end))),
});

const toBilled = (subscription: Stripe.Subscription): BilledSubscription => {
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

const toCheckout = ({ id, url, status }: Stripe.Checkout.Session): Checkout => ({
  id,
  url: status === 'open' ? url : null,
  isPaid: status === 'complete',
});

const paramsOf = (order: CheckoutOrder): Stripe.Checkout.SessionCreateParams => {
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

const toEvent = (event: unknown): PaymentEvent | undefined => {
  const [id, type] = [textIn(event, 'id'), textIn(event, 'type')];
  const thing: unknown = Reflect.get(Object(Reflect.get(Object(event), 'data')), 'object');
  if (id === undefined || type === undefined) return undefined;
  const paidCheckoutId = type === 'checkout.session.completed' ? textIn(thing, 'id') : undefined;
  return { id, type, customerId: textIn(thing, 'customer'), paidCheckoutId };
};

/** Stripe, for one request. */
export const openStripe = (desk: StripeDesk): Payments => {
  const stripe = clientOf(desk);
  const end = performance.now() + ALL_CALLS_MS;
  const inTime = () => ({ timeout: Math.max(1, Math.min(CALL_MS, Math.floor(end - performance.now()))) });

  /** Whatever Stripe has against a call, or the lack of it, is no fault of whoever asked. */
  const asked = async <T>(call: string, ask: () => Promise<T>): Promise<T> => {
    try {
      return await ask();
    } catch (cause) {
      desk.logger.warn('stripe failed', { call, ...traitsOf(cause) });
      throw new AppError('payment_unavailable', { retryAfterSec: RETRY_AFTER_SEC, cause });
    }
  };

  /** The same, where what is named may be unknown to Stripe. */
  const ofKnown = <T>(call: string, param: string, ask: () => Promise<T>): Promise<T | undefined> =>
    asked(call, async () => {
      try {
        return await ask();
      } catch (error) {
        if (isMissing(error, param)) return undefined;
        throw error;
      }
    });

  const findCheckout = (id: string) =>
    ofKnown('checkout.retrieve', 'session', async () =>
      toCheckout(await stripe.checkout.sessions.retrieve(id, {}, inTime())),
    );

  return {
    makeCustomer: ({ tenantId, name, email, language }, key) =>
      asked('customer.create', async () => {
        const params = { name, email, preferred_locales: [LOCALES[language]], metadata: { tenantId } };
        const { id } = await stripe.customers.create(params, { ...inTime(), idempotencyKey: key });
        return id;
      }),
    openCheckout: (order, key) =>
      ofKnown('checkout.create', 'customer', async () => {
        const options = { ...inTime(), idempotencyKey: key };
        return toCheckout(await stripe.checkout.sessions.create(paramsOf(order), options));
      }),
    findCheckout,
    closeCheckout: async (id) => {
      const before = await findCheckout(id);
      if (!before?.url) return before;
      try {
        return toCheckout(await stripe.checkout.sessions.expire(id, {}, inTime()));
      } catch {
        // It was paid, or ran out, since it was looked at; anything else is told by looking again.
        return findCheckout(id);
      }
    },
    openPortal: ({ customerId, returnUrl, language }, key) =>
      ofKnown('portal.create', 'customer', async () => {
        const params = { customer: customerId, return_url: returnUrl, locale: LOCALES[language] };
        const options = { ...inTime(), idempotencyKey: key };
        return (await stripe.billingPortal.sessions.create(params, options)).url;
      }),
    subscriptionsOf: (customerId) =>
      asked('subscriptions.list', async () => {
        const params = { customer: customerId, status: 'all', limit: MOST_SUBSCRIPTIONS } as const;
        const { data } = await stripe.subscriptions.list(params, inTime());
        return data.map(toBilled);
      }),
    endSubscription: (id) =>
      asked('subscription.cancel', async () => {
        await stripe.subscriptions.cancel(id, { prorate: true }, inTime());
      }),
    readEvent: (body, signature, now) => {
      for (const secret of desk.given.webhookSecrets) {
        try {
          return toEvent(
            stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE_SEC, undefined, now),
          );
        } catch {
          // Not signed with this secret; the next one may be what it was signed with.
        }
      }
      return undefined;
    },
  };
};
