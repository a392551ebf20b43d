import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { keys } from '../../../../functions/kernel/table/keys.ts';
import { eventTypes } from '../../../../shared/domain/events.ts';
import { brandId, type TenantId } from '../../../../shared/domain/ids.ts';
import { webhook, webhookDelivery, webhookMade, webhookTest } from '../../../../shared/schemas/webhook.ts';
import { dataOf, seen } from '../../../support/team.ts';
import {
  type Business,
  type CallOptions,
  MONDAY_8H,
  openBusiness,
  openWorld,
  type World,
} from '../../../support/world.ts';
import { allItems } from '../../manifest/requests.ts';
import { deliverDue, logOf, portsOf } from '../../messages/world.ts';
import { openReceiver, type Receiver } from './receiver.ts';
import { verified } from './verified.ts';

let world: World;
let business: Business;
let receiver: Receiver;
beforeAll(async () => {
  world = await openWorld();
});
beforeEach(async () => {
  world.setClock(MONDAY_8H);
  business = await openBusiness(world);
  receiver = await openReceiver();
});
afterEach(() => receiver.close());
afterAll(() => world.stop());

const call = (method: string, path = '', options: CallOptions = {}) =>
  world.call(method, `/v1/webhooks${path}`, { token: business.owner.token, ...options });

const NEW = { url: 'https://hooks.example.com/recu', events: ['booking.created', 'lead.created'] };

const add = (body: object = {}, options: CallOptions = {}) =>
  call('POST', '', { body: { ...NEW, ...body }, ...options });

const made = async (body: object = {}) => dataOf(add(body));

const list = async () => (await dataOf(call('GET'))).webhooks;

describe('adding a webhook', () => {
  test('answers it with its secret, which is shown nowhere else', async () => {
    const answer = await add({ description: 'Notre agenda' });
    expect(answer.status).toBe(201);
    const { secret, ...rest } = answer.json.data;
    expect(webhookMade.isValidSync(answer.json.data, { strict: true })).toBe(true);
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{32}$/);
    expect(rest).toEqual({
      webhookId: expect.any(String),
      ...NEW,
      description: 'Notre agenda',
      status: 'active',
      disabledReason: null,
      secretHint: `whsec_…${secret.slice(-4)}`,
      setBy: { id: business.owner.memberId, email: business.owner.email, name: null },
      needsReview: false,
      createdAt: '2026-11-23T13:00:00.000Z',
      updatedAt: '2026-11-23T13:00:00.000Z',
    });
    expect(await list()).toEqual([rest]);
    const one = await call('GET', `/${rest.webhookId}`);
    expect(one.json.data).toEqual(rest);
    expect(webhook.isValidSync(one.json.data, { strict: true })).toBe(true);
  });

  test('stores the secret nowhere, and exports none', async () => {
    const { secret } = await made();
    const stored = JSON.stringify(await allItems(world));
    const key = secret.slice('whsec_'.length);
    for (const text of [secret, key, Buffer.from(key, 'base64').toString('base64url')])
      expect(stored).not.toContain(text);
    const { files } = await dataOf(world.call('POST', '/v1/exports', { token: business.owner.token }));
    const { text } = await world.call('GET', new URL(files[0].url).pathname);
    expect(text).toContain(NEW.url);
    expect(text).not.toContain(key);
  });

  test('under the same key again is the same webhook with the same secret', async () => {
    const first = await add({}, { key: 'once' });
    const again = await add({}, { key: 'once' });
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(again.json).toEqual(first.json);
    expect(await list()).toHaveLength(1);
  });

  test('gives each its own secret, and a webhook that is made again another one', async () => {
    const secrets = [(await made()).secret, (await made()).secret];
    const { webhookId, secret } = (await add({}, { key: 'first' })).json.data;
    await call('DELETE', `/${webhookId}`);
    world.advance(25 * 60);
    await made();
    expect(new Set([...secrets, secret]).size).toBe(3);
  });

  test('counts an event once, however often it is named', async () => {
    const { events } = await made({ events: ['lead.created', 'lead.created'] });
    expect(events).toEqual(['lead.created']);
    expect((await made({ events: [...eventTypes] })).events).toEqual([...eventTypes]);
  });

  test.each([
    [{ events: ['lead.deleted'] }, 'events[0]'],
    [{ events: [] }, 'events'],
    [{ url: 'http://hooks.example.com/' }, 'url'],
    [{ url: 'https://10.0.0.1/' }, 'url'],
    [{ url: 'https://hooks.example.com:22/' }, 'url'],
    [{ url: 'https://printer.local/' }, 'url'],
    [{ url: 'https://169.254.169.254/latest/' }, 'url'],
    [{ url: 'https://2852039166/latest/' }, 'url'],
    [{ url: 'https://[::ffff:169.254.169.254]/' }, 'url'],
    [{ url: 'https://user:password@hooks.example.com/' }, 'url'],
    [{ secret: 'mine' }, 'secret'],
  ])('is refused with %j', async (body, path) => {
    const { status, json } = await add(body);
    expect([status, json.error.code]).toEqual([400, 'invalid_request']);
    expect(json.error.issues.map((issue: { path: string }) => issue.path)).toEqual([path]);
    expect(await list()).toEqual([]);
  });

  test('is possible ten times, also when many are added at once', async () => {
    const answers = await Promise.all(Array.from({ length: 14 }, () => add()));
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 409, 409, 409, 409]);
    expect(await seen(add())).toEqual([409, 'limit_reached']);
    const [first] = await list();
    await call('DELETE', `/${first.webhookId}`);
    expect((await add()).status).toBe(201);
    expect(await list()).toHaveLength(10);
  });
});

