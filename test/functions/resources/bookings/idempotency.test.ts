import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type Answer, type Business, openBusiness, openWorld, type World } from '../../../support/world.ts';
import { expireLocks } from '../../manifest/effects.ts';
import { crash, injectFaults, mentions } from './faults.ts';
import { businessRows, expectAgreement, recordsOf } from './records.ts';
import { addressOf, anotherProcess, offered, slotAt, tally, visit } from './visitors.ts';

const AT_ONCE = 100;

let world: World;
let business: Business;
beforeEach(async () => {
  world = await openWorld();
  business = await openBusiness(world, { capacity: 5 });
});
afterEach(() => world.stop());

const records = () => recordsOf(world, business.tenantId);

/** Everybody was told of one and the same booking, or to wait for it. */
const expectOne = async (answers: readonly Answer[]) => {
  const told = answers.filter(({ status }) => status === 201).map(({ json }) => json.data.bookingId);
  expect(new Set(told).size).toBe(1);
  for (const { status, json, headers } of answers) {
    if (status === 201) continue;
    expect([status, json.error.code]).toEqual([409, 'in_progress']);
    expect(headers['retry-after']).toBe('1');
  }
  const after = await records();
  expectAgreement(after);
  expect(after.bookings.map(({ bookingId }) => bookingId)).toEqual([told[0]]);
  expect(after.leads).toHaveLength(1);
};

describe('the same key and body, a hundred times at once', () => {
  test('make one booking for a visitor; the others replay it or are told that it is in progress', async () => {
    const { slotId } = await slotAt(world, business);
    const calls = [world.call, anotherProcess(world), anotherProcess(world)];
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, n) =>
        visit(calls[n % calls.length] ?? world.call, business, { who: 1, slotId, key: 'same' }),
      ),
    );
    await expectOne(answers);
    const replay = await visit(world.call, business, { who: 1, slotId, key: 'same' });
    expect(replay.status).toBe(201);
    expect(replay.headers['idempotency-replayed']).toBe('true');
    expect(replay.json).toEqual(answers.find(({ status }) => status === 201)?.json);
  });

  test('make one booking for staff', async () => {
    const { token } = business.owner;
    const { startAt } = await slotAt(world, business);
    const body = { serviceId: business.serviceId, startAt, name: 'Marie', email: 'marie@example.com' };
    const ask = () => world.call('POST', '/v1/bookings', { token, key: 'same', body });
    await expectOne(await Promise.all(Array.from({ length: AT_ONCE }, ask)));
    const replay = await ask();
    expect(replay.headers['idempotency-replayed']).toBe('true');
    expect(replay.json.data).toMatchObject({ leadName: 'Marie', startAt });
  });
});

describe('a process that dies between the booking and its record', () => {
  const dyingOnce = async (slotId: string) => {
    const heal = injectFaults(world.kernel.table, (sent) =>
      sent.command === 'UpdateItemCommand' && mentions('IDEMPOTENCY#')(sent)
        ? { before: crash() }
        : undefined,
    );
    const answer = await visit(world.call, business, { who: 1, slotId, key: 'same' });
    heal();
    return answer;
  };

  test('has booked; the same request finds its own effect and books nothing else', async () => {
    const { slotId, startAt } = await slotAt(world, business);
    expect((await dyingOnce(slotId)).status).toBe(503);
    const [booking] = (await records()).bookings;

    const tooSoon = await visit(world.call, business, { who: 1, slotId, key: 'same' });
    expect([tooSoon.status, tooSoon.json.error.code]).toEqual([409, 'in_progress']);
    await expireLocks(world);
    const replay = await visit(world.call, business, { who: 1, slotId, key: 'same' });
    expect(replay.status).toBe(201);
    expect(replay.json.data).toMatchObject({ bookingId: booking?.bookingId, startAt });
    const after = await records();
    expectAgreement(after);
    expect(after.bookings).toHaveLength(1);
  });

  test('has booked even when others have filled the time since', async () => {
    const { slotId } = await slotAt(world, business);
    await dyingOnce(slotId);
    const others = await Promise.all([2, 3, 4, 5].map((who) => visit(world.call, business, { who, slotId })));
    expect(tally(others)).toEqual({ '201': 4 });
    await expireLocks(world);
    expect((await visit(world.call, business, { who: 1, slotId, key: 'same' })).status).toBe(201);
    expect((await visit(world.call, business, { who: 6, slotId })).status).toBe(409);
    expect((await records()).bookings).toHaveLength(5);
  });
});

