import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type Business, openBusiness, openWorld, type World } from '../../../support/world.ts';
import { CONTENTION, firstOnes, injectFaults, isTransaction, lostReply } from '../bookings/faults.ts';
import { offered, tally } from '../bookings/visitors.ts';
import { cleanRun, storedRun, tenantOf } from './agenda.ts';

let world: World;
let business: Business;
let token: string;
beforeEach(async () => {
  world = await openWorld();
  business = await openBusiness(world);
  token = business.owner.token;
});
afterEach(() => world.stop());

const MONDAY_NOON = { dayOfWeek: 1, startTime: '12:00', endTime: '13:00' };

const windows = async () => (await world.call('GET', '/v1/availability', { token })).json.data.windows;
const create = (body: object = MONDAY_NOON) => world.call('POST', '/v1/availability', { token, body });

describe('a change of windows', () => {
  test('raises the rules version with it, and the next reader sees it', async () => {
    const before = await tenantOf(world, business.tenantId);
    const [monday] = await windows();
    await world.call('PATCH', `/v1/availability/${monday.availabilityId}`, {
      token,
      body: { active: false },
    });
    const after = await tenantOf(world, business.tenantId);
    expect(after.rulesVersion).toBe(before.rulesVersion + 1);
    expect((await offered(world, business)).map(({ startAt }) => startAt.slice(0, 10))).not.toContain(
      '2026-11-23',
    );
    expect(await storedRun(world, business.tenantId)).toEqual(await cleanRun(world, business.tenantId));
  });

  test('by many at once is each kept, and each raises the version', async () => {
    const before = await tenantOf(world, business.tenantId);
    const answers = await Promise.all(Array.from({ length: 8 }, () => create()));
    expect(tally(answers)).toEqual({ '201': 8 });
    expect(await windows()).toHaveLength(13);
    const after = await tenantOf(world, business.tenantId);
    expect(after.rulesVersion).toBe(before.rulesVersion + 8);
  });

  test('stops at a hundred windows, even when many ask for the hundredth at once', async () => {
    for (let n = 5; n < 98; n++) expect((await create()).status).toBe(201);
    const answers = await Promise.all(Array.from({ length: 6 }, () => create()));
    expect(tally(answers)).toEqual({ '201': 2, '409 limit_reached': 4 });
    expect(await windows()).toHaveLength(100);
  });

  test('without a zone takes the business’s own; a blank or unknown one is refused, which no agenda could read', async () => {
    const made = (await create()).json.data;
    expect(made.timezone).toBe('America/Toronto');
    const path = `/v1/availability/${made.availabilityId}`;
    for (const timezone of ['', 'Mars/Olympus_Mons', '+05:00']) {
      const answers = [
        await create({ ...MONDAY_NOON, timezone }),
        await world.call('PATCH', path, { token, body: { timezone } }),
      ];
      expect(tally(answers)).toEqual({ '400 invalid_request': 2 });
    }
    expect((await offered(world, business)).length).toBeGreaterThan(0);
  });

  test('of its start and its end by two at once never leaves it ending before it starts', async () => {
    const [{ availabilityId, version }] = await windows();
    const patch = (body: object) =>
      world.call('PATCH', `/v1/availability/${availabilityId}`, { token, body: { ...body, version } });
    const answers = await Promise.all([patch({ startTime: '16:00' }), patch({ endTime: '10:00' })]);
    expect(tally(answers)).toEqual({ '200': 1, '409 changed_meanwhile': 1 });
    const [window] = await windows();
    expect(window.startTime < window.endTime).toBe(true);
  });

  test.each(Object.entries(CONTENTION))('is tried again after %s', async (_name, error) => {
    const heal = injectFaults(
      world.kernel.table,
      firstOnes(3, isTransaction, () => ({ before: error() })),
    );
    const answer = await create();
    heal();
    expect(answer.status).toBe(201);
    expect(await windows()).toHaveLength(6);
  });

  test('whose reply is lost is made once, saved or gone all the same', async () => {
    const lost = () =>
      injectFaults(
        world.kernel.table,
        firstOnes(1, isTransaction, () => ({ after: lostReply() })),
      );
    let heal = lost();
    const made = await create();
    heal();
    expect(made.status).toBe(201);
    const path = `/v1/availability/${made.json.data.availabilityId}`;
    heal = lost();
    expect((await world.call('PATCH', path, { token, body: { capacity: 7 } })).json.data.capacity).toBe(7);
    heal();
    heal = lost();
    expect((await world.call('DELETE', path, { token })).status).toBe(204);
    heal();
    expect(await windows()).toHaveLength(5);
  });
});