describe('where this machine may not be called', () => {
  let strict: World;
  beforeAll(async () => {
    strict = await openWorld((kernel) => ({
      ...kernel,
      settings: { ...kernel.settings, loopbackTargets: false },
    }));
  });
  afterAll(() => strict.stop());

  test.each(['http://localhost:4000/', 'https://localhost/', 'https://127.0.0.1/', 'https://[::1]:4000/'])(
    '%s is refused',
    async (url) => {
      const { owner } = await openBusiness(strict);
      const body = { ...NEW, url };
      const answer = await strict.call('POST', '/v1/webhooks', { token: owner.token, body });
      expect([answer.status, answer.json.error.issues[0].path]).toEqual([400, 'url']);
    },
  );

  test('a webhook that leads there all the same is not called', async () => {
    const there = await openBusiness(strict);
    const { token } = there.owner;
    const { webhookId } = await dataOf(strict.call('POST', '/v1/webhooks', { token, body: NEW }));
    await strict.kernel.table.write({
      update: keys.webhook(brandId<TenantId>(there.tenantId), webhookId),
      set: { url: `${receiver.origin}/recu` },
    });
    const tested = await dataOf(strict.call('POST', `/v1/webhooks/${webhookId}/test`, { token }));
    expect(tested).toMatchObject({ delivered: false, status: null, failure: 'address_refused' });
    expect(receiver.connections()).toBe(0);
  });
});

describe('changing a webhook', () => {
  test('saves what is named and leaves the rest, the secret too', async () => {
    const { webhookId, secretHint } = await made({ description: 'Agenda' });
    world.advance(1);
    const patch = { url: 'https://autre.example.com/', events: ['lead.updated'] };
    expect(await dataOf(call('PATCH', `/${webhookId}`, { body: patch }))).toMatchObject({
      ...patch,
      description: 'Agenda',
      secretHint,
      status: 'active',
      createdAt: '2026-11-23T13:00:00.000Z',
      updatedAt: '2026-11-23T13:01:00.000Z',
    });
    const cleared = await dataOf(call('PATCH', `/${webhookId}`, { body: { description: null } }));
    expect(cleared).toMatchObject({ ...patch, description: null });
  });

  test('pauses it and makes it active again; disabling is not for the API', async () => {
    const { webhookId } = await made();
    const set = (status: string) => call('PATCH', `/${webhookId}`, { body: { status } });
    expect(await dataOf(set('paused'))).toMatchObject({ status: 'paused', disabledReason: null });
    expect(await dataOf(set('active'))).toMatchObject({ status: 'active', disabledReason: null });
    expect((await set('disabled')).status).toBe(400);
  });

  test('refuses a URL that may not be called, and changes nothing', async () => {
    const { webhookId, secret, ...before } = await made();
    const body = { url: 'https://192.168.0.1/', description: 'Autre' };
    expect(await seen(call('PATCH', `/${webhookId}`, { body }))).toEqual([400, 'invalid_request']);
    expect(await dataOf(call('GET', `/${webhookId}`))).toEqual({ webhookId, ...before });
  });

  test('to what it is already changes nothing', async () => {
    const { webhookId } = await made();
    world.advance(1);
    const before = await allItems(world);
    await dataOf(call('PATCH', `/${webhookId}`, { body: { ...NEW, status: 'active' } }));
    await dataOf(call('PATCH', `/${webhookId}`, { body: {} }));
    expect(await allItems(world)).toEqual(before);
  });

  test('is written down with adding and removing, by whom', async () => {
    const { webhookId } = await made();
    world.advance(1);
    await call('PATCH', `/${webhookId}`, { body: { status: 'paused' } });
    world.advance(1);
    await call('DELETE', `/${webhookId}`);
    const { records } = await dataOf(world.call('GET', '/v1/audit', { token: business.owner.token }));
    const by = { actor: { id: business.owner.memberId }, subject: { id: webhookId } };
    expect(records).toMatchObject([
      { action: 'webhook_deleted', ...by },
      { action: 'webhook_changed', ...by },
      { action: 'webhook_created', ...by },
    ]);
  });

  test('or reading one that was removed is 404', async () => {
    const { webhookId } = await made();
    expect((await call('DELETE', `/${webhookId}`)).status).toBe(204);
    for (const [method, path] of [
      ['GET', `/${webhookId}`],
      ['PATCH', `/${webhookId}`],
      ['DELETE', `/${webhookId}`],
      ['POST', `/${webhookId}/test`],
      ['GET', `/${webhookId}/deliveries`],
    ] as const) {
      const options = method === 'PATCH' ? { body: {} } : {};
      expect([method, path, ...(await seen(call(method, path, options)))]).toEqual([
        ...[method, path, 404, 'not_found'],
      ]);
    }
  });
});

