import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { markAtStart } from '../../../../support/mark-booking.ts';
import { regenerateTenant } from '../../../../support/under-role.ts';
import {
  type Answer,
  type Business,
  openBusiness,
  openWorld,
  type World,
} from '../../../../support/world.ts';
import { tenantOf } from '../../slots/agenda.ts';
import { expectAgreement, expectNeverOverbooked, recordsOf } from '../records.ts';
import { anotherProcess, type Call, offered, slotAt, tally, visit } from '../visitors.ts';

let world: World;
let business: Business;
beforeEach(async () => {
  world = await openWorld();
  business = await openBusiness(world);
});
afterEach(() => world.stop());

const records = () => recordsOf(world, business.tenantId);

const cancel = (id: string, call: Call = world.call): Promise<Answer> =>
  call('DELETE', `/v1/bookings/${id}`, { token: business.owner.token });

const book = async (who: number, position = 0) => {
  const slot = await slotAt(world, business, position);
  const answer = await visit(world.call, business, { who, slotId: slot.slotId });
  return { ...slot, bookingId: String(answer.json.data.bookingId) };
};

describe('cancelling', () => {
  test('frees the time at once, and it is offered again', async () => {
    const before = (await offered(world, business)).map(({ startAt }) => startAt);
    const { bookingId, startAt } = await book(1);
    expect((await offered(world, business)).map((slot) => slot.startAt)).not.toContain(startAt);
    expect((await cancel(bookingId)).status).toBe(204);
    expect((await offered(world, business)).map((slot) => slot.startAt)).toEqual(before);
    expectAgreement(await records());
  });

  test('keeps the booking among the cancelled ones, with its lead', async () => {
    const { bookingId } = await book(1);
    await cancel(bookingId);
    const { token } = business.owner;
    const active = await world.call('GET', '/v1/bookings', { token });
    const cancelled = await world.call('GET', '/v1/bookings?status=cancelled', { token });
    expect(active.json.data.bookings).toEqual([]);
    expect(cancelled.json.data.bookings).toMatchObject([{ bookingId, status: 'cancelled' }]);
    expect((await records()).leads).toHaveLength(1);
  });

  test('twice is 204 twice and frees once: whoever has the time by then keeps it', async () => {
    const { bookingId, slotId } = await book(1);
    await cancel(bookingId);
    const next = await visit(world.call, business, { who: 2, slotId });
    expect((await cancel(bookingId)).status).toBe(204);
    expect(next.status).toBe(201);
    const after = await records();
    expectAgreement(after);
    expect(after.bookings.filter(({ status }) => status === 'confirmed')).toHaveLength(1);
  });

  test('from many hands at once is 204 for each of them', async () => {
    const { bookingId } = await book(1);
    const calls = [world.call, anotherProcess(world), anotherProcess(world)];
    const answers = await Promise.all(
      Array.from({ length: 21 }, (_, n) => cancel(bookingId, calls[n % calls.length])),
    );
    expect(tally(answers)).toEqual({ '204': 21 });
    expectAgreement(await records());
  });

  test.each(['attended', 'no_show'] as const)(
    'one marked %s is refused as closed and keeps its time',
    async (status) => {
      const { bookingId } = await book(1);
      await markAtStart(world, business.owner.token, bookingId, status);
      const answer = await cancel(bookingId);
      expect([answer.status, answer.json.error.code]).toEqual([409, 'booking_closed']);
      expectAgreement(await records());
    },
  );

  test('another business’s booking is 404, the same as one that never was', async () => {
    const { bookingId } = await book(1);
    const other = await openBusiness(world);
    const { token } = other.owner;
    const foreign = await world.call('DELETE', `/v1/bookings/${bookingId}`, { token });
    const unknown = await world.call('DELETE', '/v1/bookings/never-was', { token });
    expect(foreign.status).toBe(404);
    expect(foreign.text).toBe(unknown.text);
    expectAgreement(await records());
  });

  test('frees both days of a booking across midnight UTC', async () => {
    const body = { serviceId: business.serviceId, startAt: '2026-11-24T23:30:00.000Z', name: 'Marie' };
    const { token } = business.owner;
    const { bookingId } = (await world.call('POST', '/v1/bookings', { token, body })).json.data;
    const held = (await records()).days.filter(({ busy }) => busy.length > 0);
    expect(held.map(({ date }) => date)).toEqual(['2026-11-24', '2026-11-25']);
    await cancel(bookingId);
    expectAgreement(await records());
    expect((await world.call('POST', '/v1/bookings', { token, body })).status).toBe(201);
  });

  test('interleaved with bookings and regeneration never books twice nor frees what is another’s', async () => {
    const elsewhere = anotherProcess(world);
    const { slotId, ...first } = await book(0);
    let holder = first.bookingId;
    for (let round = 1; round <= 12; round++) {
      const asking = [1, 2, 3, 4].map((n) =>
        visit(n % 2 ? elsewhere : world.call, business, { who: round * 10 + n, slotId }),
      );
      const cancelling = cancel(holder);
      await regenerateTenant(
        world.kernel.table,
        await tenantOf(world, business.tenantId),
        world.kernel.clock(),
      );
      expect((await cancelling).status).toBe(204);
      const after = await records();
      const answers = await Promise.all(asking);
      const winners = answers.filter(({ status }) => status === 201);
      expect(tally(answers)['409 slot_taken'] ?? 0).toBe(4 - winners.length);
      expect(winners.length).toBeLessThanOrEqual(1);
      expectNeverOverbooked(after);
      expectAgreement(await records());
      const next = winners[0] ?? (await visit(world.call, business, { who: round * 10, slotId }));
      holder = next.json.data.bookingId;
    }
  });
});
