import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { CallOutcome } from '../../../functions/kernel/outbound/send-gateway.ts';
import { MOST_ATTEMPTS } from '../../../functions/messages/backoff.ts';
import { EntryBusy } from '../../../functions/messages/deliver.ts';
import { MOST_GIVEN_UP } from '../../../functions/messages/webhooks/health.ts';
import { LEASE_MS } from '../../../functions/records/messages/outbox-store.ts';
import { pendingEvent } from '../../../functions/records/pending-event.ts';
import { brandId, type TenantId } from '../../../shared/domain/ids.ts';
import type { WebhookMade } from '../../../shared/schemas/webhook.ts';
import { dataOf } from '../../support/team.ts';
import { deliver, deliverQueued } from '../../support/under-role.ts';
import { type Business, MONDAY_8H, openBusiness, openWorld, type World } from '../../support/world.ts';
import { addWebhook, deliverDue, logOf, outboxOf, owedOf, portsOf } from '../messages/world.ts';
import { crash, firstOnes, injectFaults, isTransaction, mentions } from '../resources/bookings/faults.ts';
import { openReceiver, type Receiver } from '../resources/webhooks/receiver.ts';
import { verified } from '../resources/webhooks/verified.ts';

const DAY_MS = 86_400_000;

let world: World;
let receiver: Receiver;
let business: Business;
beforeAll(async () => {
  world = await openWorld();
});
beforeEach(async () => {
  world.setClock(MONDAY_8H);
  receiver = await openReceiver();
  business = await openBusiness(world);
});
afterEach(async () => {
  await receiver.close();
  // What a test leaves undelivered is too old for the next one.
  world.setClock(MONDAY_8H + 10 * DAY_MS);
  await deliverDue(portsOf(world));
  world.logs.length = 0;
});
afterAll(() => world.stop());

const run = () => deliverDue(portsOf(world));

const hook = (path = '/recu', events: readonly string[] = ['booking.created', 'booking.moved']) =>
  addWebhook(world, business, { url: `${receiver.origin}${path}`, events });

const staff = (method: string, path: string, body?: unknown) =>
  world.call(method, path, { token: business.owner.token, body });

let hours = 0;
/** Books a time of its own, past whatever else the agenda holds. */
const book = async () => {
  hours += 1;
  const startAt = new Date(MONDAY_8H + 20 * DAY_MS + hours * 3_600_000).toISOString();
  return dataOf(staff('POST', '/v1/bookings', { serviceId: business.serviceId, startAt, name: 'Ana Lévy' }));
};

const pendingFor = async ({ webhookId }: WebhookMade) =>
  (await outboxOf(world)).filter((entry) => 'webhookId' in entry && entry.webhookId === webhookId);

const idsReceived = () => receiver.received.map(({ headers }) => headers['webhook-id']);

