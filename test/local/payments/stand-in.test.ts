import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import Stripe from 'stripe';
import { BrokenDataFile } from '../../../local/atomic-file.ts';
import { LocalFailure } from '../../../local/local-failure.ts';
import { realStripeOf } from '../../../local/payments/local-stripe.ts';
import { type LocalPayments, openPayments } from '../../../local/payments/open-payments.ts';
import { startStripeServer } from '../../../local/payments/stripe-server.ts';

const NOW = Date.parse('2026-11-23T13:00:00Z');
const PRICES = { basic: 'price_local_basic', pro: 'price_local_pro' };
const SECRET = 'whsec_local';

let folder: string;
let payments: LocalPayments;
let pages: Server;
let origin: string;
let now = NOW;
let isListening = true;
let deliveryFailure: Error | undefined;
let told: Array<{ readonly message: string; readonly error?: unknown }> = [];
let delivered: Array<{ readonly body: string; readonly signature: string }> = [];

const open = () =>
  openPayments({
    path: join(folder, 'payments.json'),
    now: () => now,
    prices: PRICES,
    webhookSecret: SECRET,
    deliver: async (body, signature) => {
      if (deliveryFailure) throw deliveryFailure;
      if (isListening) delivered.push({ body, signature });
      return isListening;
    },
    logger: {
      warn: (message) => void told.push({ message }),
      error: (message, error) => void told.push({ message, error }),
    },
  });

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'comptoir-payments-'));
  [now, isListening, deliveryFailure, delivered, told] = [NOW, true, undefined, [], []];
  pages = createServer((request, response) => void payments.handle(request, response));
  await new Promise<void>((done) => pages.listen(0, '127.0.0.1', () => done()));
  origin = `http://127.0.0.1:${Object(pages.address()).port}`;
  payments = await open();
});
afterEach(async () => {
  await payments.stop();
  pages.closeAllConnections();
  pages.close();
  await rm(folder, { recursive: true, force: true });
});

const client = (key = JSON.parse(payments.secret).key): Stripe => {
  const { hostname: host, port } = new URL(payments.endpoint);
  return new Stripe(key, { host, port, protocol: 'http', telemetry: false, maxNetworkRetries: 0 });
};

const newCheckout = async (locale: 'fr-CA' | 'en' = 'fr-CA', price = PRICES.pro) => {
  const customer = await client().customers.create({ email: 'ana@example.org' });
  const session = await client().checkout.sessions.create({
    mode: 'subscription',
    customer: customer.id,
    line_items: [{ price, quantity: 1 }],
    success_url: `${origin}/success`,
    cancel_url: `${origin}/cancel`,
    locale,
    subscription_data: { metadata: { tenantId: 't1', plan: 'pro' } },
  });
  return { customer, session, url: session.url ?? '' };
};

const press = (url: string) => fetch(url, { method: 'POST', redirect: 'manual' });

const eventsDelivered = () =>
  delivered.map(({ body, signature }) =>
    Stripe.webhooks.constructEvent(body, signature, SECRET, 300, undefined, now),
  );

describe('the page of a payment', () => {
  test('shows the plan, its price and what it is, in the language it was opened in', async () => {
    const french = await (await fetch((await newCheckout()).url)).text();
    for (const text of [
      'lang="fr"',
      'Forfait Pro',
      '59',
      'Aucun argent ne circule',
      'Payer',
      `${origin}/cancel`,
    ])
      expect(french).toContain(text);
    const english = await (await fetch((await newCheckout('en')).url)).text();
    for (const text of ['lang="en"', 'Pro plan', 'No money moves', 'Pay']) expect(english).toContain(text);
  });

  test('paid, sends the browser on and tells what Stripe tells, signed', async () => {
    const { url, customer } = await newCheckout();
    const answer = await press(`${url}/pay`);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${origin}/success`]);
    expect(eventsDelivered().map(({ type }) => type)).toEqual([
      'customer.subscription.created',
      'checkout.session.completed',
      'invoice.paid',
      'customer.subscription.updated',
    ]);
    for (const { data } of eventsDelivered()) expect(data.object).toMatchObject({ customer: customer.id });
    expect(payments.ledger.events).toEqual([]);
  });

  test('paid twice begins one subscription', async () => {
    const { url } = await newCheckout();
    await Promise.all([press(`${url}/pay`), press(`${url}/pay`)]);
    expect(payments.ledger.subscriptions).toHaveLength(1);
  });

  test('that was closed cannot be paid any more', async () => {
    const { url, session } = await newCheckout();
    await client().checkout.sessions.expire(session.id);
    await press(`${url}/pay`);
    expect(payments.ledger.subscriptions).toEqual([]);
    expect(await (await fetch(url)).text()).toContain('n’est plus ouverte');
  });

  test('of nothing is not found', async () => {
    const { status } = await fetch(`${origin}/__local/payments/checkout/cs_none`);
    expect(status).toBe(404);
  });

  test('runs no script and sends its forms nowhere else', async () => {
    const { headers } = await fetch((await newCheckout()).url);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('content-security-policy')).toContain("form-action 'self'");
  });

  test('shows text as text', async () => {
    const customer = await client().customers.create({ email: 'a@example.org' });
    const evil = `${origin}/"><script>alert(1)</script>`;
    const { url } = await client().checkout.sessions.create({
      mode: 'subscription',
      customer: customer.id,
      line_items: [{ price: PRICES.pro, quantity: 1 }],
      success_url: evil,
      cancel_url: evil,
    });
    expect(await (await fetch(url ?? '')).text()).not.toContain('<script>');
  });
});

