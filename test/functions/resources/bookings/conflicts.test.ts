import { ThrottlingException, TransactionConflictException } from '@aws-sdk/client-dynamodb';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { minuteOf } from '../../../../functions/agenda/time.ts';
import { raceRetry } from '../../../../functions/kernel/table/retry.ts';
import { getService } from '../../../../functions/records/service-store.ts';
import { getTenant } from '../../../../functions/records/tenants/tenant-store.ts';
import { bookSlot } from '../../../../functions/resources/bookings/book-slot.ts';
import type { Order } from '../../../../functions/resources/bookings/order.ts';
import { brandId, type TenantId } from '../../../../shared/domain/ids.ts';
import { type Business, MONDAY_8H, openBusiness, openWorld, type World } from '../../../support/world.ts';
import {
  CONTENTION,
  type Fault,
  type FaultFor,
  firstOnes,
  injectFaults,
  isTransaction,
  lostReply,
  mentions,
} from './faults.ts';
import { businessRows, expectAgreement, recordsOf } from './records.ts';
import { anotherProcess, offered, patient, slotAt, tally, visit } from './visitors.ts';

let world: World;
let business: Business;
beforeEach(async () => {
  world = await openWorld();
  business = await openBusiness(world);
});
afterEach(() => world.stop());

const faulty = (faultFor: FaultFor) => injectFaults(world.kernel.table, faultFor);

/** A conflict that every transaction meets. */
const said = { message: 'injected', $metadata: {} };
const conflict = new TransactionConflictException(said);
const throttled = new ThrottlingException(said);
const alwaysConflict: FaultFor = (sent) => (isTransaction(sent) ? { before: conflict } : undefined);

/** A retry that never really waits: its clock is moved by its own pauses. */
const unhurried = (deadlineMs = 4000) => {
  let now = 0;
  const pauses: number[] = [];
  const sleep = async (ms: number) => {
    pauses.push(ms);
    now += ms;
  };
  return { pauses, policy: { ...raceRetry, deadlineMs, sleep, elapsed: () => now } };
};

const orderFor = async (startAt: string, who = 'marie'): Promise<Order> => ({
  bookingId: `booking-of-${who}`,
  newLeadId: `lead-of-${who}`,
  start: minuteOf(startAt) ?? 0,
  service: await getService(world.kernel.table, brandId<TenantId>(business.tenantId), business.serviceId),
  name: who,
  contact: { email: `${who}@example.com`, phone: null },
  note: null,
  language: 'fr',
  source: 'form',
  byHand: false,
  now: MONDAY_8H,
});

const tenant = () => getTenant(world.kernel.table, brandId<TenantId>(business.tenantId));

describe('a booking that meets contention', () => {
  test.each(Object.entries(CONTENTION))('%s is tried again until it succeeds', async (_name, error) => {
    const slot = await slotAt(world, business);
    const heal = faulty(firstOnes(4, isTransaction, () => ({ before: error() })));
    const answer = await visit(world.call, business, { who: 1, slotId: slot.slotId });
    heal();
    expect(answer.status).toBe(201);
    const records = await recordsOf(world, business.tenantId);
    expectAgreement(records);
    expect(records.bookings).toHaveLength(1);
  });

  test('a throttled read on the way is tried again just the same', async () => {
    const slot = await slotAt(world, business);
    const heal = faulty(firstOnes(4, mentions('AGENDA#main#'), () => ({ before: throttled })));
    const answer = await visit(world.call, business, { who: 1, slotId: slot.slotId });
    heal();
    expect(answer.status).toBe(201);
  });

  test('pauses are drawn anew between 5 and 120 ms until four seconds have gone', async () => {
    const slot = await slotAt(world, business);
    const { pauses, policy } = unhurried();
    const heal = faulty(alwaysConflict);
    const outcome = await bookSlot(world.kernel, await tenant(), await orderFor(slot.startAt), policy);
    heal();
    expect(outcome).toEqual({ kind: 'busy' });
    for (const pause of pauses) {
      expect(pause).toBeGreaterThanOrEqual(5);
      expect(pause).toBeLessThanOrEqual(120);
    }
    expect(new Set(pauses).size).toBeGreaterThan(pauses.length / 2);
    expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBeGreaterThan(4000 - 120);
  });

  test('without end it is 503 busy with Retry-After; nothing is written and the same key works later', async () => {
    const slot = await slotAt(world, business);
    const before = await businessRows(world);
    const heal = faulty(alwaysConflict);
    const refused = await visit(world.call, business, { who: 1, slotId: slot.slotId, key: 'once' });
    heal();
    expect(refused.status).toBe(503);
    expect(refused.json.error.code).toBe('busy');
    expect(refused.headers['retry-after']).toBe('1');
    expect(await businessRows(world)).toEqual(before);

    const again = await visit(world.call, business, { who: 1, slotId: slot.slotId, key: 'once' });
    expect(again.status).toBe(201);
    expect((await recordsOf(world, business.tenantId)).bookings).toHaveLength(1);
  });

  test('at the deadline a time that is gone by now is refused with alternatives, not called busy', async () => {
    const slot = await slotAt(world, business);
    const rival = anotherProcess(world);
    let rivals = 0;
    const heal = faulty(async (sent): Promise<Fault | undefined> => {
      if (!isTransaction(sent) || !mentions('booking-of-marie')(sent)) return undefined;
      rivals += (await visit(rival, business, { who: 2, slotId: slot.slotId })).status === 201 ? 1 : 0;
      return { before: conflict };
    });
    const { policy } = unhurried(0);
    const outcome = await bookSlot(world.kernel, await tenant(), await orderFor(slot.startAt), policy);
    heal();
    expect(rivals).toBe(1);
    expect(outcome).toMatchObject({ kind: 'refused', reason: 'taken' });
    expect(outcome.kind === 'refused' ? outcome.alternatives : []).toHaveLength(3);
  });

  test('at the deadline a booking whose reply was lost is found and answered', async () => {
    const slot = await slotAt(world, business);
    const heal = faulty((sent) => (isTransaction(sent) ? { after: lostReply() } : undefined));
    const { policy } = unhurried(0);
    const outcome = await bookSlot(world.kernel, await tenant(), await orderFor(slot.startAt), policy);
    heal();
    expect(outcome).toMatchObject({ kind: 'booked', booking: { bookingId: 'booking-of-marie' } });
  });

  test('two who lose the day to a third book at once where there is still room', async () => {
    const spacious = await openBusiness(world, { capacity: 3 });
    const slot = await slotAt(world, spacious);
    const processes = [world.call, anotherProcess(world), anotherProcess(world)];
    const answers = await Promise.all(
      processes.map((call, who) => visit(patient(call), spacious, { who, slotId: slot.slotId })),
    );
    expect(tally(answers)).toEqual({ '201': 3 });
    expectAgreement(await recordsOf(world, spacious.tenantId));
  });
});

