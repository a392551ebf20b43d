import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { end, pay } from '../../../../local/payments/subscription-life.ts';
import { checkoutOf, eventsOf, newSubscriber, PRICES, tell } from '../../../support/payments.ts';
import { addMember, openBusiness, openWorld, type Person, type World } from '../../../support/world.ts';
import { allItems } from '../../manifest/requests.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.stop());

const newOwner = async () => {
  const owner = world.person();
  const body = { name: 'Salon Neuf' };
  const { json } = await world.call('POST', '/v1/tenants', { token: owner.token, body });
  return { owner, tenantId: String(json.data.tenantId) };
};

const ask = ({ token }: Person, change: object = {}, options: object = {}) =>
  world.call('POST', '/v1/billing/checkout', {
    token,
    body: { ...checkoutOf('pro'), ...change },
    ...options,
  });

const openPages = () => world.payments.ledger.checkouts.filter(({ status }) => status === 'open');

const rowOf = async (pk: string, sk: string) =>
  (await allItems(world)).find((row) => row.pk === pk && row.sk === sk);

describe('an owner who chooses a plan', () => {
  test('is sent to the payment page of that plan, in their language, and back to the application', async () => {
    const { owner, tenantId } = await newOwner();
    const { status, json } = await ask(owner, {}, { headers: { 'accept-language': 'en-CA' } });
    expect(status).toBe(200);
    const page = world.payments.ledger.checkouts.at(-1);
    expect(json).toEqual({ data: { url: `https://app.example/__local/payments/checkout/${page?.id}` } });
    expect(page).toMatchObject({
      ...{ tenantId, plan: 'pro', priceId: PRICES.pro, locale: 'en', status: 'open' },
      successUrl: checkoutOf('pro').successUrl,
      cancelUrl: checkoutOf('pro').cancelUrl,
    });
  });

  test('pays nothing before their trial is over', async () => {
    const { owner, tenantId } = await newOwner();
    await ask(owner);
    const tenant = await rowOf(`TENANT#${tenantId}`, 'TENANT');
    const trialEnd = Date.parse(String(tenant?.trialEndsAt)) / 1000;
    expect(world.payments.ledger.checkouts.at(-1)?.trialEnd).toBe(trialEnd);
  });

  test('pays at once when less than two days of it are left, as Stripe has it', async () => {
    const { owner } = await newOwner();
    const now = world.kernel.clock();
    world.advance(12 * 24 * 60 + 1);
    await ask(owner);
    world.setClock(now);
    expect(world.payments.ledger.checkouts.at(-1)?.trialEnd).toBeNull();
  });

  test('gets no plan by opening the page, nor by going to where it would lead', async () => {
    const { owner, tenantId } = await newOwner();
    await ask(owner);
    expect((await rowOf(`TENANT#${tenantId}`, 'TENANT'))?.paid).toBeUndefined();
    const { json } = await world.call('GET', '/v1/me', { token: owner.token });
    expect(json.data.subscription).toBeNull();
  });

  test('is one customer for good: the customer knows the business, and the business the customer', async () => {
    const { owner, tenantId } = await newOwner();
    await ask(owner);
    await ask(owner, checkoutOf('basic'));
    const { customerId } = Object(await rowOf(`TENANT#${tenantId}`, 'SUBSCRIPTION'));
    expect(await rowOf(`STRIPE#${customerId}`, 'STRIPE')).toMatchObject({ tenantId });
    const his = world.payments.ledger.customers.filter(({ email }) => email === owner.email);
    expect(his).toEqual([expect.objectContaining({ id: customerId, name: 'Salon Neuf' })]);
  });

  test('has one page open at most: the one before is closed', async () => {
    const { owner, tenantId } = await newOwner();
    for (const plan of ['pro', 'basic', 'pro'] as const) await ask(owner, checkoutOf(plan));
    expect(openPages().filter((page) => page.tenantId === tenantId)).toHaveLength(1);
  });

  test('has one page open at most, however many tabs ask at once', async () => {
    const { owner, tenantId } = await newOwner();
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(owner)));
    const open = openPages().filter((page) => page.tenantId === tenantId);
    expect(open).toHaveLength(1);
    expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 503)).toEqual(
      [],
    );
    expect(answers.some(({ text }) => text.includes(open[0]?.id ?? '-'))).toBe(true);
  });

  test('is written down in the trail, by their name', async () => {
    const { owner } = await newOwner();
    await ask(owner);
    const { json } = await world.call('GET', '/v1/audit', { token: owner.token });
    expect(json.data.records[0]).toMatchObject({
      action: 'checkout_opened',
      to: 'pro',
      actor: { email: owner.email },
    });
  });

  test('whose customer the service no longer knows becomes one anew', async () => {
    const { owner, tenantId } = await newOwner();
    await ask(owner);
    const before = Object(await rowOf(`TENANT#${tenantId}`, 'SUBSCRIPTION')).customerId;
    world.payments.ledger.customers.splice(0);
    world.payments.ledger.checkouts.splice(0);
    expect((await ask(owner)).status).toBe(200);
    const after = Object(await rowOf(`TENANT#${tenantId}`, 'SUBSCRIPTION')).customerId;
    expect(after).not.toBe(before);
    expect(await rowOf(`STRIPE#${after}`, 'STRIPE')).toMatchObject({ tenantId });
  });
});

