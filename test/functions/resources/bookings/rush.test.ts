import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { PublicSlot } from '../../../../shared/schemas/slot.ts';
import { sizes } from '../../../support/seeded.ts';
import { regenerateTenant } from '../../../support/under-role.ts';
import { type Answer, type Business, openBusiness, openWorld, type World } from '../../../support/world.ts';
import { tenantOf } from '../slots/agenda.ts';
import { expectAgreement, expectNeverOverbooked, recordsOf } from './records.ts';
import { anotherProcess, type Call, offered, patient, slotAt, tally, visit } from './visitors.ts';

/** A full run's crowds are of five hundred: fewer meet at every step already, and lose no differently. */
const CROWD = sizes.isFull ? 500 : 100;
const SMALL_CROWD = sizes.isFull ? 500 : 50;

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.stop());

const crowd = (
  size: number,
  business: Business,
  slot: PublicSlot,
  calls: readonly Call[],
): Promise<Answer[]> =>
  Promise.all(
    Array.from({ length: size }, (_, who) => {
      const call = calls[who % calls.length] ?? world.call;
      return visit(patient(call), business, { who, slotId: slot.slotId });
    }),
  );

/** Exactly as many as there is room for have it, on paper everywhere; the others know where else there is room. */
const expectExactly = async (capacity: number, business: Business, slot: PublicSlot, answers: Answer[]) => {
  expect(tally(answers)).toEqual({ '201': capacity, '409 slot_taken': answers.length - capacity });
  const booked = answers.filter(({ status }) => status === 201).map(({ json }) => json.data);
  for (const booking of booked) expect(booking).toMatchObject({ startAt: slot.startAt, status: 'confirmed' });

  const records = await recordsOf(world, business.tenantId);
  expectAgreement(records);
  expectNeverOverbooked(records);
  expect(records.bookings.map(({ bookingId }) => bookingId).sort()).toEqual(
    booked.map(({ bookingId }) => bookingId).sort(),
  );
  expect(records.leads.map(({ leadId }) => leadId).sort()).toEqual(
    records.bookings.map(({ leadId }) => leadId).sort(),
  );
  expect(records.contacts).toHaveLength(capacity);
  expect(records.references).toHaveLength(capacity);

  const free = (await offered(world, business)).map(({ startAt }) => startAt);
  expect(free).not.toContain(slot.startAt);
  for (const { status, json } of answers) {
    if (status !== 409) continue;
    expect(json.error.alternatives).toHaveLength(3);
    for (const { startAt } of json.error.alternatives) expect(free).toContain(startAt);
  }
};

/** Changes the rules without changing what they offer, and regenerates by every way there is, until told to stop. */
const restless = async (business: Business, isOver: () => boolean): Promise<readonly number[]> => {
  const { token } = business.owner;
  const windows = (await world.call('GET', '/v1/availability', { token })).json.data.windows;
  const statuses: number[] = [];
  for (let round = 0; !isOver(); round++) {
    const { availabilityId, capacity } = windows[round % windows.length];
    const patched = await world.call('PATCH', `/v1/availability/${availabilityId}`, {
      token,
      body: { capacity },
    });
    const generated = await world.call('POST', '/v1/slots/generate', { token, body: {} });
    await regenerateTenant(
      world.kernel.table,
      await tenantOf(world, business.tenantId),
      world.kernel.clock(),
    );
    statuses.push(patched.status, generated.status);
  }
  return statuses;
};

describe('a crowd of people asks for the same time at once', () => {
  test.each([1, 5])(
    'exactly %i have it, the others are refused with free times near it',
    async (capacity) => {
      const business = await openBusiness(world, { capacity });
      const slot = await slotAt(world, business, 2);
      const answers = await crowd(CROWD, business, slot, [world.call]);
      await expectExactly(capacity, business, slot, answers);
    },
  );

  test('the same when twenty processes serve them that share nothing but the database', async () => {
    const business = await openBusiness(world, { capacity: 5 });
    const slot = await slotAt(world, business, 2);
    const processes = Array.from({ length: 20 }, () => anotherProcess(world));
    const answers = await crowd(SMALL_CROWD, business, slot, processes);
    await expectExactly(5, business, slot, answers);
  });

  test.each([1, 5])(
    'the same while rules change and slots are regenerated all the time: %i',
    async (capacity) => {
      const business = await openBusiness(world, { capacity });
      const slot = await slotAt(world, business, 2);
      let isOver = false;
      const regenerating = restless(business, () => isOver);
      const answers = await crowd(SMALL_CROWD, business, slot, [world.call, anotherProcess(world)]);
      isOver = true;
      const statuses = await regenerating;
      expect(new Set(statuses)).toEqual(new Set([200]));
      await expectExactly(capacity, business, slot, answers);
    },
  );
});
