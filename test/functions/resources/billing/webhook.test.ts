import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import Stripe from 'stripe';
import { openBilling } from '../../../../functions/resources/billing/billing-context.ts';
import { followPayments } from '../../../../functions/resources/billing/follow-payments.ts';
import { toContext, toEvent } from '../../../../local/event.ts';
import { changePlan, end, setCancelling, setRefused } from '../../../../local/payments/subscription-life.ts';
import { eventsOf, newSubscriber, sent, tell } from '../../../support/payments.ts';
import { openResources } from '../../../support/under-role.ts';
import { openWorld, type World } from '../../../support/world.ts';
import { dyingAfter } from '../../manifest/dying.ts';
import { expireLocks } from '../../manifest/effects.ts';
import { allItems } from '../../manifest/requests.ts';
import { idOf } from '../slots/agenda.ts';

const DAY_MIN = 24 * 60;
const SECRET = 'whsec_ofthetests';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.stop());

const me = async ({ token }: { readonly token: string }) =>
  (await world.call('GET', '/v1/me', { token })).json.data;

const tellAll = async (): Promise<void> => {
  for (const event of eventsOf(world)) expect((await tell(world, event)).status).toBe(204);
};

const rowOf = async (pk: string, sk: string) =>
  Object((await allItems(world)).find((row) => row.pk === pk && row.sk === sk));

const firstEvent = () => {
  const [event] = eventsOf(world);
  if (!event) throw new Error('no event');
  return event;
};

const post = (rawBody: string, headers: Readonly<Record<string, string>>) =>
  world.call('POST', '/public/webhooks/stripe', { rawBody, headers });

const signed = (payload: string, options: { secret?: string; ageSec?: number } = {}): string =>
  Stripe.webhooks.generateTestHeaderString({
    payload,
    secret: options.secret ?? SECRET,
    timestamp: Math.floor(world.kernel.clock() / 1000) - (options.ageSec ?? 0),
  });

describe('the signature', () => {
  test('of the endpoint’s secret, made just now, opens what it signs', async () => {
    await newSubscriber(world);
    expect((await tell(world, firstEvent())).status).toBe(204);
  });

  test.each([
    ['none', () => ({})],
    ['an empty one', () => ({ 'stripe-signature': '' })],
    ['one of nothing', () => ({ 'stripe-signature': 't=1,v1=00' })],
    [
      'one of another secret',
      (body: string) => ({ 'stripe-signature': signed(body, { secret: 'whsec_other' }) }),
    ],
    ['one of another body', () => ({ 'stripe-signature': signed('{}') })],
    ['one five minutes old', (body: string) => ({ 'stripe-signature': signed(body, { ageSec: 301 }) })],
    ['a scheme of yesterday', (body: string) => ({ 'stripe-signature': signed(body).replace('v1=', 'v0=') })],
  ])('is refused: %s', async (_what, headersOf) => {
    const { owner } = await newSubscriber(world);
    const { rawBody } = sent(world, firstEvent());
    const { status, json } = await post(rawBody, headersOf(rawBody));
    expect([status, json.error.code, json.error.issues]).toEqual([
      400,
      'invalid_request',
      [{ path: 'Stripe-Signature', message: 'Valeur invalide.' }],
    ]);
    expect((await me(owner)).subscription).toBeNull();
  });

  test('is of the bytes: the same JSON written otherwise is another body', async () => {
    await newSubscriber(world);
    const { rawBody, headers } = sent(world, firstEvent());
    for (const edited of [
      `${rawBody} `,
      JSON.stringify(JSON.parse(rawBody), null, 1),
      rawBody.replace('{', '{ '),
    ])
      expect((await post(edited, headers)).status).toBe(400);
  });

  test('holds for a body that the gateway hands over in base64', async () => {
    const { owner } = await newSubscriber(world);
    const { rawBody, headers } = sent(world, firstEvent());
    const path = '/public/webhooks/stripe';
    const at = world.kernel.clock();
    const received = { method: 'POST', url: path, headers, viewer: '203.0.113.7', requestId: 'r', at };
    const event = { ...toEvent({ ...received, body: Buffer.from(rawBody) }) };
    const encoded = { ...event, body: Buffer.from(rawBody).toString('base64'), isBase64Encoded: true };
    const answer = await openResources(world.kernel)('POST', path)?.(encoded, toContext('r'));
    expect(answer?.statusCode).toBe(204);
    expect((await me(owner)).subscription).toMatchObject({ plan: 'pro' });
  });

  test('may be of either secret while one replaces the other, or of both', async () => {
    const { key } = JSON.parse(world.payments.secret);
    const given = JSON.stringify({ key, webhookSecret: `whsec_new,${SECRET}` });
    const rotating = await openWorld((kernel) => ({ ...kernel, given: async () => given }));
    await newSubscriber(rotating);
    for (const secret of [SECRET, 'whsec_new']) {
      const payload = JSON.stringify({ id: `evt_${secret}`, type: 'invoice.paid', data: { object: {} } });
      const headers = { 'stripe-signature': signed(payload, { secret }) };
      const { status } = await rotating.call('POST', '/public/webhooks/stripe', {
        rawBody: payload,
        headers,
      });
      expect(status).toBe(204);
    }
  });

  test('holds for text in any letters', async () => {
    const payload = JSON.stringify({
      id: 'evt_é👩‍👩‍👧',
      type: 'invoice.paid',
      data: { object: { customer: 'Zoé' } },
    });
    expect((await post(payload, { 'stripe-signature': signed(payload) })).status).toBe(204);
  });

  test('of what is no event is refused as any other', async () => {
    for (const payload of ['{', 'null', '[]', '"x"', '{}', '{"id":1,"type":2}', '{"id":"evt_1"}'])
      expect([payload, (await post(payload, { 'stripe-signature': signed(payload) })).status]).toEqual([
        payload,
        400,
      ]);
  });

  test('opens no body above 256 KiB', async () => {
    const payload = JSON.stringify({ id: 'evt_big', type: 'x', filler: 'x'.repeat(256 * 1024) });
    expect((await post(payload, { 'stripe-signature': signed(payload) })).status).toBe(413);
  });
});