describe('what can be bought, and where it leads', () => {
  test.each(['price_other', 'price_Pro', '__proto__', 'basic'])(
    'no price but the two: %s',
    async (priceId) => {
      const { owner } = await newOwner();
      const { status, json } = await ask(owner, { priceId });
      expect([status, json.error.code, json.error.issues[0].path]).toEqual([
        400,
        'invalid_request',
        'priceId',
      ]);
    },
  );

  const ELSEWHERE = [
    'https://evil.example/',
    'http://app.example/',
    'https://app.example:8443/',
    'https://app.example.evil.example/',
    'https://app.example@evil.example/',
    'https://me:secret@app.example/',
    'https://evil.example\\@app.example/',
    '//app.example/',
    '/dashboard',
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:https://app.example/settings/billing',
    'filesystem:https://app.example/temporary/x',
    'nothing',
  ];

  test.each(ELSEWHERE)('no address but the application’s own: %s', async (address) => {
    const { owner } = await newOwner();
    for (const field of ['successUrl', 'cancelUrl']) {
      const { status, json } = await ask(owner, { [field]: address });
      expect([field, status, json.error.code, json.error.issues[0].path]).toEqual([
        field,
        400,
        'invalid_request',
        field,
      ]);
    }
  });

  test.each([
    ['priceIds', { priceId: undefined }],
    ['tenantId', { tenantId: 'another' }],
    ['client_reference_id', { client_reference_id: 'another' }],
  ])('nothing that the client would say of %s', async (_what, change) => {
    const { owner } = await newOwner();
    expect((await ask(owner, change)).status).toBe(400);
  });

  test('nothing at all where nothing is sold, or no key was given', async () => {
    for (const change of [
      { settings: { ...world.kernel.settings, prices: { basic: '', pro: '' } } },
      { given: undefined },
    ]) {
      const bare = await openWorld(({ given, ...kernel }) => ({
        ...kernel,
        ...(given ? { given } : {}),
        ...Object(change),
      }));
      const { owner } = await openBusiness(bare);
      const { status, json } = await bare.call('POST', '/v1/billing/checkout', {
        token: owner.token,
        body: { ...checkoutOf('pro'), priceId: 'price_pro' },
      });
      expect([status, json.error.code]).toEqual([409, 'billing_unavailable']);
    }
  });

  test('nothing where the operator’s secret cannot be read, which is logged without telling it', async () => {
    const odd = await openWorld((kernel) => ({ ...kernel, given: async () => 'sk_test_plain_text' }));
    const { owner } = await openBusiness(odd);
    const { json } = await odd.call('POST', '/v1/billing/checkout', {
      token: owner.token,
      body: checkoutOf('pro'),
    });
    expect(json.error.code).toBe('billing_unavailable');
    expect(odd.logs.filter(({ message }) => message.includes('secret of Stripe'))).toHaveLength(1);
    expect(JSON.stringify(odd.logs)).not.toContain('plain_text');
  });
});

describe('a business that is subscribed', () => {
  test.each(['active', 'past_due'] as const)('is sold no second subscription (%s)', async (status) => {
    const { owner, subscription } = await newSubscriber(world);
    subscription.status = status;
    for (const event of eventsOf(world)) await tell(world, event);
    const refused = await ask(owner);
    expect([refused.status, refused.json.error.code]).toEqual([409, 'already_subscribed']);
  });

  test('is sold none while the word of its payment is under way', async () => {
    const { owner, tenantId } = await newOwner();
    await ask(owner);
    const page = world.payments.ledger.checkouts.at(-1);
    if (page) pay(world.payments.life, page);
    eventsOf(world);
    expect((await ask(owner)).json.error.code).toBe('already_subscribed');
    expect(world.payments.ledger.subscriptions.filter((one) => one.tenantId === tenantId)).toHaveLength(1);
  });

  test('is sold one again once the first has ended', async () => {
    const { owner, subscription } = await newSubscriber(world);
    end(world.payments.life, subscription);
    for (const event of eventsOf(world)) await tell(world, event);
    expect((await ask(owner)).status).toBe(200);
  });
});

describe('who may', () => {
  test('only the owner, of their own business', async () => {
    const { tenantId } = await newOwner();
    for (const role of ['viewer', 'staff', 'admin'] as const) {
      const { status, json } = await ask(await addMember(world, tenantId, role));
      expect([role, status, json.error.code]).toEqual([role, 403, 'forbidden']);
    }
    expect((await ask(world.person())).status).toBe(403);
  });

  test('nobody of a business that was closed', async () => {
    const { owner, tenantId } = await newOwner();
    const row = await rowOf(`TENANT#${tenantId}`, 'TENANT');
    const { client, name } = world.kernel.table;
    const Item = { ...row, closedAt: '2026-11-23T00:00:00.000Z' };
    await client.send(new PutCommand({ TableName: name, Item }));
    expect((await ask(owner)).status).toBe(404);
  });
});

test('the same request asked again is answered by the same page, which is not kept in its record', async () => {
  const { owner } = await newOwner();
  const [first, second] = [await ask(owner, {}, { key: 'twice' }), await ask(owner, {}, { key: 'twice' })];
  expect(second.json).toEqual(first.json);
  const records = (await allItems(world)).filter(({ pk }) => String(pk).startsWith('IDEMPOTENCY#'));
  expect(JSON.stringify(records)).not.toContain('/checkout/');
});

test('the same request asked again after its page was paid is told that there is none any more', async () => {
  const { owner } = await newOwner();
  await ask(owner, {}, { key: 'late' });
  const page = world.payments.ledger.checkouts.at(-1);
  if (page) pay(world.payments.life, page);
  for (const event of eventsOf(world)) await tell(world, event);
  const { status, json } = await ask(owner, {}, { key: 'late' });
  expect([status, json.error.code]).toEqual([404, 'not_found']);
});