describe('the page of a subscription', () => {
  const openPortal = async () => {
    const { customer, url } = await newCheckout();
    await press(`${url}/pay`);
    delivered = [];
    const portal = await client().billingPortal.sessions.create({
      customer: customer.id,
      return_url: `${origin}/back`,
      locale: 'fr-CA',
    });
    const [subscription] = payments.ledger.subscriptions;
    if (!subscription) throw new Error('no subscription');
    return {
      url: portal.url,
      act: (action: string) => press(`${portal.url}/${subscription.id}/${action}`),
      subscription,
    };
  };

  test('shows what there is, and what can be done with it', async () => {
    const { url } = await openPortal();
    const text = await (await fetch(url)).text();
    for (const one of [
      'Forfait Pro',
      'Actif',
      'Annuler à la fin de la période',
      'Passer à Basic',
      `${origin}/back`,
    ])
      expect(text).toContain(one);
    expect(text).not.toContain('Passer à Pro');
  });

  test.each([
    ['cancel', ['customer.subscription.updated'], { cancelsAtPeriodEnd: true }],
    ['basic', ['customer.subscription.updated'], { priceId: PRICES.basic }],
    ['fail', ['invoice.payment_failed', 'customer.subscription.updated'], { status: 'past_due' }],
    ['end', ['customer.subscription.deleted'], { status: 'canceled' }],
  ])('%s does so, and tells what Stripe tells of it', async (action, types, state) => {
    const { act, subscription, url } = await openPortal();
    const answer = await act(action);
    expect([answer.status, `${origin}${answer.headers.get('location')}`]).toEqual([303, url]);
    expect(eventsDelivered().map(({ type }) => type)).toEqual(types);
    expect(subscription).toMatchObject(state);
  });

  test('lets a cancelled one go on, and a refused one be paid', async () => {
    const { act, subscription } = await openPortal();
    for (const action of ['cancel', 'resume', 'fail', 'settle']) await act(action);
    expect(subscription).toMatchObject({ status: 'active', cancelsAtPeriodEnd: false, isRefused: false });
  });

  test('does nothing more with an ended one', async () => {
    const { act, subscription } = await openPortal();
    await act('end');
    const ended = { ...subscription };
    for (const action of ['resume', 'pro', 'settle', 'end']) await act(action);
    expect(subscription).toEqual(ended);
  });

  test('acts by its buttons alone: an address that is only followed does nothing', async () => {
    const { url, subscription } = await openPortal();
    await fetch(`${url}/${subscription.id}/end`);
    expect(subscription.status).toBe('active');
  });
});

describe('time', () => {
  const paid = async () => {
    const { url } = await newCheckout();
    await press(`${url}/pay`);
    delivered = [];
    const [subscription] = payments.ledger.subscriptions;
    if (!subscription) throw new Error('no subscription');
    return subscription;
  };

  test('renews a subscription month by month, however long the machine slept', async () => {
    const subscription = await paid();
    now = Date.parse('2027-03-01T00:00:00Z');
    expect(await payments.liveOn()).toBe(1);
    expect(new Date(subscription.periodEnd * 1000).toISOString()).toBe('2027-03-23T13:00:00.000Z');
    expect(eventsDelivered().filter(({ type }) => type === 'invoice.paid')).toHaveLength(3);
    expect(await payments.liveOn()).toBe(0);
  });

  test('ends a cancelled one with its period', async () => {
    const subscription = await paid();
    subscription.cancelsAtPeriodEnd = true;
    now += 40 * 86_400_000;
    await payments.liveOn();
    expect(subscription.status).toBe('canceled');
  });

  test('lets a refused card be tried for three weeks, and then ends', async () => {
    const subscription = await paid();
    subscription.isRefused = true;
    now = subscription.periodEnd * 1000;
    await payments.liveOn();
    expect(subscription.status).toBe('past_due');
    now += 21 * 86_400_000;
    await payments.liveOn();
    expect(subscription.status).toBe('canceled');
  });
});

