import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { toContext, toEvent } from '../../../../local/event.ts';
import { stoppedAtEnd } from '../../../support/at-end.ts';
import { checkoutOf, eventsOf, newSubscriber, sent } from '../../../support/payments.ts';
import { openResources } from '../../../support/under-role.ts';
import { type Answer, openWorld, type World } from '../../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.stop());

/** The address of a server that answers so until the tests have ended. */
const listening = async (listener: RequestListener): Promise<string> => {
  const server = createServer(listener).listen(0, '127.0.0.1');
  stoppedAtEnd(async () => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, 'listening');
  return `http://127.0.0.1:${Object(server.address()).port}`;
};

const refusing =
  (status: number, error: object): RequestListener =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ error }));

const call = async (
  endpoint: string,
  path: string,
  { rawBody, headers }: { readonly rawBody: string; readonly headers: Readonly<Record<string, string>> },
): Promise<Pick<Answer, 'status' | 'json'> & { retryAfter: unknown }> => {
  const settings = { ...world.kernel.settings, paymentsEndpoint: endpoint };
  const at = world.kernel.clock();
  const received = { method: 'POST', url: path, viewer: '203.0.113.7', requestId: 'r', at };
  const event = toEvent({
    ...received,
    headers: { 'content-type': 'application/json', ...headers },
    body: Buffer.from(rawBody),
  });
  const answer = await openResources({ ...world.kernel, settings })('POST', path)?.(event, toContext('r'));
  return {
    status: answer?.statusCode ?? 0,
    json: JSON.parse(answer?.body || 'null'),
    retryAfter: answer?.headers?.['retry-after'],
  };
};

const newOwner = async (): Promise<string> => {
  const { token } = world.person();
  await world.call('POST', '/v1/tenants', { token, body: { name: 'Salon Neuf' } });
  return token;
};

const checkoutBy = (token: string) => ({
  rawBody: JSON.stringify(checkoutOf('pro')),
  headers: { authorization: `Bearer ${token}` },
});

const UNAVAILABLE = { status: 503, retryAfter: '5' };

describe('whatever Stripe has against a call', () => {
  test.each([
    ['is out of order', 500, { type: 'api_error', message: 'secret words' }],
    [
      'is asked too much',
      429,
      { type: 'invalid_request_error', code: 'rate_limit', message: 'secret words' },
    ],
    ['refuses the key', 401, { type: 'invalid_request_error', message: 'Invalid API Key: sk_test_****' }],
    ['knows no such price', 400, { type: 'invalid_request_error', code: 'resource_missing', param: 'price' }],
    ['takes another request for this one', 400, { type: 'idempotency_error', message: 'secret words' }],
  ])(
    'is told as a payment service that does not answer, and logged without its words: it %s',
    async (_what, status, error) => {
      const endpoint = await listening(refusing(status, error));
      const before = world.logs.length;
      const answer = await call(endpoint, '/v1/billing/checkout', checkoutBy(await newOwner()));
      expect(answer).toMatchObject({ ...UNAVAILABLE, json: { error: { code: 'payment_unavailable' } } });
      const logged = world.logs.slice(before).filter(({ message }) => message === 'stripe failed');
      expect(logged).toEqual([
        expect.objectContaining({ level: 'warn', fields: expect.objectContaining({ statusCode: status }) }),
      ]);
      expect(JSON.stringify(logged)).not.toMatch(/secret words|sk_test/);
    },
  );

  test('is the same for what is no answer of Stripe’s at all', async () => {
    const odd: RequestListener = (_request, response) => response.writeHead(200).end('<html>');
    const endpoint = await listening(odd);
    const answer = await call(endpoint, '/v1/billing/checkout', checkoutBy(await newOwner()));
    expect(answer).toMatchObject(UNAVAILABLE);
  });

  test('is the same where nobody listens', async () => {
    expect(
      await call('http://127.0.0.1:1', '/v1/billing/checkout', checkoutBy(await newOwner())),
    ).toMatchObject(UNAVAILABLE);
  });

  test('of one who never answers is told before the function’s own nine seconds are over', async () => {
    const endpoint = await listening(() => undefined);
    const began = performance.now();
    const answer = await call(endpoint, '/v1/billing/checkout', checkoutBy(await newOwner()));
    expect(answer).toMatchObject(UNAVAILABLE);
    // As the function is ended otherwise, which is what this is about.
    expect(performance.now() - began).toBeLessThan(9000);
  });
});

describe('an event that cannot be followed now', () => {
  test('is not taken: Stripe sends it again, and then it is', async () => {
    const { owner } = await newSubscriber(world);
    const [event] = eventsOf(world);
    if (!event) throw new Error('no event');
    const body = sent(world, event);
    const path = '/public/webhooks/stripe';
    expect(await call('http://127.0.0.1:1', path, body)).toMatchObject(UNAVAILABLE);
    expect(await call(world.payments.endpoint, path, body)).toMatchObject({ status: 204 });
    const { json } = await world.call('GET', '/v1/me', { token: owner.token });
    expect(json.data.subscription).toMatchObject({ plan: 'pro' });
  });
});

test('what Stripe failed to do under a key is asked for under another one a minute later', async () => {
  const keys: unknown[] = [];
  const endpoint = await listening((request, response) => {
    keys.push(request.headers['idempotency-key']);
    refusing(500, { type: 'api_error' })(request, response);
  });
  const token = await newOwner();
  const asked = {
    ...checkoutBy(token),
    headers: { ...checkoutBy(token).headers, 'idempotency-key': 'mine' },
  };
  await call(endpoint, '/v1/billing/checkout', asked);
  await call(endpoint, '/v1/billing/checkout', asked);
  world.advance(1);
  await call(endpoint, '/v1/billing/checkout', asked);
  expect(keys).toEqual([keys[0], keys[0], expect.any(String)]);
  expect(keys[2]).not.toBe(keys[0]);
});