describe('a key', () => {
  test('with another body is 422 idempotency_mismatch, and nothing is written', async () => {
    const [first, second] = await offered(world, business);
    await visit(world.call, business, { who: 1, slotId: first?.slotId ?? '', key: 'same' });
    const before = await businessRows(world);
    const answer = await visit(world.call, business, { who: 1, slotId: second?.slotId ?? '', key: 'same' });
    expect([answer.status, answer.json.error.code]).toEqual([422, 'idempotency_mismatch']);
    expect(await businessRows(world)).toEqual(before);
  });

  test('of a refused request is free again: the refusal is not replayed when there is room', async () => {
    const alone = await openBusiness(world, { capacity: 1 });
    const { slotId } = await slotAt(world, alone);
    const first = await visit(world.call, alone, { who: 1, slotId });
    expect((await visit(world.call, alone, { who: 2, slotId, key: 'mine' })).status).toBe(409);
    const path = `/v1/bookings/${first.json.data.bookingId}`;
    await world.call('DELETE', path, { token: alone.owner.token });
    expect((await visit(world.call, alone, { who: 2, slotId, key: 'mine' })).status).toBe(201);
  });

  test('is one business’s own: the same at two businesses makes two bookings', async () => {
    const other = await openBusiness(world);
    const answers = [
      await visit(world.call, business, { who: 1, slotId: (await slotAt(world, business)).slotId, key: 'k' }),
      await visit(world.call, other, { who: 1, slotId: (await slotAt(world, other)).slotId, key: 'k' }),
    ];
    expect(tally(answers)).toEqual({ '201': 2 });
    expect(answers[0]?.json.data.bookingId).not.toBe(answers[1]?.json.data.bookingId);
  });

  test('replayed after a cancellation answers the booking as it is now, and books nothing', async () => {
    const { slotId } = await slotAt(world, business);
    const ask = () => visit(world.call, business, { who: 1, slotId, key: 'same' });
    const first = await ask();
    await world.call('DELETE', `/v1/bookings/${first.json.data.bookingId}`, { token: business.owner.token });
    const replay = await ask();
    expect(replay.json.data).toMatchObject({ bookingId: first.json.data.bookingId, status: 'cancelled' });
    expect((await records()).bookings).toHaveLength(1);
  });
});

describe('the same person at the same time without a key', () => {
  const ask = (slotId: string, body: Readonly<Record<string, unknown>> = {}, address = 0) =>
    world.call('POST', `/public/sites/${business.slug}/bookings`, {
      viewer: addressOf(address),
      body: {
        slotId,
        serviceId: business.serviceId,
        name: 'Marie Roy',
        email: 'marie@example.com',
        ...body,
      },
    });

  test('has it once, after or at once, in whatever letters the e-mail is written', async () => {
    const { slotId } = await slotAt(world, business);
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => ask(slotId, {}, n)));
    answers.push(await ask(slotId, { email: 'Marie@Example.com', name: 'marie roy' }, 21));
    expect(tally(answers)).toEqual({ '201': 1, '409 slot_taken': 20 });
    const after = await records();
    expectAgreement(after);
    expect(after.bookings).toHaveLength(1);
    expect(after.leads).toHaveLength(1);
  });

  test('is told the same booking where a member asks, who may read it anyhow', async () => {
    const slot = await slotAt(world, business);
    const first = (await ask(slot.slotId)).json.data;
    const { token } = business.owner;
    const { serviceId } = business;
    const body = { serviceId, startAt: slot.startAt, name: 'Marie Roy', email: 'marie@example.com' };
    const again = await world.call('POST', '/v1/bookings', { token, body });
    expect([again.status, again.json.data.bookingId]).toEqual([201, first.bookingId]);
    expect((await records()).bookings).toHaveLength(1);
  });

  test('two people who share an address by e-mail may both come', async () => {
    const { slotId } = await slotAt(world, business);
    const answers = await Promise.all([ask(slotId), ask(slotId, { name: 'Paul Roy' }, 1)]);
    expect(tally(answers)).toEqual({ '201': 2 });
    const after = await records();
    expectAgreement(after);
    expect(after.bookings).toHaveLength(2);
    expect(after.leads).toHaveLength(1);
  });

  test('may book again what was cancelled, and what was moved away', async () => {
    const { token } = business.owner;
    const [slot, later] = await offered(world, business);
    const slotId = slot?.slotId ?? '';
    const first = (await ask(slotId)).json.data;
    await world.call('DELETE', `/v1/bookings/${first.bookingId}`, { token });
    const second = (await ask(slotId)).json.data;
    expect(second.bookingId).not.toBe(first.bookingId);

    await world.call('PATCH', `/v1/bookings/${second.bookingId}`, {
      token,
      body: { startAt: later?.startAt },
    });
    const third = (await ask(slotId)).json.data;
    expect([first.bookingId, second.bookingId]).not.toContain(third.bookingId);
    expect((await ask(later?.slotId ?? '')).json.error.code).toBe('slot_taken');
    expectAgreement(await records());
  });
});