describe('what is of no concern', () => {
  test.each([
    ['another kind of event', { type: 'charge.refunded', data: { object: { customer: 'cus_x' } } }],
    ['an event of nobody', { type: 'invoice.paid', data: { object: {} } }],
    ['somebody else’s customer', { type: 'invoice.paid', data: { object: { customer: 'cus_unknown' } } }],
    ['a thing without data', { type: 'invoice.paid' }],
  ])('is acknowledged, and does nothing: %s', async (_what, event) => {
    const payload = JSON.stringify({ id: 'evt_foreign', ...event });
    const before = await allItems(world);
    expect((await post(payload, { 'stripe-signature': signed(payload) })).status).toBe(204);
    expect(await allItems(world)).toEqual(before);
  });
});

describe('a subscription', () => {
  test('gives its plan once Stripe tells of it, and tells the owner how it stands', async () => {
    const { owner, subscription } = await newSubscriber(world);
    await tellAll();
    const { plan, subscription: told } = await me(owner);
    expect(plan).toBe('pro');
    expect(told).toEqual({
      plan: 'pro',
      status: 'trialing',
      currentPeriodEnd: new Date(subscription.periodEnd * 1000).toISOString(),
      cancelAtPeriodEnd: false,
    });
  });

  test('raises the rules with what it changes, and only then', async () => {
    const { tenantId, subscription } = await newSubscriber(world);
    const version = async () => Number((await rowOf(`TENANT#${tenantId}`, 'TENANT')).rulesVersion);
    const before = await version();
    await tellAll();
    expect(await version()).toBe(before + 1);
    changePlan(world.payments.life, subscription, 'basic');
    await tellAll();
    expect(await version()).toBe(before + 2);
  });

  test('is written down in the trail as Stripe’s doing, once for each change', async () => {
    const { owner, subscription } = await newSubscriber(world);
    await tellAll();
    world.advance(1);
    end(world.payments.life, subscription);
    await tellAll();
    const { json } = await world.call('GET', '/v1/audit', { token: owner.token });
    const changes = json.data.records.filter(
      (one: { action: string }) => one.action === 'subscription_changed',
    );
    const stripe = { id: 'stripe', email: null, name: 'Stripe' };
    expect(changes.map(({ actor, from, to }: Record<string, unknown>) => ({ actor, from, to }))).toEqual([
      { actor: stripe, from: 'pro trialing', to: 'pro canceled' },
      { actor: stripe, from: undefined, to: 'pro trialing' },
    ]);
  });

  test('that is cancelled gives its plan to the end of its period, and Basic’s limits afterwards', async () => {
    const { owner, subscription } = await newSubscriber(world);
    const now = world.kernel.clock();
    world.advance(20 * DAY_MIN);
    await world.payments.liveOn();
    setCancelling(world.payments.life, subscription, true);
    await tellAll();
    expect((await me(owner)).subscription).toMatchObject({ status: 'active', cancelAtPeriodEnd: true });
    world.setClock(subscription.periodEnd * 1000 - 60_000);
    expect((await me(owner)).plan).toBe('pro');
    world.advance(1);
    expect((await me(owner)).plan).toBe('basic');
    world.setClock(now);
  });

  test('whose payment is refused gives its plan for seven days, and again once it was paid', async () => {
    const { owner, subscription } = await newSubscriber(world);
    const now = world.kernel.clock();
    world.advance(20 * DAY_MIN);
    await world.payments.liveOn();
    setRefused(world.payments.life, subscription, true);
    await tellAll();
    expect(await me(owner)).toMatchObject({ plan: 'pro', subscription: { status: 'past_due' } });
    world.advance(7 * DAY_MIN);
    expect((await me(owner)).plan).toBe('basic');
    setRefused(world.payments.life, subscription, false);
    await tellAll();
    expect(await me(owner)).toMatchObject({ plan: 'pro', subscription: { status: 'active' } });
    world.setClock(now);
  });

  test('that renews itself lasts as long as it does, months on', async () => {
    const { owner, subscription } = await newSubscriber(world);
    const now = world.kernel.clock();
    await tellAll();
    world.advance(100 * DAY_MIN);
    await world.payments.liveOn();
    await tellAll();
    expect(await me(owner)).toMatchObject({ plan: 'pro', subscription: { status: 'active' } });
    expect(subscription.periodEnd * 1000).toBeGreaterThan(world.kernel.clock());
    world.setClock(now);
  });

  test('changes with the plan that is chosen in the portal', async () => {
    const { owner, subscription } = await newSubscriber(world);
    const now = world.kernel.clock();
    changePlan(world.payments.life, subscription, 'basic');
    await tellAll();
    // Until the trial is over it is one of Pro.
    expect(await me(owner)).toMatchObject({ plan: 'pro', subscription: { plan: 'basic' } });
    world.advance(15 * DAY_MIN);
    expect((await me(owner)).plan).toBe('basic');
    world.setClock(now);
  });

  test('is nobody’s but its own business’s', async () => {
    const other = await newSubscriber(world);
    eventsOf(world);
    await newSubscriber(world);
    await tellAll();
    expect((await me(other.owner)).subscription).toBeNull();
  });
});