describe('an event', () => {
  test('is sent in a signed message to every webhook that asks for it', async () => {
    const one = await hook('/un');
    const other = await hook('/deux');
    await hook('/autre', ['booking.cancelled']);
    const booking = await book();
    world.advance(1);
    await run();
    const received = receiver.received.toSorted((a, b) => a.path.localeCompare(b.path));
    expect(received.map(({ path }) => path)).toEqual(['/deux', '/un']);
    const [second, first] = received;
    if (!first || !second) throw new Error('Nothing was received.');
    const told = { type: 'booking.created', timestamp: '2026-11-23T13:00:00.000Z', data: booking };
    expect(verified(one.secret, first, world.kernel.clock())).toEqual(told);
    expect(verified(other.secret, second, world.kernel.clock())).toEqual(told);
    expect(first.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'user-agent': 'Comptoir-Webhooks/1',
      'webhook-timestamp': String((MONDAY_8H + 60_000) / 1000),
    });
    expect(first.headers['webhook-id']).not.toBe(second.headers['webhook-id']);
    expect(await owedOf(world)).toEqual([]);
  });

  test('of several that were booked at once is sent for each of them, which share a basket', async () => {
    await hook();
    const { slug, serviceId } = business;
    const site = `/public/sites/${slug}`;
    const body = { arrangement: 'in_a_row', parts: [{ serviceId }, { serviceId }] };
    const { offers } = await dataOf(world.call('POST', `${site}/offers`, { body }));
    const order = { offer: offers[0].offer, name: 'Ana Lévy', email: 'ana@example.org' };
    const { basketId, bookings } = await dataOf(world.call('POST', `${site}/baskets`, { body: order }));
    await run();
    const told = receiver.received.map(({ json: { type, data } }) => [type, data.bookingId, data.basketId]);
    const made = bookings.map(({ bookingId }: { bookingId: string }) => [
      'booking.created',
      bookingId,
      basketId,
    ]);
    expect(told.toSorted()).toEqual(made.toSorted());
  });

  test('verifies whatever part of a second has passed as it is sent', async () => {
    const { secret } = await hook();
    await book();
    world.setClock(MONDAY_8H + 700);
    await run();
    const [message] = receiver.received;
    if (!message) throw new Error('Nothing was received.');
    expect(() => verified(secret, message, world.kernel.clock())).not.toThrow();
    expect(message.headers['webhook-timestamp']).toBe(String(MONDAY_8H / 1000));
  });

  test('does not verify when a byte of it was changed, by another’s secret, or an hour later', async () => {
    const one = await hook('/un');
    const other = await hook('/deux', ['lead.created']);
    await book();
    await run();
    const [message] = receiver.received;
    if (!message) throw new Error('Nothing was received.');
    const now = world.kernel.clock();
    expect(() => verified(one.secret, message, now)).not.toThrow();
    const tampered = { ...message, body: message.body.replace('Ana', 'Eva') };
    expect(() => verified(one.secret, tampered, now)).toThrow('signature');
    const renamed = { ...message, headers: { ...message.headers, 'webhook-id': 'msg_other' } };
    expect(() => verified(one.secret, renamed, now)).toThrow('signature');
    expect(() => verified(other.secret, message, now)).toThrow('signature');
    expect(() => verified(one.secret, message, now + 3_600_000)).toThrow('too old');
  });

  test('is sent with the record as it is at that moment', async () => {
    await hook();
    const { bookingId } = await book();
    world.advance(1);
    const startAt = '2027-01-12T15:00:00.000Z';
    await staff('PATCH', `/v1/bookings/${bookingId}`, { startAt });
    await run();
    const told = receiver.received.map(({ json }) => [json.type, json.timestamp, json.data.startAt]);
    expect(told.toSorted()).toEqual([
      ['booking.created', '2026-11-23T13:00:00.000Z', startAt],
      ['booking.moved', '2026-11-23T13:01:00.000Z', startAt],
    ]);
  });

  test('of a lead is sent with the lead', async () => {
    await hook('/recu', ['lead.created']);
    const lead = await dataOf(staff('POST', '/v1/leads', { name: 'Luc Roy', email: 'luc@example.org' }));
    const tenantId = brandId<TenantId>(business.tenantId);
    const event = { tenantId, type: 'lead.created', subjectId: lead.leadId } as const;
    await world.kernel.table.attempt([pendingEvent(event, MONDAY_8H)]);
    await run();
    const about = receiver.received.filter(({ json }) => json.data.leadId === lead.leadId);
    expect(about.map(({ json }) => json.data)).toEqual([lead]);
  });

  test('that nobody asks for is taken out, and so is one of a business that is gone', async () => {
    await hook('/recu', ['booking.cancelled']);
    await book();
    const gone = brandId<TenantId>('01hzzzzzzzzzzzzzzzzzzzzzzz');
    const event = { tenantId: gone, type: 'booking.created', subjectId: 'nothing' } as const;
    await world.kernel.table.attempt([pendingEvent(event, MONDAY_8H)]);
    await run();
    expect([receiver.received, await owedOf(world)]).toEqual([[], []]);
  });

  test('about something that is gone by then is dropped without a call, and the log says so', async () => {
    const { webhookId } = await hook('/recu', ['lead.updated']);
    const tenantId = brandId<TenantId>(business.tenantId);
    const event = { tenantId, type: 'lead.updated', subjectId: 'erased' } as const;
    await world.kernel.table.attempt([pendingEvent(event, MONDAY_8H)]);
    await run();
    expect([receiver.received, await owedOf(world)]).toEqual([[], []]);
    expect(await logOf(world, business, webhookId)).toMatchObject([
      { status: 'dropped', failure: 'subject_gone', attempts: 0, subjectId: 'erased', lastAttemptAt: null },
    ]);
  });

  test('that lay there for more than a week is dropped and logged', async () => {
    await hook();
    await run();
    await book();
    world.setClock(MONDAY_8H + 7 * DAY_MS + 1);
    await run();
    expect([receiver.received, await owedOf(world)]).toEqual([[], []]);
    expect(world.logs.filter(({ level }) => level === 'error').map(({ message }) => message)).toEqual([
      'outbox entry dropped',
    ]);
  });
});