describe('a reply that is lost after the commit', () => {
  test.each([1, 3, 5])('%i times: the same booking is answered, and there is exactly one', async (times) => {
    const slot = await slotAt(world, business);
    const heal = faulty(firstOnes(times, isTransaction, () => ({ after: lostReply() })));
    const answer = await visit(world.call, business, { who: 1, slotId: slot.slotId });
    heal();
    expect(answer.status).toBe(201);
    const records = await recordsOf(world, business.tenantId);
    expectAgreement(records);
    expect(records.bookings.map(({ bookingId }) => bookingId)).toEqual([answer.json.data.bookingId]);
    expect(records.leads).toHaveLength(1);
    expect(records.references).toHaveLength(1);
  });

  test('on the wire: the SDK asks again under the same token, and is told that it is done', async () => {
    const slot = await slotAt(world, business);
    const lost = firstOnes(1, isTransaction, () => ({ after: lostReply() }));
    const heal = injectFaults(world.kernel.table, lost, 'beneath');
    const answer = await visit(world.call, business, { who: 1, slotId: slot.slotId });
    heal();
    expect(answer.status).toBe(201);
    expectAgreement(await recordsOf(world, business.tenantId));
  });

  test('of a cancellation: it is cancelled, and its time is free once', async () => {
    const { token } = business.owner;
    const slot = await slotAt(world, business);
    const booked = await visit(world.call, business, { who: 1, slotId: slot.slotId });
    const heal = faulty(firstOnes(3, isTransaction, () => ({ after: lostReply() })));
    const answer = await world.call('DELETE', `/v1/bookings/${booked.json.data.bookingId}`, { token });
    heal();
    expect(answer.status).toBe(204);
    expectAgreement(await recordsOf(world, business.tenantId));
    expect((await slotAt(world, business)).startAt).toBe(slot.startAt);
  });

  test('of a move: it is where it was moved to, and nowhere else', async () => {
    const { token } = business.owner;
    const [slot, later] = await offered(world, business);
    const booked = await visit(world.call, business, { who: 1, slotId: slot?.slotId ?? '' });
    const heal = faulty(firstOnes(3, isTransaction, () => ({ after: lostReply() })));
    const answer = await world.call('PATCH', `/v1/bookings/${booked.json.data.bookingId}`, {
      token,
      body: { startAt: later?.startAt },
    });
    heal();
    expect(answer.status).toBe(200);
    expect(answer.json.data.startAt).toBe(later?.startAt);
    expectAgreement(await recordsOf(world, business.tenantId));
  });
});

describe('cancelling, moving and marking under contention', () => {
  test.each(Object.entries(CONTENTION))('%s is tried again for each of them', async (_name, error) => {
    const { token } = business.owner;
    const [slot, later] = await offered(world, business);
    const booked = await visit(world.call, business, { who: 1, slotId: slot?.slotId ?? '' });
    const path = `/v1/bookings/${booked.json.data.bookingId}`;
    const twice = () => faulty(firstOnes(2, isTransaction, () => ({ before: error() })));

    let heal = twice();
    expect((await world.call('PATCH', path, { token, body: { startAt: later?.startAt } })).status).toBe(200);
    heal();
    heal = twice();
    expect((await world.call('DELETE', path, { token })).status).toBe(204);
    heal();
    expectAgreement(await recordsOf(world, business.tenantId));
  });

  test('marking an appointment from two windows at once, or with a lost reply, is done once and said twice', async () => {
    const { token } = business.owner;
    const slot = await slotAt(world, business);
    const booked = await visit(world.call, business, { who: 1, slotId: slot.slotId });
    const path = `/v1/bookings/${booked.json.data.bookingId}`;
    const mark = () => world.call('PATCH', path, { token, body: { status: 'attended' } });
    world.setClock(Date.parse(slot.startAt));
    const answers = await Promise.all([mark(), mark(), mark()]);
    expect(tally(answers)).toEqual({ '200': 3 });

    await world.call('PATCH', path, { token, body: { status: 'confirmed' } });
    const heal = faulty(
      firstOnes(
        1,
        ({ command }) => command === 'UpdateItemCommand',
        () => ({ after: lostReply() }),
      ),
    );
    expect((await mark()).json.data.status).toBe('attended');
    heal();
  });
});