describe('an event that is overtaken', () => {
  test('by another while Stripe answers it changes nothing back: what was asked last is what stands', async () => {
    const { owner, tenantId, customerId, subscription } = await newSubscriber(world);
    await tellAll();
    changePlan(world.payments.life, subscription, 'basic');
    const [stale] = eventsOf(world);
    const billing = await openBilling(world.kernel);
    let isFirst = true;
    const payments = {
      ...billing.payments,
      subscriptionsOf: async (customer: string) => {
        const answer = await billing.payments.subscriptionsOf(customer);
        if (!isFirst) return answer;
        isFirst = false;
        changePlan(world.payments.life, subscription, 'pro');
        await tellAll();
        return answer;
      },
    };
    const word = {
      eventId: stale?.id ?? '',
      tenantId: idOf(tenantId),
      customerId,
      paidCheckoutId: undefined,
    };
    await followPayments({ ...billing, payments }, word, world.kernel.clock());
    expect(isFirst).toBe(false);
    expect((await me(owner)).subscription).toMatchObject({ plan: 'pro' });
  });

  test('of a customer that a business was before does not change its plan', async () => {
    const { owner, tenantId } = await newSubscriber(world);
    await tellAll();
    const before = await newSubscriber(world, 'basic');
    const { client, name: TableName } = world.kernel.table;
    const Item = { pk: `STRIPE#${before.customerId}`, sk: 'STRIPE', tenantId };
    await client.send(new PutCommand({ TableName, Item }));
    await tellAll();
    end(world.payments.life, before.subscription);
    await tellAll();
    expect(await me(owner)).toMatchObject({ plan: 'pro', subscription: { plan: 'pro', status: 'trialing' } });
  });
});