describe('what a webhook no longer asks for', () => {
  test.each([
    ['paused', { status: 'paused' }],
    ['changed to other events', { events: ['booking.cancelled'] }],
  ])('is not sent once it is %s, tried before or not', async (_, change) => {
    const { webhookId } = await hook();
    receiver.answerWith(() => 500);
    await book();
    await run();
    expect(receiver.received).toHaveLength(1);
    await dataOf(staff('PATCH', `/v1/webhooks/${webhookId}`, change));
    await book();
    world.advance(1);
    await run();
    expect(receiver.received).toHaveLength(1);
    expect(await logOf(world, business, webhookId)).toMatchObject([
      { status: 'dropped', failure: 'inactive', attempts: 1 },
    ]);
    expect(await owedOf(world)).toEqual([]);
  });

  test('is not sent once it is removed', async () => {
    const { webhookId } = await hook();
    receiver.answerWith(() => 500);
    await book();
    await run();
    await staff('DELETE', `/v1/webhooks/${webhookId}`);
    world.advance(1);
    await run();
    expect([receiver.received.length, await owedOf(world)]).toEqual([1, []]);
  });
});

describe('a call that fails', () => {
  test('is made again after five seconds, under the same id, and to that webhook alone', async () => {
    const good = await hook('/bon');
    const bad = await hook('/mauvais');
    receiver.answerWith(({ path }) => (path === '/bon' ? 204 : 500));
    const { bookingId } = await book();
    await run();
    expect(receiver.received.map(({ path }) => path).toSorted()).toEqual(['/bon', '/mauvais']);
    expect(await logOf(world, business, bad.webhookId)).toMatchObject([
      {
        status: 'retrying',
        attempts: 1,
        httpStatus: 500,
        failure: 'status',
        nextAttemptAt: '2026-11-23T13:00:05.000Z',
      },
    ]);
    receiver.answerWith(() => 200);
    world.setClock(MONDAY_8H + 4999);
    await run();
    expect(receiver.received).toHaveLength(2);
    world.setClock(MONDAY_8H + 5000);
    await run();
    await run();
    expect(receiver.received.map(({ path }) => path).slice(2)).toEqual(['/mauvais']);
    const ids = receiver.received
      .filter(({ path }) => path === '/mauvais')
      .map((one) => one.headers['webhook-id']);
    expect(new Set(ids).size).toBe(1);
    expect(await logOf(world, business, bad.webhookId)).toEqual([
      {
        messageId: ids[0],
        type: 'booking.created',
        subjectId: bookingId,
        status: 'delivered',
        attempts: 2,
        httpStatus: 200,
        failure: null,
        durationMs: expect.any(Number),
        at: '2026-11-23T13:00:00.000Z',
        lastAttemptAt: '2026-11-23T13:00:05.000Z',
        nextAttemptAt: null,
      },
    ]);
    expect(await logOf(world, business, good.webhookId)).toMatchObject([
      { status: 'delivered', attempts: 1 },
    ]);
    expect(await owedOf(world)).toEqual([]);
  });

  test('is made seven times over more than a day, then given up and logged', async () => {
    const { webhookId } = await hook();
    receiver.answerWith(() => 503);
    await book();
    const pauses: number[] = [];
    for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
      await run();
      expect(receiver.received).toHaveLength(attempt);
      const [entry] = await outboxOf(world);
      if (!entry) break;
      const dueAt = Date.parse(entry.sk.split('#')[0] ?? '');
      pauses.push((dueAt - world.kernel.clock()) / 1000);
      world.setClock(dueAt);
    }
    expect(pauses).toEqual([5, 60, 600, 3600, 21_600, 86_400]);
    expect(await owedOf(world)).toEqual([]);
    expect(await logOf(world, business, webhookId)).toMatchObject([
      { status: 'failed', attempts: 7, httpStatus: 503, failure: 'status', nextAttemptAt: null },
    ]);
    expect(world.logs.filter(({ level }) => level === 'warn')).toMatchObject([
      { message: 'webhook given up', fields: { tenantId: business.tenantId, webhookId, failure: 'status' } },
    ]);
    expect(await dataOf(staff('GET', `/v1/webhooks/${webhookId}`))).toMatchObject({ status: 'active' });
  });

  test('by a redirect goes nowhere else', async () => {
    const { webhookId } = await hook();
    receiver.answerWith(() => 302);
    await book();
    await run();
    expect(receiver.received).toHaveLength(1);
    expect(await logOf(world, business, webhookId)).toMatchObject([{ failure: 'redirect', httpStatus: 302 }]);
  });

  test('because the name leads into a private network is never made', async () => {
    const { webhookId } = await hook();
    const jobKernel = portsOf(world);
    const calls: string[] = [];
    const outcome: CallOutcome = { status: null, failure: 'address_refused', durationMs: 1 };
    await book();
    await deliverDue({
      ...jobKernel,
      send: async ({ url }) => {
        calls.push(url);
        return outcome;
      },
    });
    expect([calls.length, receiver.received]).toEqual([1, []]);
    expect(await logOf(world, business, webhookId)).toMatchObject([
      { status: 'retrying', httpStatus: null, failure: 'address_refused' },
    ]);
  });
});

