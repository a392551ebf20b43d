import Stripe from 'stripe';
import { AppError } from '../../kernel/app-error.ts';
import type { Logger } from '../../kernel/observe/logger.ts';
import type { GivenStripe } from './given-stripe.ts';
import type { Payments } from './payments.ts';
import { LOCALES, paramsOf, toBilled, toCheckout, toEvent } from './stripe-shapes.ts';

/** Milliseconds for one call, and for all calls of one request: the function itself has nine seconds. */
const CALL_MS = 5000;
const ALL_CALLS_MS = 7000;
/** Seconds for which a signature is valid, so that a recorded webhook cannot be replayed later. */
const TOLERANCE_SEC = 300;
const RETRY_AFTER_SEC = 5;
/** Subscriptions of one customer that are read, newest first; a business has one at a time. */
const MOST_SUBSCRIPTIONS = 100;

export interface StripePorts {
  readonly given: GivenStripe;
  /** A client of Stripe, or of its stand-in when there is an endpoint. */
  readonly endpoint: string | undefined;
  readonly logger: Logger;
}

const clientOf = ({ given, endpoint }: StripePorts): Stripe => {
  const url = endpoint ? new URL(endpoint) : undefined;
  return new Stripe(given.key, {
    // The client's own limits are 80 s and pauses set by Stripe; here the caller retries instead.
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

/** The fields of a failure that identify its cause; its message may repeat personal data, so it is left out. */
const traitsOf = (error: unknown): Readonly<Record<string, unknown>> => {
  if (!(error instanceof Stripe.errors.StripeError))
    return { type: String(Reflect.get(Object(error), 'name')) };
  const { type, code, param, statusCode, requestId } = error;
  return { type, code, param, statusCode, stripeRequestId: requestId };
};

/** Stripe's client for one request; each call is limited to what is left of the request's time. */
const openCalls = (ports: StripePorts) => {
  const end = performance.now() + ALL_CALLS_MS;
  const inTime = () => ({ timeout: Math.max(1, Math.min(CALL_MS, Math.floor(end - performance.now()))) });

  /** Turns any failure of Stripe into 503: it is not the caller's fault. */
  const asked = async <T>(call: string, ask: () => Promise<T>): Promise<T> => {
    try {
      return await ask();
    } catch (cause) {
      ports.logger.warn('stripe failed', { call, ...traitsOf(cause) });
      throw new AppError('payment_unavailable', { retryAfterSec: RETRY_AFTER_SEC, cause });
    }
  };

  /** The same, where Stripe may not know the thing that is named. */
  const ofKnown = <T>(call: string, param: string, ask: () => Promise<T>): Promise<T | undefined> =>
    asked(call, async () => {
      try {
        return await ask();
      } catch (error) {
        if (isMissing(error, param)) return undefined;
        throw error;
      }
    });

  return { stripe: clientOf(ports), inTime, asked, ofKnown };
};

type Calls = ReturnType<typeof openCalls>;

const customersOf = ({
  stripe,
  inTime,
  asked,
  ofKnown,
}: Calls): Pick<Payments, 'makeCustomer' | 'openPortal'> => ({
  makeCustomer: ({ tenantId, name, email, language }, key) =>
    asked('customer.create', async () => {
      const params = { name, email, preferred_locales: [LOCALES[language]], metadata: { tenantId } };
      const { id } = await stripe.customers.create(params, { ...inTime(), idempotencyKey: key });
      return id;
    }),
  openPortal: ({ customerId, returnUrl, language }, key) =>
    ofKnown('portal.create', 'customer', async () => {
      const params = { customer: customerId, return_url: returnUrl, locale: LOCALES[language] };
      const options = { ...inTime(), idempotencyKey: key };
      return (await stripe.billingPortal.sessions.create(params, options)).url;
    }),
});

const checkoutsOf = ({
  stripe,
  inTime,
  ofKnown,
}: Calls): Pick<Payments, 'openCheckout' | 'findCheckout' | 'closeCheckout'> => {
  const findCheckout = (id: string) =>
    ofKnown('checkout.retrieve', 'session', async () =>
      toCheckout(await stripe.checkout.sessions.retrieve(id, {}, inTime())),
    );
  return {
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
        // It was paid or expired since it was read; for any other cause, reading it again tells.
        return findCheckout(id);
      }
    },
  };
};

const subscriptionsOf = ({
  stripe,
  inTime,
  asked,
}: Calls): Pick<Payments, 'subscriptionsOf' | 'endSubscription'> => ({
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
});

const eventsOf = ({ stripe }: Calls, secrets: readonly string[]): Pick<Payments, 'readEvent'> => ({
  readEvent: (body, signature, now) => {
    for (const secret of secrets) {
      try {
        return toEvent(
          stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE_SEC, undefined, now),
        );
      } catch {
        // Not signed with this secret; the next one may match.
      }
    }
    return undefined;
  },
});

/** Stripe, for one request. */
export const openStripe = (ports: StripePorts): Payments => {
  const calls = openCalls(ports);
  return {
    ...customersOf(calls),
    ...checkoutsOf(calls),
    ...subscriptionsOf(calls),
    ...eventsOf(calls, ports.given.webhookSecrets),
  };
};