describe('what is kept', () => {
  test('outlives the process: a page that was open is open, and what nobody heard is told again', async () => {
    isListening = false;
    const [first, second] = [await newCheckout(), await newCheckout()];
    await press(`${first.url}/pay`);
    await payments.stop();
    isListening = true;
    payments = await open();
    await payments.settle();
    expect(eventsDelivered()).toHaveLength(4);
    expect(await (await fetch(second.url)).text()).toContain('Payer');
  });

  test.each([
    ['refuses', () => (isListening = false), { message: 'payment event not taken' }],
    [
      'cannot be reached',
      () => (deliveryFailure = new Error('refused')),
      { message: 'payment event not taken', error: new Error('refused') },
    ],
  ])('is told again when whoever is told %s, and the log says so', async (_case, fail, line) => {
    fail();
    await press(`${(await newCheckout()).url}/pay`);
    expect(told).toContainEqual(line);
    expect(eventsDelivered()).toEqual([]);
    [isListening, deliveryFailure] = [true, undefined];
    await payments.settle();
    expect(eventsDelivered().length).toBe(told.length);
  });

  test('is told to be broken when it is', async () => {
    await writeFile(join(folder, 'payments.json'), '{"customers":1}');
    await expect(open()).rejects.toThrow(BrokenDataFile);
  });
});

describe('its interface', () => {
  test('opens to its own key alone', async () => {
    await expect(client('sk_test_other').customers.create({})).rejects.toThrow(
      Stripe.errors.StripeAuthenticationError,
    );
  });

  test('does a thing once under a key, and another thing under it not at all', async () => {
    const options = { idempotencyKey: 'once' };
    const first = await client().customers.create({ name: 'a' }, options);
    expect((await client().customers.create({ name: 'a' }, options)).id).toBe(first.id);
    await expect(client().customers.create({ name: 'b' }, options)).rejects.toThrow(
      Stripe.errors.StripeIdempotencyError,
    );
    expect(payments.ledger.customers).toHaveLength(1);
  });

  test('says that it failed, and logs why', async () => {
    const failures: unknown[] = [];
    const broken = await startStripeServer(
      'a key',
      async () => {
        throw new Error('the ledger is gone');
      },
      (error) => failures.push(error),
    );
    const answer = await fetch(`${broken.endpoint}/v1/customers`, {
      headers: { authorization: 'Bearer a key' },
    });
    await broken.stop();
    expect(answer.status).toBe(500);
    expect(failures).toEqual([new Error('the ledger is gone')]);
  });

  test('refuses what is longer than anything that the product asks', async () => {
    const answer = await fetch(`${payments.endpoint}/v1/customers`, {
      method: 'POST',
      headers: { authorization: `Bearer ${JSON.parse(payments.secret).key}` },
      body: `email=${'x'.repeat(70_000)}`,
    });
    expect(answer.status).toBe(413);
    expect(payments.ledger.customers).toEqual([]);
  });

  test('knows its own two prices, and its own customers', async () => {
    await expect(newCheckout('en', 'price_other')).rejects.toMatchObject({ code: 'resource_missing' });
    await expect(client().subscriptions.list({ customer: 'cus_none' })).rejects.toMatchObject({
      param: 'customer',
    });
  });
});

describe('Stripe itself', () => {
  const whole = {
    STRIPE_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    STRIPE_PRICE_BASIC: 'price_1',
    STRIPE_PRICE_PRO: 'price_2',
  };

  test('is used where the environment names it', () => {
    expect(realStripeOf({})).toBeUndefined();
    expect(realStripeOf(whole)).toEqual({
      secret: '{"key":"sk_test_1","webhookSecret":"whsec_1"}',
      prices: { basic: 'price_1', pro: 'price_2' },
    });
  });

  test('is named whole, or the start says what is missing', () => {
    expect(() => realStripeOf({ STRIPE_KEY: 'sk_test_1' })).toThrow(LocalFailure);
    expect(() => realStripeOf({ ...whole, STRIPE_PRICE_PRO: '' })).toThrow(/STRIPE_PRICE_PRO/);
  });
});