describe('a webhook that is beyond help', () => {
  const state = async (webhookId: string) => dataOf(staff('GET', `/v1/webhooks/${webhookId}`));

  /** Lets one event run through all its attempts. */
  const exhaust = async () => {
    await book();
    for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
      await run();
      world.setClock(world.kernel.clock() + DAY_MS);
    }
  };

  test('is disabled at once when it answers 410, and says so', async () => {
    const { webhookId } = await hook();
    receiver.answerWith(() => 410);
    await book();
    await run();
    expect(await state(webhookId)).toMatchObject({ status: 'disabled', disabledReason: 'gone' });
    expect(await logOf(world, business, webhookId)).toMatchObject([{ status: 'failed', httpStatus: 410 }]);
    await book();
    await run();
    expect([receiver.received.length, await owedOf(world)]).toEqual([1, []]);
  });

  test('is disabled when five events in a row were given up, and works again once it is made active', async () => {
    const { webhookId } = await hook();
    receiver.answerWith(() => 500);
    for (let event = 1; event < MOST_GIVEN_UP; event += 1) await exhaust();
    expect(await state(webhookId)).toMatchObject({ status: 'active', disabledReason: null });
    await exhaust();
    expect(await state(webhookId)).toMatchObject({ status: 'disabled', disabledReason: 'failing' });
    const calls = receiver.received.length;
    expect(calls).toBe(MOST_GIVEN_UP * MOST_ATTEMPTS);
    await dataOf(staff('PATCH', `/v1/webhooks/${webhookId}`, { status: 'active' }));
    receiver.answerWith(() => 200);
    await book();
    await run();
    expect(receiver.received).toHaveLength(calls + 1);
    expect(await state(webhookId)).toMatchObject({ status: 'active', disabledReason: null });
  });

  test('is forgiven what was given up by one success', async () => {
    const { webhookId } = await hook();
    receiver.answerWith(() => 500);
    for (let event = 1; event < MOST_GIVEN_UP; event += 1) await exhaust();
    receiver.answerWith(() => 200);
    await book();
    await run();
    receiver.answerWith(() => 500);
    for (let event = 1; event < MOST_GIVEN_UP; event += 1) await exhaust();
    expect(await state(webhookId)).toMatchObject({ status: 'active' });
  });
});