describe('the test button', () => {
  const local = () => made({ url: `${receiver.origin}/recu` });
  const press = ({ webhookId }: { webhookId: string }, key?: string) =>
    call('POST', `/${webhookId}/test`, key ? { key } : {});

  test('sends a signed message now and tells that it arrived', async () => {
    const hooked = await local();
    const answer = await press(hooked);
    expect(answer.json.data).toEqual({
      delivered: true,
      status: 204,
      failure: null,
      durationMs: expect.any(Number),
    });
    expect(webhookTest.isValidSync(answer.json.data, { strict: true })).toBe(true);
    const [message] = receiver.received;
    if (!message) throw new Error('Nothing was received.');
    expect(verified(hooked.secret, message, world.kernel.clock())).toEqual({
      type: 'test',
      timestamp: '2026-11-23T13:00:00.000Z',
      data: { webhookId: hooked.webhookId },
    });
    expect(await logOf(world, business, hooked.webhookId)).toMatchObject([
      {
        messageId: message.headers['webhook-id'],
        type: 'test',
        subjectId: null,
        status: 'delivered',
        httpStatus: 204,
        attempts: 1,
      },
    ]);
  });

  test('tells the status or the word for what went wrong, and tries once', async () => {
    const hooked = await local();
    receiver.answerWith(() => 500);
    expect((await press(hooked)).json.data).toMatchObject({
      delivered: false,
      status: 500,
      failure: 'status',
    });
    const nobody = await made({ url: 'http://localhost:65535/' });
    expect((await press(nobody)).json.data).toMatchObject({
      delivered: false,
      status: null,
      failure: 'connection',
    });
    await deliverDue(portsOf(world));
    expect(receiver.received).toHaveLength(1);
    expect(await logOf(world, business, hooked.webhookId)).toMatchObject([
      { status: 'failed', failure: 'status', nextAttemptAt: null },
    ]);
  });

  test('works while the webhook is paused, and under one key once', async () => {
    const hooked = await local();
    await call('PATCH', `/${hooked.webhookId}`, { body: { status: 'paused' } });
    expect((await press(hooked, 'once')).json.data.delivered).toBe(true);
    expect((await press(hooked, 'once')).json.data.delivered).toBe(true);
    expect(receiver.received).toHaveLength(1);
  });

  test('can be pressed twenty times a minute', async () => {
    const hooked = await local();
    for (let n = 0; n < 20; n += 1) expect((await press(hooked)).status).toBe(200);
    expect(await seen(press(hooked))).toEqual([403, 'rate_limited']);
    world.advance(2);
    expect((await press(hooked)).status).toBe(200);
  });
});

describe('the delivery log', () => {
  /** A webhook that was tested so often, a minute apart. */
  const tested = async (times: number) => {
    const { webhookId } = await made({ url: `${receiver.origin}/recu` });
    const test = async () => {
      world.advance(1);
      await dataOf(call('POST', `/${webhookId}/test`));
    };
    for (let n = 0; n < times; n += 1) await test();
    return { webhookId, test };
  };

  const page = (webhookId: string, query: string) => call('GET', `/${webhookId}/deliveries?${query}`);

  test('is walked newest first, each line once, while others are added', async () => {
    const { webhookId, test } = await tested(7);
    const all = (await logOf(world, business, webhookId)).map(({ messageId }) => messageId);
    const walked: string[] = [];
    let cursor = '';
    do {
      const { json } = await page(webhookId, `limit=2${cursor && `&cursor=${cursor}`}`);
      for (const line of json.data.deliveries) {
        expect(webhookDelivery.isValidSync(line, { strict: true })).toBe(true);
        walked.push(line.messageId);
      }
      cursor = json.data.nextCursor ?? '';
      await test();
    } while (cursor);
    expect(walked).toEqual(all);
  });

  test('of one webhook is not another’s, nor is its cursor', async () => {
    const one = await tested(3);
    const other = await tested(1);
    expect(await logOf(world, business, other.webhookId)).toHaveLength(1);
    const { nextCursor } = (await page(one.webhookId, 'limit=1')).json.data;
    expect(await seen(page(other.webhookId, `limit=1&cursor=${nextCursor}`))).toEqual([
      400,
      'invalid_cursor',
    ]);
  });

  test('is forgotten after 30 days', async () => {
    const { webhookId } = await tested(1);
    world.advance(30 * 24 * 60 - 1);
    expect(await logOf(world, business, webhookId)).toHaveLength(1);
    world.advance(1);
    expect(await logOf(world, business, webhookId)).toEqual([]);
  });

  test('holds nothing of what was sent or answered', async () => {
    const { webhookId } = await tested(1);
    const rows = (await allItems(world)).filter((row) => row.webhookId === webhookId && row.messageId);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('reçu');
  });
});
