import { PLANS } from '../../shared/domain/plans.ts';
import type { LocalCheckout } from './ledger.ts';
import { checkoutWords, listWords, pageAddress, refusalWords, subscriptionWords } from './stripe-words.ts';
import { end, type Life, liveOn } from './subscription-life.ts';

export interface Asked {
  readonly method: string;
  readonly url: URL;
  readonly body: URLSearchParams;
}

export interface Said {
  readonly status: number;
  readonly json: object;
}

const said = (json: object, status = 200): Said => ({ status, json });
const refused = (status: number, code: string, param?: string): Said => ({
  status,
  json: refusalWords(code, param),
});

type Serve = (life: Life, asked: Asked, id: string) => Said;

const makeCustomer: Serve = (life, { body }) => {
  const id = life.mint('cus');
  life.ledger.customers.push({ id, name: body.get('name') ?? '', email: body.get('email') ?? '' });
  return said({ id, object: 'customer' });
};

const isCustomer = ({ ledger }: Life, id: string | null): id is string =>
  ledger.customers.some((customer) => customer.id === id);

const makeCheckout: Serve = (life, { body }) => {
  const customerId = body.get('customer');
  const plan = PLANS.find((one) => life.prices[one] === body.get('line_items[0][price]'));
  if (!isCustomer(life, customerId)) return refused(400, 'resource_missing', 'customer');
  if (!plan) return refused(400, 'resource_missing', 'line_items[0][price]');
  const successUrl = body.get('success_url') ?? '';
  if (!URL.canParse(successUrl)) return refused(400, 'url_invalid', 'success_url');
  const trialEnd = body.get('subscription_data[trial_end]');
  const checkout: LocalCheckout = {
    id: life.mint('cs_test'),
    customerId,
    tenantId: body.get('subscription_data[metadata][tenantId]') ?? '',
    plan,
    priceId: life.prices[plan],
    successUrl,
    cancelUrl: body.get('cancel_url') ?? '',
    trialEnd: trialEnd === null ? null : Number(trialEnd),
    locale: body.get('locale') ?? 'fr-CA',
    status: 'open',
  };
  life.ledger.checkouts.push(checkout);
  return said(checkoutWords(checkout));
};

const findCheckout: Serve = (life, _asked, id) => {
  const checkout = life.ledger.checkouts.find((one) => one.id === id);
  return checkout ? said(checkoutWords(checkout)) : refused(404, 'resource_missing', 'session');
};

const expireCheckout: Serve = (life, _asked, id) => {
  const checkout = life.ledger.checkouts.find((one) => one.id === id);
  if (!checkout) return refused(404, 'resource_missing', 'session');
  if (checkout.status !== 'open') return refused(400, 'checkout_session_not_open');
  checkout.status = 'expired';
  return said(checkoutWords(checkout));
};

const openPortal: Serve = (life, { body }) => {
  const customerId = body.get('customer');
  if (!isCustomer(life, customerId)) return refused(400, 'resource_missing', 'customer');
  const returnUrl = body.get('return_url') ?? '';
  if (!URL.canParse(returnUrl)) return refused(400, 'url_invalid', 'return_url');
  const id = life.mint('bps');
  life.ledger.portals.push({
    id,
    customerId,
    returnUrl,
    locale: body.get('locale') ?? 'fr-CA',
  });
  return said({ id, object: 'billing_portal.session', url: pageAddress('portal', id, returnUrl) });
};

const listSubscriptions: Serve = (life, { url }) => {
  const customerId = url.searchParams.get('customer');
  if (!isCustomer(life, customerId)) return refused(400, 'resource_missing', 'customer');
  liveOn(life);
  return said(listWords(life.ledger.subscriptions.filter((one) => one.customerId === customerId)));
};

const cancelSubscription: Serve = (life, _asked, id) => {
  const subscription = life.ledger.subscriptions.find((one) => one.id === id);
  if (!subscription) return refused(404, 'resource_missing', 'id');
  end(life, subscription);
  return said(subscriptionWords(subscription));
};

const CALLS: ReadonlyArray<readonly [call: RegExp, serve: Serve]> = [
  [/^POST \/v1\/customers$/, makeCustomer],
  [/^POST \/v1\/checkout\/sessions$/, makeCheckout],
  [/^GET \/v1\/checkout\/sessions\/(\w+)$/, findCheckout],
  [/^POST \/v1\/checkout\/sessions\/(\w+)\/expire$/, expireCheckout],
  [/^POST \/v1\/billing_portal\/sessions$/, openPortal],
  [/^GET \/v1\/subscriptions$/, listSubscriptions],
  [/^DELETE \/v1\/subscriptions\/(\w+)$/, cancelSubscription],
];

/** Answers the few calls of Stripe's API that the product makes, in Stripe's format. */
export const serveStripe = (life: Life, asked: Asked): Said => {
  const call = `${asked.method} ${asked.url.pathname}`;
  for (const [pattern, serve] of CALLS) {
    const match = pattern.exec(call);
    if (match) return serve(life, asked, match[1] ?? '');
  }
  return refused(404, 'unknown_call');
};