describe('of several workers', () => {
  test('one delivers, however many run at once', async () => {
    await hook('/un');
    await hook('/deux');
    for (let n = 0; n < 10; n += 1) await book();
    await Promise.all([run(), run(), run(), run()]);
    await run();
    expect(idsReceived()).toHaveLength(20);
    expect(new Set(idsReceived()).size).toBe(20);
    expect(await owedOf(world)).toEqual([]);
  });

  test('one has an entry, and a queue’s worker asks again until its lease is over', async () => {
    await hook();
    await book();
    const jobKernel = portsOf(world);
    const [event] = await outboxOf(world);
    if (!event) throw new Error('Nothing is owed.');
    const shards = Array.from({ length: 8 }, (_, shard) => ({ shard, sk: event.sk }));
    const kinds = async () =>
      (await Promise.all(shards.map((place) => deliver(jobKernel, place)))).map(({ kind }) => kind);
    const dies = injectFaults(
      world.kernel.table,
      firstOnes(
        1,
        (sent) => isTransaction(sent) && mentions(event.eventId)(sent),
        () => ({ before: crash() }),
      ),
    );
    await expect(kinds()).rejects.toThrow('died');
    dies();
    expect((await kinds()).toSorted()).toEqual(['busy', ...Array.from({ length: 7 }, () => 'gone')]);
    const place = { shard: (await kinds()).indexOf('busy'), sk: event.sk };
    await expect(deliverQueued(jobKernel, place)).rejects.toThrow(EntryBusy);
    world.setClock(MONDAY_8H + LEASE_MS - 1);
    await expect(deliverQueued(jobKernel, place)).rejects.toThrow(EntryBusy);
    world.setClock(MONDAY_8H + LEASE_MS);
    expect(await deliverQueued(jobKernel, place)).toEqual({ kind: 'fanned_out' });
    expect(await deliverQueued(jobKernel, place)).toEqual({ kind: 'gone' });
  });

  test('one that dies between the call and its end is followed by another, with the same id', async () => {
    const hooked = await hook();
    await book();
    const dies = injectFaults(
      world.kernel.table,
      firstOnes(
        1,
        (sent) => isTransaction(sent) && mentions('DELIVERY#')(sent),
        () => ({ before: crash() }),
      ),
    );
    await run();
    dies();
    expect(receiver.received).toHaveLength(1);
    expect(await pendingFor(hooked)).toHaveLength(1);
    await run();
    expect(receiver.received).toHaveLength(1);
    world.setClock(MONDAY_8H + LEASE_MS);
    await run();
    expect(receiver.received).toHaveLength(2);
    expect(new Set(idsReceived()).size).toBe(1);
    expect(await logOf(world, business, hooked.webhookId)).toMatchObject([
      { status: 'delivered', attempts: 1 },
    ]);
    expect(await owedOf(world)).toEqual([]);
  });

  test('one whose lease ran out while it called leaves the entry to the worker that took over', async () => {
    const hooked = await hook();
    await book();
    const jobKernel = portsOf(world);
    const slow = deliverDue({
      ...jobKernel,
      send: async (outgoing) => {
        const outcome = await jobKernel.send(outgoing);
        world.setClock(MONDAY_8H + LEASE_MS);
        await run();
        return outcome;
      },
    });
    await slow;
    expect(new Set(idsReceived()).size).toBe(1);
    expect(await logOf(world, business, hooked.webhookId)).toMatchObject([{ status: 'delivered' }]);
    expect(await owedOf(world)).toEqual([]);
  });
});

describe('a receiver that never answers', () => {
  test('does not hold up another’s events, nor another business’s', async () => {
    await hook('/lent');
    await hook('/vif');
    const other = await openBusiness(world);
    await addWebhook(world, other, { url: `${receiver.origin}/voisin`, events: ['booking.created'] });
    let release: (status: number) => void = () => undefined;
    const never = new Promise<number>((done) => {
      release = done;
    });
    let othersAreTold: () => void = () => undefined;
    const others = new Promise<void>((done) => {
      othersAreTold = done;
    });
    receiver.answerWith(({ path }) => {
      if (path === '/lent') return never;
      if (receiver.received.filter((one) => one.path !== '/lent').length === 9) othersAreTold();
      return 204;
    });
    for (let n = 0; n < 6; n += 1) await book();
    for (const startAt of ['2027-01-05T15:00:00Z', '2027-01-06T15:00:00Z', '2027-01-07T15:00:00Z']) {
      const body = { serviceId: other.serviceId, startAt, name: 'Voisine' };
      await dataOf(world.call('POST', '/v1/bookings', { token: other.owner.token, body }));
    }
    const running = run();
    await others;
    release(204);
    await running;
    expect(receiver.received).toHaveLength(15);
  });
});

describe('a failure that nobody foresaw', () => {
  test('is logged, and holds up none of the others', async () => {
    const other = await openBusiness(world);
    await addWebhook(world, other, { url: `${receiver.origin}/voisin`, events: ['booking.created'] });
    await hook();
    await run();
    await book();
    const body = { serviceId: other.serviceId, startAt: '2027-01-05T15:00:00Z', name: 'Voisine' };
    await dataOf(world.call('POST', '/v1/bookings', { token: other.owner.token, body }));
    const stop = injectFaults(world.kernel.table, (sent) =>
      isTransaction(sent) && mentions(business.tenantId)(sent) ? { before: crash() } : undefined,
    );
    await run();
    stop();
    expect(receiver.received.map(({ path }) => path)).toEqual(['/voisin']);
    expect(world.logs.filter(({ level }) => level === 'error')).toMatchObject([
      { message: 'message failed', fields: { attempt: '1' } },
    ]);
  });

  test('is tried again once the entry’s lease is over, and nothing is lost', async () => {
    await hook();
    for (let n = 0; n < 6; n += 1) await book();
    const stop = injectFaults(world.kernel.table, (sent) =>
      isTransaction(sent) && mentions(business.tenantId)(sent) ? { before: crash() } : undefined,
    );
    await run();
    stop();
    expect(receiver.received).toEqual([]);
    world.setClock(MONDAY_8H + LEASE_MS);
    await run();
    expect(new Set(idsReceived()).size).toBe(6);
  });
});