describe('an event that comes more than once', () => {
  test('a hundred times at the same moment is taken once, and acknowledged each time', async () => {
    const { owner, tenantId } = await newSubscriber(world);
    const event = firstEvent();
    const before = Number((await rowOf(`TENANT#${tenantId}`, 'TENANT')).rulesVersion);
    const answers = await Promise.all(Array.from({ length: 100 }, () => tell(world, event)));
    const statuses = new Set(answers.map(({ status }) => status));
    // Whoever finds no moment between the others is told to come again, as Stripe does.
    expect([204, 503]).toEqual(expect.arrayContaining([...statuses]));
    expect(statuses.has(204)).toBe(true);
    expect(Number((await rowOf(`TENANT#${tenantId}`, 'TENANT')).rulesVersion)).toBe(before + 1);
    expect((await me(owner)).subscription).toMatchObject({ plan: 'pro' });
  });

  test('is taken once though the process dies after any of its writes', async () => {
    for (let count = 1, hasDied = true; hasDied; count += 1) {
      const { owner, tenantId } = await newSubscriber(world);
      const event = firstEvent();
      const restart = dyingAfter(world.kernel.table, count);
      await tell(world, event);
      hasDied = restart();
      await expireLocks(world);
      expect((await tell(world, event)).status).toBe(204);
      expect((await me(owner)).subscription).toMatchObject({ plan: 'pro', status: 'trialing' });
      const trail = (await allItems(world)).filter(
        ({ pk, action }) => String(pk).startsWith(`AUDIT#${tenantId}`) && action === 'subscription_changed',
      );
      expect(trail).toHaveLength(1);
    }
  });

  test('asks nobody anything the second time', async () => {
    await newSubscriber(world);
    const event = firstEvent();
    await tell(world, event);
    const { endpoint } = world.payments;
    const deaf = openResources({
      ...world.kernel,
      settings: { ...world.kernel.settings, paymentsEndpoint: endpoint.replace(/\d+$/, '1') },
    });
    const { rawBody, headers } = sent(world, event);
    const path = '/public/webhooks/stripe';
    const at = world.kernel.clock();
    const received = { method: 'POST', url: path, headers, viewer: '203.0.113.7', requestId: 'r', at };
    const answer = await deaf('POST', path)?.(
      toEvent({ ...received, body: Buffer.from(rawBody) }),
      toContext('r'),
    );
    expect(answer?.statusCode).toBe(204);
  });
});

describe('a business that is no more', () => {
  const close = (token: string) =>
    world.call('DELETE', '/v1/tenants/current', { token, body: { confirm: 'Salon Neuf' } });

  test('is not closed while it would go on being charged', async () => {
    const { owner } = await newSubscriber(world);
    await tellAll();
    const { status, json } = await close(owner.token);
    expect([status, json.error.code]).toEqual([409, 'subscription_active']);
  });

  test('is closed once its subscription is cancelled, though it lasts for a while', async () => {
    const { owner, subscription } = await newSubscriber(world);
    setCancelling(world.payments.life, subscription, true);
    await tellAll();
    expect((await close(owner.token)).status).toBe(204);
  });

  test('is charged nothing: what is paid on a page that was left open is ended at once', async () => {
    const { owner, subscription } = await newSubscriber(world);
    const [event] = eventsOf(world);
    expect((await close(owner.token)).status).toBe(204);
    if (event) expect((await tell(world, event)).status).toBe(204);
    expect(subscription.status).toBe('canceled');
  });
});

test('nothing of anybody’s card, address or name is kept or logged', async () => {
  const items = JSON.stringify(
    (await allItems(world)).filter(({ pk, sk }) => /STRIPE/.test(String(pk)) || sk === 'SUBSCRIPTION'),
  );
  expect(items).not.toMatch(/@|Salon|card/);
  expect(JSON.stringify(world.logs)).not.toMatch(/@example|Salon|sk_test/);
});
